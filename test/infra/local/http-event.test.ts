import { describe, expect, test } from 'vitest';
import { eventOf, responseOf } from '../../../infra/local/http-event.ts';

const request = (url: string, headers: Record<string, string | string[]> = {}, body = '') =>
  eventOf({ method: 'POST', url, headers, body: Buffer.from(body), sourceIp: '192.0.2.7' }, 1_796_000_000_000);

describe('a request', () => {
  test('keeps its path and query as they came', () => {
    const { rawPath, rawQueryString, queryStringParameters } = request('/api/a%20b?x=1&x=2&y=%26');
    expect([rawPath, rawQueryString]).toEqual(['/api/a%20b', 'x=1&x=2&y=%26']);
    expect(queryStringParameters).toEqual({ x: '1,2', y: '&' });
  });

  test('has its cookies in a list and not among its headers', () => {
    const { cookies, headers } = request('/', { cookie: 'a=1; b=2', accept: 'text/html' });
    expect(cookies).toEqual(['a=1', 'b=2']);
    expect(headers).toEqual({ accept: 'text/html' });
  });

  test('joins a header that came several times', () => {
    expect(request('/', { 'x-many': ['1', '2'] }).headers).toEqual({ 'x-many': '1,2' });
  });

  test('carries text as text and everything else in base64', () => {
    const json = request('/', { 'content-type': 'application/json' }, '{"ä":1}');
    expect([json.body, json.isBase64Encoded]).toEqual(['{"ä":1}', false]);
    const form = request('/', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b');
    expect([form.body, form.isBase64Encoded]).toEqual(['YT1i', true]);
    expect(request('/')).not.toHaveProperty('body');
  });

  test('says where it comes from', () => {
    expect(request('/').requestContext.http).toMatchObject({ method: 'POST', path: '/', sourceIp: '192.0.2.7' });
    expect(request('/').requestContext.time).toMatch(/^\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
  });
});

describe('an answer', () => {
  test('sets each cookie in a header of its own', () => {
    const { status, headers, body } = responseOf({
      statusCode: 200,
      headers: { ETag: '"4"' },
      cookies: ['a=1', 'b=2'],
      body: 'hi',
    });
    expect([status, headers, body.toString()]).toEqual([200, { etag: '"4"', 'set-cookie': ['a=1', 'b=2'] }, 'hi']);
  });

  test('may come in base64', () => {
    expect(responseOf({ statusCode: 200, body: 'iVBO', isBase64Encoded: true }).body).toEqual(
      Buffer.from('iVBO', 'base64'),
    );
  });

  test.each([null, 'hello', {}, { statusCode: 'x' }])('that the gateway does not understand is a 500: %j', (result) => {
    expect(responseOf(result).status).toBe(500);
  });
});
