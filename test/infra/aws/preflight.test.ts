import { ListHostedZonesByNameCommand, ListResourceRecordSetsCommand, Route53Client } from '@aws-sdk/client-route-53';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientsFor } from '../../../infra/aws/clients.ts';
import { afterLines, findingLines, planLines } from '../../../infra/aws/plan.ts';
import { preflight } from '../../../infra/aws/preflight.ts';
import { settings } from '../../../infra/aws/settings.ts';

const sts = mockClient(STSClient);
const ssm = mockClient(SSMClient);
const ses = mockClient(SESv2Client);
const route53 = mockClient(Route53Client);

const failure = (name: string): Error => Object.assign(new Error(name), { name });
const plain = settings.parse({ owner: 'ada@example.org', region: 'eu-central-1' });
const words = async (of = plain): Promise<string> =>
  findingLines((await preflight(clientsFor(of.region), of)).findings).join('\n');

beforeEach(() => {
  for (const mock of [sts, ssm, ses, route53]) mock.reset();
  sts.on(GetCallerIdentityCommand).resolves({ Account: '123456789012', Arn: 'arn:aws:iam::123456789012:user/ada' });
  ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '30' } });
  ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: true });
  ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true });
});

test('an account with everything in place has nothing to mend', async () => {
  expect(await words()).not.toMatch(/[✗!]/);
});

test('without credentials it says how to get some and asks nothing further', async () => {
  sts.on(GetCallerIdentityCommand).rejects(failure('CredentialsProviderError'));
  expect(await words()).toContain('aws configure');
  expect(ssm.calls()).toHaveLength(0);
});

test('expired credentials are told from missing ones', async () => {
  sts.on(GetCallerIdentityCommand).rejects(failure('ExpiredTokenException'));
  expect(await words()).toContain('the credentials have expired');
});

test('being offline is told from having no credentials', async () => {
  sts.on(GetCallerIdentityCommand).rejects(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
  expect(await words()).toContain('AWS cannot be reached from here');
});

test('what these credentials may not look at is said, and the rest is looked at', async () => {
  ses.on(GetAccountCommand).rejects(failure('AccessDeniedException'));
  ses.on(GetEmailIdentityCommand).rejects(failure('NotFoundException'));
  const said = await words();
  expect(said).toContain('! mail: it could not be looked at (AccessDeniedException)');
  expect(said).toContain('! sender: ada@example.org is not verified yet');
});

test('a region without bootstrap gets the very command that prepares it', async () => {
  ssm.on(GetParameterCommand).rejects(failure('ParameterNotFound'));
  expect(await words()).toContain('npx cdk bootstrap aws://123456789012/eu-central-1');
});

test('an old bootstrap is renewed by the same command', async () => {
  ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '6' } });
  expect(await words()).toContain('✗ bootstrap: the bootstrap is version 6');
});

test('a region that does not exist is told from a missing bootstrap', async () => {
  ssm.on(GetParameterCommand).rejects(failure('TimeoutError'));
  const said = await words();
  expect(said).toContain('✗ region: eu-central-1 does not answer');
  expect(said).not.toContain('cdk bootstrap');
});

test('a sender that is not verified does not stop a deployment', async () => {
  ses.on(GetEmailIdentityCommand).rejects(failure('NotFoundException'));
  expect(await words()).toContain('! sender: ada@example.org is not verified yet');
});

test('the sandbox is named with the way out of it', async () => {
  ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true });
  expect(await words()).toContain('Request production access');
});

describe('a zone', () => {
  const of = settings.parse({ ...plain, region: 'us-east-1', domain: 'play.example.org', zone: 'example.org' });
  const dmarcRecord = (value: string) =>
    route53.on(ListResourceRecordSetsCommand, { StartRecordName: '_dmarc.example.org' }).resolves({
      ResourceRecordSets: [{ Name: '_dmarc.example.org.', Type: 'TXT', ResourceRecords: [{ Value: value }] }],
      IsTruncated: false,
      MaxItems: 1,
    });

  beforeEach(() => {
    route53.on(ListHostedZonesByNameCommand).resolves({
      HostedZones: [{ Id: '/hostedzone/Z1', Name: 'example.org.', CallerReference: 'x' }],
      IsTruncated: false,
      MaxItems: 1,
    });
    const next = { Name: 'play.example.org.', Type: 'A' } as const;
    route53.on(ListResourceRecordSetsCommand).resolves({ ResourceRecordSets: [next], IsTruncated: false, MaxItems: 1 });
  });

  test('is found by its name, and its id kept for the stack', async () => {
    expect((await preflight(clientsFor(of.region), of)).zoneId).toBe('Z1');
  });

  test('that is not in the account stops the deployment', async () => {
    route53.on(ListHostedZonesByNameCommand).resolves({ HostedZones: [], IsTruncated: false, MaxItems: 1 });
    expect(await words(of)).toContain('✗ zone: there is no public hosted zone example.org');
  });

  test('without a DMARC record gets one from the stack, and keeps it', async () => {
    expect((await preflight(clientsFor(of.region), of)).dmarc).toBe(true);
    dmarcRecord('"v=DMARC1; p=none; rua=mailto:ada@example.org"');
    expect((await preflight(clientsFor(of.region), of)).dmarc).toBe(true);
  });

  test('keeps the DMARC record of the stack under another owner, and where it cannot be looked at', async () => {
    const before = settings.parse({ ...of, dmarc: true });
    dmarcRecord('"v=DMARC1; p=none; rua=mailto:bruno@example.org"');
    expect((await preflight(clientsFor(of.region), before)).dmarc).toBe(true);
    expect((await preflight(clientsFor(of.region), of)).dmarc).toBe(false);
    route53
      .on(ListResourceRecordSetsCommand, { StartRecordName: '_dmarc.example.org' })
      .rejects(failure('AccessDenied'));
    expect((await preflight(clientsFor(of.region), before)).dmarc).toBe(true);
  });

  test('with a DMARC record of its owner keeps that', async () => {
    dmarcRecord('"v=DMARC1; p=reject"');
    expect((await preflight(clientsFor(of.region), of)).dmarc).toBe(false);
    expect(await words(of)).toContain('_dmarc.example.org is yours: "v=DMARC1; p=reject"');
  });
});

describe('the way of mail into the world', () => {
  beforeEach(() => void ses.on(GetEmailIdentityCommand).rejects(failure('NotFoundException')));
  const outputs = Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`DkimName${n}`, `tok${n}._domainkey.example.org`],
      [`DkimValue${n}`, `tok${n}.dkim.amazonses.com`],
    ]),
  );
  const mailed = settings.parse({ ...plain, mailDomain: 'example.org' });

  test('from an address alone is told to be a poor one', async () => {
    expect(await words()).toContain('--mail-domain example.org');
  });

  test('from a domain kept elsewhere is six records, told before and to the letter after', async () => {
    expect(await words(mailed)).toContain('! sender: example.org is not verified yet');
    const before = planLines(mailed).join('\n');
    for (const record of [/CNAME +TOKEN1\._domainkey\.example\.org/, /MX +bounce\.example\.org/])
      expect(before).toMatch(record);
    const after = afterLines(mailed, outputs, []).join('\n');
    expect(after.match(/^ +(CNAME|MX|TXT) .*$/gm)?.map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual([
      'CNAME tok1._domainkey.example.org tok1.dkim.amazonses.com',
      'CNAME tok2._domainkey.example.org tok2.dkim.amazonses.com',
      'CNAME tok3._domainkey.example.org tok3.dkim.amazonses.com',
      'MX bounce.example.org 10 feedback-smtp.eu-central-1.amazonses.com',
      'TXT bounce.example.org v=spf1 include:amazonses.com ~all',
      'TXT _dmarc.example.org v=DMARC1; p=none; rua=mailto:ada@example.org',
    ]);
  });
});
