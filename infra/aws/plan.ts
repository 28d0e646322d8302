import type { Finding } from './preflight.ts';
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
  `  1 sender in SES: ${s.zone ? `postwright@${s.zone}` : s.owner}, with bounces and complaints coming back`,
  '  1 clock that ticks each minute',
  `  alarms by mail to ${s.owner}, and a warning when a month costs more than ${s.budget} USD`,
  'Idle it costs cents a month; docs/operations.md has the table.',
];

/** What is left to do by hand after a deployment. */
export const afterLines = (s: Settings, url: string, findings: readonly Finding[]): readonly string[] => [
  `Postwright runs at ${url}`,
  '',
  'Next:',
  `  1. Press the link in the mail "AWS Notification - Subscription Confirmation" to ${s.owner}: alarms come from there.`,
  ...(s.zone ? [] : [`  2. Press the link that SES mails to ${s.owner}: the site sends from that address.`]),
  `  3. Sign in at ${url}/in as ${s.owner}; the first to do so is the owner and sees ${url}/admin.`,
  '     Before mail works: npm run sign-in-link -- YOUR_ADDRESS',
  ...findings
    .filter((f) => f.state === 'note')
    .flatMap((f) => [`  ! ${f.check}: ${f.says}`, ...f.next.map((n) => `      → ${n}`)]),
];
