import { ListHostedZonesByNameCommand, Route53Client } from '@aws-sdk/client-route-53';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { clientsFor } from '../../../infra/aws/clients.ts';
import { findingLines } from '../../../infra/aws/plan.ts';
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

test('a zone is found by its name, and its id kept for the stack', async () => {
  route53.on(ListHostedZonesByNameCommand).resolves({
    HostedZones: [{ Id: '/hostedzone/Z1', Name: 'example.org.', CallerReference: 'x' }],
    IsTruncated: false,
    MaxItems: 1,
  });
  const of = settings.parse({ ...plain, region: 'us-east-1', domain: 'play.example.org', zone: 'example.org' });
  expect((await preflight(clientsFor(of.region), of)).zoneId).toBe('Z1');
});

test('a zone that is not in the account stops the deployment', async () => {
  route53.on(ListHostedZonesByNameCommand).resolves({ HostedZones: [], IsTruncated: false, MaxItems: 1 });
  const of = settings.parse({ ...plain, region: 'us-east-1', domain: 'play.example.org', zone: 'example.org' });
  expect(await words(of)).toContain('✗ zone: there is no public hosted zone example.org');
});
