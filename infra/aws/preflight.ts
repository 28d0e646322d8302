import { ListHostedZonesByNameCommand, type Route53Client } from '@aws-sdk/client-route-53';
import { GetAccountCommand, GetEmailIdentityCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, type SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, type STSClient } from '@aws-sdk/client-sts';
import type { Settings } from './settings.ts';

/** What one look at the account found: in words, with what to do where something is missing. */
export interface Finding {
  readonly check: 'credentials' | 'region' | 'bootstrap' | 'zone' | 'mail' | 'sender';
  /** `stop`: a deployment cannot work. `note`: it works, and the owner should know. */
  readonly state: 'ok' | 'note' | 'stop';
  readonly says: string;
  readonly next: readonly string[];
}

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
}

/** The bootstrap version that our assets need. */
const BOOTSTRAP = 14;

const ok = (check: Finding['check'], says: string): Finding => ({ check, state: 'ok', says, next: [] });
const stop = (check: Finding['check'], says: string, ...next: readonly string[]): Finding => ({
  check,
  state: 'stop',
  says,
  next,
});
const note = (check: Finding['check'], says: string, ...next: readonly string[]): Finding => ({
  check,
  state: 'note',
  says,
  next,
});

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));

/** Looks at everything a deployment needs, changes nothing, and says all that is missing at once. */
export const preflight = async (clients: Clients, settings: Settings): Promise<Preflight> => {
  const { finding: credentials, account } = await whoAmI(clients.sts);
  if (!account) return { findings: [credentials], account: null, zoneId: null };
  const region = await regionAnswers(clients.ssm, settings, account);
  if (region.some((f) => f.state === 'stop' && f.check === 'region'))
    return { findings: [credentials, ...region], account, zoneId: null };
  const zone = await zoneOf(clients.route53, settings);
  const mail = [await mailState(clients.ses, settings), await sender(clients.ses, settings)];
  return { findings: [credentials, ...region, ...zone.findings, ...mail], account, zoneId: zone.id };
};

const whoAmI = async (sts: STSClient): Promise<{ finding: Finding; account: string | null }> => {
  try {
    const { Account, Arn } = await sts.send(new GetCallerIdentityCommand({}));
    return { finding: ok('credentials', `account ${Account}, as ${Arn}`), account: Account ?? null };
  } catch (error) {
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

const mailState = async (ses: SESv2Client, settings: Settings): Promise<Finding> => {
  const { ProductionAccessEnabled, SendingEnabled, SendQuota, EnforcementStatus } = await ses.send(
    new GetAccountCommand({}),
  );
  if (SendingEnabled === false)
    return stop(
      'mail',
      `SES may not send in ${settings.region} (${EnforcementStatus})`,
      'Answer the open case in the SES console.',
    );
  if (!ProductionAccessEnabled)
    return note(
      'mail',
      'SES is in the sandbox: mail reaches verified addresses only, 200 a day',
      'Deploy now; invite friends by link until it is lifted.',
      'Ask for production access: SES console → Account dashboard → Request production access (docs/deploy.md, "Leaving the sandbox").',
    );
  return ok('mail', `${SendQuota?.Max24HourSend ?? '?'} mails a day`);
};

const sender = async (ses: SESv2Client, settings: Settings): Promise<Finding> => {
  const identity = settings.zone ?? settings.owner;
  try {
    const { VerifiedForSendingStatus } = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: identity }));
    if (VerifiedForSendingStatus) return ok('sender', `${identity} is verified`);
  } catch (error) {
    if (nameOf(error) !== 'NotFoundException') throw error;
  }
  return settings.zone
    ? note('sender', `${identity} will be verified by records that the deployment writes; this takes minutes to hours`)
    : note(
        'sender',
        `${identity} is not verified yet`,
        'After the deployment SES mails a link to it: press it, or no mail goes out.',
      );
};
