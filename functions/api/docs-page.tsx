/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type * as z from 'zod/mini';
import { contract, type Route } from '../contract/contract.ts';
import { schemaOf } from './open-api.ts';

/** A value of the right form to begin with, from a schema. */
const example = (schema: z.core.JSONSchema._JSONSchema): unknown => {
  if (typeof schema === 'boolean') return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first !== undefined) return example(first);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([key]) => schema.required?.includes(key))
        .map(([key, value]) => [key, example(value)]),
    );
  if (schema.type === 'array') return Array.isArray(schema.items) || !schema.items ? [] : [example(schema.items)];
  if (schema.type === 'boolean') return false;
  return schema.type === 'integer' || schema.type === 'number' ? 0 : '';
};

const Field: FC<{ readonly name: string; readonly label: string }> = ({ name, label }) => (
  <label>
    {label}
    <input name={name} autocomplete="off" />
  </label>
);

const Operation: FC<{ readonly id: string; readonly route: Route }> = ({ id, route }) => (
  <details id={id}>
    <summary>
      <span class="method">{route.method}</span>
      <code>{route.path}</code> {route.says}
    </summary>
    <form data-method={route.method} data-path={route.path}>
      {route.who === 'session' ? <p>Needs a session.</p> : null}
      {Object.keys(route.params?.() ?? {}).map((name) => (
        <Field name={name} label={name} />
      ))}
      {Object.keys(route.query?.() ?? {}).map((name) => (
        <Field name={`?${name}`} label={`${name} (query)`} />
      ))}
      {route.body ? (
        <label>
          Body
          <textarea name="body" rows={8} spellcheck={false}>
            {JSON.stringify(example(schemaOf(route.body(), 'input')), null, 2)}
          </textarea>
        </label>
      ) : null}
      <button type="submit">Try it</button>
      <output />
    </form>
  </details>
);

/** The contract as a page on which each route can be tried. */
export const docsPage = (): string => {
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>The API of Postwright</title>
        <link rel="stylesheet" href="/api/docs.css" />
        <script src="/api/docs.js" defer />
      </head>
      <body>
        <main>
          <h1>The API of Postwright</h1>
          <p>
            Every route of the <a href="/api/openapi.json">OpenAPI document</a>, to try with the session of this
            browser. What is sent here is really done.
          </p>
          {Object.entries(contract).map(([id, route]) => (
            <Operation id={id} route={route} />
          ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${page}`;
};
