import type { Finding } from './finding.ts';
import { recordLines, recordsToEnter, senderDomain } from './mail-records.ts';
import type { Settings } from './settings.ts';

const MARKS: Readonly<Record<Finding['state'], string>> = { ok: '✓', note: '!', stop: '✗' };

/** The findings as lines for a terminal, each with what to do. */
export const findingLines = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap((f) => [`  ${MARKS[f.state]} ${f.check}: ${f.says}`, ...f.next.map((step) => `      → ${step}`)]);

/** What a deployment would make, in words; nothing here asks the network. */
export const planLines = (s: Settings): readonly string[] => [
  `Stack ${s.stack} in ${s.region}, at ${s.domain ? `https://${s.domain}` : 'an address of CloudFront'}:`,
  '  6 tables in DynamoDB, paid by request; logs, accounts, seeds and keys are kept by `npm run destroy`',
  '  6 functions in Lambda (Node 24, arm64): api, projector, notifier, timekeeper, picture, feedback',
  '  1 HTTP API behind 1 CloudFront distribution, with the pages in 1 private bucket',
  `  1 sender in SES: ${senderDomain(s) ? `postwright@${senderDomain(s)}` : s.owner}, with bounces and complaints coming back`,
  '  1 clock that ticks each minute',
  `  alarms by mail to ${s.owner}, and a warning when a month costs more than ${s.budget} USD`,
  ...(s.zone
    ? [`  in the zone ${s.zone}: the address, the keys of the sender (DKIM), MAIL FROM, and DMARC if there is none`]
    : []),
  ...(s.mailDomain
    ? [
        `  for mail from ${s.mailDomain} you will enter these records where the domain is kept (tokens come with the stack):`,
        ...recordLines(recordsToEnter(s.mailDomain, s, null)),
      ]
    : []),
  'Idle it costs cents a month; docs/operations.md has the table.',
];

const senderStep = (s: Settings, outputs: Readonly<Record<string, string>>): readonly string[] => {
  if (s.zone)
    return ['  2. Nothing for mail: the records of the sender are in the zone, and SES finds them within the hour.'];
  if (!s.mailDomain) return [`  2. Press the link that SES mails to ${s.owner}: the site sends from that address.`];
  return [
    `  2. Enter these records where ${s.mailDomain} is kept; SES finds them within hours. Leave out the last if there is one:`,
    ...recordLines(recordsToEnter(s.mailDomain, s, outputs)),
  ];
};

/** What is left to do by hand after a deployment. */
export const afterLines = (
  s: Settings,
  outputs: Readonly<Record<string, string>>,
  findings: readonly Finding[],
): readonly string[] => [
  `Postwright runs at ${outputs.Url}`,
  '',
  'Next:',
  `  1. Press the link in the mail "AWS Notification - Subscription Confirmation" to ${s.owner}: alarms come from there.`,
  ...senderStep(s, outputs),
  `  3. Sign in at ${outputs.Url}/in as ${s.owner}; the first to do so is the owner and sees ${outputs.Url}/admin.`,
  '     Before mail works: npm run -s sign-in-link -- YOUR_ADDRESS --cloud',
  ...findings
    .filter((f) => f.state === 'note')
    .flatMap((f) => [`  ! ${f.check}: ${f.says}`, ...f.next.map((n) => `      → ${n}`)]),
];
