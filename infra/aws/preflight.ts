import { ListHostedZonesByNameCommand, type Route53Client } from '@aws-sdk/client-route-53';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, type SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, type STSClient } from '@aws-sdk/client-sts';
import { type Finding, nameOf, note, ok, stop } from './finding.ts';
import { dmarcState, mailState, sender } from './preflight-mail.ts';
import type { Settings } from './settings.ts';

export interface Clients {
  readonly sts: STSClient;
  readonly ssm: SSMClient;
  readonly ses: SESv2Client;
  readonly route53: Route53Client;
}

export interface Preflight {
  readonly findings: readonly Finding[];
  readonly account: string | null;
  readonly zoneId: string | null;
  /** The stack is to write the zone's DMARC record. */
  readonly dmarc: boolean;
}

/** The bootstrap version that our assets need. */
const BOOTSTRAP = 14;

/** Looks at everything a deployment needs, changes nothing, and says all that is missing at once. */
export const preflight = async (clients: Clients, settings: Settings): Promise<Preflight> => {
  const { finding: credentials, account } = await whoAmI(clients.sts);
  if (!account) return { findings: [credentials], account: null, zoneId: null, dmarc: false };
  const region = await regionAnswers(clients.ssm, settings, account);
  if (region.some((f) => f.state === 'stop' && f.check === 'region'))
    return { findings: [credentials, ...region], account, zoneId: null, dmarc: false };
  // Where nothing can be looked up, what the stack has written stays.
  const nobody = { findings: [], id: null, ours: settings.dmarc ?? false };
  const zone = await looked('zone', nobody, () => zoneOf(clients.route53, settings));
  const dmarc = await looked('dmarc', nobody, () => dmarcState(clients.route53, settings, zone.id));
  const mail = [
    await looked('mail', nobody, async () => ({ findings: [await mailState(clients.ses, settings)] })),
    await looked('sender', nobody, async () => ({ findings: [await sender(clients.ses, settings)] })),
  ];
  const findings = [credentials, ...region, ...[zone, dmarc, ...mail].flatMap((one) => one.findings)];
  return { findings, account, zoneId: zone.id, dmarc: dmarc.ours };
};

const OFFLINE = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'ETIMEDOUT'];
const isOffline = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && OFFLINE.includes(String(error.code));

/** What one look finds; where the account does not let these credentials look, that is a finding itself. */
const looked = async <T extends { readonly findings: readonly Finding[] }>(
  check: Finding['check'],
  otherwise: T,
  look: () => Promise<T>,
): Promise<T> => {
  try {
    return await look();
  } catch (error) {
    const says = `it could not be looked at (${nameOf(error)})`;
    const findings = [note(check, says, 'The credentials may not be allowed to, or the region lacks the service.')];
    return { ...otherwise, findings };
  }
};

const whoAmI = async (sts: STSClient): Promise<{ finding: Finding; account: string | null }> => {
  try {
    const { Account, Arn } = await sts.send(new GetCallerIdentityCommand({}));
    return { finding: ok('credentials', `account ${Account}, as ${Arn}`), account: Account ?? null };
  } catch (error) {
    if (isOffline(error))
      return {
        account: null,
        finding: stop('credentials', 'AWS cannot be reached from here', 'Is this machine online?'),
      };
    const expired = /expired/i.test(nameOf(error));
    const says = expired ? 'the credentials have expired' : 'there are no credentials that AWS accepts';
    return {
      account: null,
      finding: stop(
        'credentials',
        says,
        expired
          ? 'Sign in again: aws sso login (or make a new access key).'
          : 'Install the AWS CLI and run: aws configure',
        'Without the CLI: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in this shell.',
        'docs/deploy.md, "Credentials", shows every screen on the way to a key.',
      ),
    };
  }
};

const regionAnswers = async (ssm: SSMClient, settings: Settings, account: string): Promise<readonly Finding[]> => {
  const how = `npx cdk bootstrap aws://${account}/${settings.region}`;
  try {
    const { Parameter } = await ssm.send(new GetParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version' }));
    const version = Number(Parameter?.Value ?? 0);
    const region = ok('region', settings.region);
    if (version < BOOTSTRAP)
      return [
        region,
        stop('bootstrap', `the bootstrap is version ${version}, ${BOOTSTRAP} is needed`, `Run once: ${how}`),
      ];
    return [region, ok('bootstrap', `version ${version}`)];
  } catch (error) {
    const name = nameOf(error);
    if (name === 'ParameterNotFound')
      return [
        ok('region', settings.region),
        stop('bootstrap', `${settings.region} is not prepared for the CDK in this account`, `Run once: ${how}`),
      ];
    if (/AccessDenied/.test(name))
      return [
        ok('region', settings.region),
        note(
          'bootstrap',
          'these credentials may not look at the bootstrap',
          `If the deployment fails, run once: ${how}`,
        ),
      ];
    return [
      stop(
        'region',
        `${settings.region} does not answer (${name})`,
        'Is it written correctly and switched on for the account? See Account → AWS Regions in the console.',
        `Another one: npm run deploy -- --region eu-central-1`,
      ),
    ];
  }
};

const zoneOf = async (
  route53: Route53Client,
  settings: Settings,
): Promise<{ findings: readonly Finding[]; id: string | null }> => {
  if (!settings.zone) return { findings: [], id: null };
  const { HostedZones = [] } = await route53.send(new ListHostedZonesByNameCommand({ DNSName: settings.zone }));
  const found = HostedZones.find((z) => z.Name === `${settings.zone}.` && !z.Config?.PrivateZone);
  if (!found?.Id)
    return {
      id: null,
      findings: [
        stop(
          'zone',
          `there is no public hosted zone ${settings.zone} in this account`,
          'Make one in Route 53 and point the registrar of the domain to its name servers, or leave `domain` and `zone` out.',
        ),
      ],
    };
  return { findings: [ok('zone', settings.zone)], id: found.Id.replace('/hostedzone/', '') };
};
