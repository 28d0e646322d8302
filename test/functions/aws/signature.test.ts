import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
import { signed } from '../../../functions/aws/signature.ts';

// The example that AWS gives for its signature.
const EXAMPLE = {
  service: 'service',
  region: 'us-east-1',
  credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
  at: new Date('2015-08-30T12:36:00Z'),
};

test('a request is signed as in the published example', () => {
  const url = new URL('https://example.amazonaws.com/');
  expect(signed({ method: 'GET', url, headers: {}, body: '' }, EXAMPLE)).toEqual({
    host: 'example.amazonaws.com',
    'x-amz-date': '20150830T123600Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, ' +
      'SignedHeaders=host;x-amz-date, Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  });
});

interface Taken {
  readonly method: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the SDK would send, signature and all. */
const bySdk = async (path: string): Promise<Taken> => {
  const credentials = { ...EXAMPLE.credentials, sessionToken: 'a/token+of=them' };
  const client = new SESv2Client({ region: 'eu-central-1', credentials, maxAttempts: 1 });
  const taken = Promise.withResolvers<Taken>();
  client.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.request as object, { path });
      return next(args);
    },
    { step: 'build' },
  );
  client.middlewareStack.add(
    () => async (args) => {
      taken.resolve(args.request as Taken);
      throw new Error('taken');
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  const mail = { Subject: { Data: 'Grüße' }, Body: { Text: { Data: 'Hello ☃' } } };
  client.send(new SendEmailCommand({ Content: { Simple: mail } })).catch(() => undefined);
  return taken.promise;
};

const FIELDS = /SignedHeaders=([^,]+), Signature=(\w+)/;

test.each([
  '/v2/email/outbound-emails',
  '/2015-03-31/functions/arn%3Aaws%3Alambda%3Aeu%3Afunction%3Aa(b)*%27/invocations',
])('what the SDK sends to %s gets the same signature', async (path) => {
  const { method, protocol, hostname, headers, body } = await bySdk(path);
  const [, names = '', signature] = FIELDS.exec(headers.authorization ?? '') ?? [];
  const time = headers['x-amz-date']?.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5') ?? '';
  const ours = ['host', 'x-amz-date', 'x-amz-security-token', 'authorization'];
  const given = Object.entries(headers).filter(([name]) => names.split(';').includes(name) && !ours.includes(name));
  const url = new URL(`${protocol}//${hostname}${path}`);
  const credentials = { ...EXAMPLE.credentials, sessionToken: 'a/token+of=them' };
  const signing = { service: 'ses', region: 'eu-central-1', credentials, at: new Date(time) };
  const { authorization } = signed({ method, url, headers: Object.fromEntries(given), body }, signing);
  expect(FIELDS.exec(authorization ?? '')?.slice(1)).toEqual([names, signature]);
});
