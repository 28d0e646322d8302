// What stands in the way of mail: the state of SES, the sender, and the DMARC record of the zone.

import { ListResourceRecordSetsCommand, type Route53Client } from '@aws-sdk/client-route-53';
import { GetAccountCommand, GetEmailIdentityCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import { type Finding, nameOf, note, ok, stop } from './finding.ts';
import { dmarcOf, senderDomain } from './mail-records.ts';
import type { Settings } from './settings.ts';

// Two records of one name cannot be; somebody else's stays as it is.
export const dmarcState = async (
  route53: Route53Client,
  { zone, owner, dmarc }: Settings,
  zoneId: string | null,
): Promise<{ findings: readonly Finding[]; ours: boolean }> => {
  if (!zone || !zoneId) return { findings: [], ours: false };
  const { name, value } = dmarcOf(zone, owner);
  const asked = { HostedZoneId: zoneId, StartRecordName: name, StartRecordType: 'TXT', MaxItems: 1 } as const;
  const { ResourceRecordSets = [] } = await route53.send(new ListResourceRecordSetsCommand(asked));
  const there = ResourceRecordSets.find((set) => set.Name === `${name}.` && set.Type === 'TXT');
  const said = there?.ResourceRecords?.map((record) => record.Value).join(' ');
  // The stack's own record may still name the owner of before.
  const kept = dmarc === true && said?.startsWith(`"${dmarcOf(zone, '').value}`) === true;
  const ours = said === undefined || said === `"${value}"` || kept;
  return { ours, findings: [ok('dmarc', ours ? `${name} is written with the zone` : `${name} is yours: ${said}`)] };
};

export const mailState = async (ses: SESv2Client, settings: Settings): Promise<Finding> => {
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

export const sender = async (ses: SESv2Client, settings: Settings): Promise<Finding> => {
  const identity = senderDomain(settings) ?? settings.owner;
  try {
    const { VerifiedForSendingStatus } = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: identity }));
    if (VerifiedForSendingStatus) return ok('sender', `${identity} is verified`);
  } catch (error) {
    if (nameOf(error) !== 'NotFoundException') throw error;
  }
  if (settings.mailDomain)
    return note(
      'sender',
      `${identity} is not verified yet`,
      'After the deployment enter the records that it prints where the domain is kept, or no mail goes out.',
    );
  return settings.zone
    ? note('sender', `${identity} will be verified by records that the deployment writes; this takes minutes to hours`)
    : note(
        'sender',
        `${identity} is not verified yet`,
        'After the deployment SES mails a link to it: press it, or no mail goes out.',
        'Many providers take such mail for spam. With a domain of yours it is signed: --mail-domain example.org',
      );
};
