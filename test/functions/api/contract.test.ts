import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../../functions/contract/contract.ts';
import { startWorld, type World } from '../../kit/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('the OpenAPI document has every route with its parameters, its body and its answer', async () => {
  const { body } = await world.browser().ask('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const [id, route] of Object.entries(contract)) {
    const operation = body.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method];
    expect(operation?.operationId).toBe(id);
    const named = [...route.path.matchAll(/:(\w+)/g)].map(([, key]) => key);
    const inPath = operation.parameters.filter((one: { in: string }) => one.in === 'path');
    expect(inPath.map(({ name }: { name: string }) => name)).toEqual(named);
    expect(operation.requestBody !== undefined).toBe('body' in route);
    expect(operation.responses[200].content['application/json'].schema).toBeTypeOf('object');
  }
});

test('no two routes have the same method and path', () => {
  const lines = Object.values(contract).map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
  expect(new Set(lines).size).toBe(lines.length);
});

test('the page to try the API has every route and nothing inline', async () => {
  const page = await world.browser().ask('GET', '/api/docs');
  for (const { path } of Object.values(contract)) expect(page.text).toContain(`<code>${path}</code>`);
  expect(page.text).not.toMatch(/<script>|style=|onclick/);
  const script = await world.browser().ask('GET', '/api/docs.js');
  expect(script.headers['content-type']).toContain('text/javascript');
  expect(() => new Function(script.text)).not.toThrow();
});

test('a body that the page proposes has the form of its route', async () => {
  const { text } = await world.browser().ask('GET', '/api/docs');
  const proposed = /data-path="\/api\/games\/:id\/turns">.*?<textarea[^>]*>(.*?)<\/textarea>/s.exec(text)?.[1] ?? '';
  const body = JSON.parse(proposed.replaceAll('&quot;', '"'));
  expect(body).toEqual({ seat: 0, expectedSeq: 0, commandId: '', moves: [{ action: '', picks: [''] }] });
});
