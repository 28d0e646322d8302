import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from '../../../functions/api/compression.ts';

const long = 'the same again, '.repeat(100);
const answer = (reply: object, accepted = 'br, gzip') =>
  compressed(
    JSON.stringify(reply),
    new Request('https://play.example/api/me', { headers: { 'accept-encoding': accepted } }),
    new Headers({ 'content-type': 'application/json' }),
  );
const encoding = (...said: Parameters<typeof answer>) => answer(...said).headers.get('content-encoding');

test('a long answer is compressed, and is the same when it is read', async () => {
  const response = answer({ long });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toBe('accept-encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(200);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual({ long });
});

test('a short answer goes as it is, and so does one for who cannot read the other', () => {
  expect(encoding({ short: 'x'.repeat(1000) })).toBeNull();
  for (const accepted of ['', 'br', 'identity', 'gzip;q=0', 'gzip;q=0.0, br'])
    expect(encoding({ long }, accepted)).toBeNull();
  for (const accepted of ['gzip', 'GZIP', 'gzip;q=0.5', 'br, gzip, deflate'])
    expect(encoding({ long }, accepted)).toBe('gzip');
});

test.each(['joinCode', 'token', 'secret', 'inviteLink'])('an answer with a %s is not compressed', (name) => {
  expect(encoding({ long, deep: [{ [name]: 'abcdefgh' }] })).toBeNull();
  expect(encoding({ long, deep: [{ [name]: null }] })).toBe('gzip');
});
