// What the world's mail servers look up about a domain that mail comes from.

import type { Settings } from './settings.ts';

export interface DnsRecord {
  readonly name: string;
  readonly type: 'CNAME' | 'MX' | 'TXT';
  readonly value: string;
}

/** The domain that mail comes from; null where it comes from the owner's own address. */
export const senderDomain = ({ zone, mailDomain }: Pick<Settings, 'zone' | 'mailDomain'>): string | null =>
  zone ?? mailDomain ?? null;

export const mailFromDomain = (domain: string): string => `bounce.${domain}`;

/** Asks for reports and refuses nothing: other mail of the domain may not be signed yet. */
export const dmarcOf = (domain: string, owner: string): DnsRecord => ({
  name: `_dmarc.${domain}`,
  type: 'TXT',
  value: `v=DMARC1; p=none; rua=mailto:${owner}`,
});

/** MAIL FROM of one's own: bounces come back through it, and SPF speaks for the sender's domain. */
const mailFromRecords = (domain: string, region: string): readonly DnsRecord[] => {
  const name = mailFromDomain(domain);
  return [
    { name, type: 'MX', value: `10 feedback-smtp.${region}.amazonses.com` },
    { name, type: 'TXT', value: 'v=spf1 include:amazonses.com ~all' },
  ];
};

type Outputs = Readonly<Record<string, string>>;

/** The three names under which SES publishes its keys; known once the stack is there, until then without their tokens. */
const dkimRecords = (domain: string, outputs: Outputs | null): readonly DnsRecord[] =>
  [1, 2, 3].map((n) => ({
    name: outputs?.[`DkimName${n}`] ?? `TOKEN${n}._domainkey.${domain}`,
    type: 'CNAME',
    value: outputs?.[`DkimValue${n}`] ?? `TOKEN${n}.dkim.amazonses.com`,
  }));

/** All records that an owner whose domain lies elsewhere enters there. */
export const recordsToEnter = (domain: string, settings: Settings, outputs: Outputs | null): readonly DnsRecord[] => [
  ...dkimRecords(domain, outputs),
  ...mailFromRecords(domain, settings.region),
  dmarcOf(domain, settings.owner),
];

/** Records as lines of a table, to be copied from. */
export const recordLines = (records: readonly DnsRecord[]): readonly string[] => {
  const longest = Math.max(...records.map(({ name }) => name.length));
  return records.map(({ name, type, value }) => `      ${type.padEnd(5)}  ${name.padEnd(longest)}  ${value}`);
};
