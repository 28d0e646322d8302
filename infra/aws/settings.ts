import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

export const SETTINGS_FILE = 'postwright.config.json';

const address = z.email('your mail address is needed: --owner you@example.org');
const domain = z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a domain name such as play.example.org');

/** What an owner decides; everything else has a default. */
export const settings = z.strictObject({
  /** Where alarms go, and who is owner on the site. */
  owner: address,
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'a region such as eu-central-1')
    .default('us-east-1'),
  stack: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/)
    .default('Postwright'),
  /** The site's own name; needs `zone`, the hosted zone in Route 53 that it lies in. */
  domain: domain.optional(),
  zone: domain.optional(),
  /** Id of that zone; `npm run deploy` looks it up. */
  zoneId: z.string().optional(),
  /** A domain that mail comes from and whose records are kept elsewhere; what to enter there is printed. */
  mailDomain: domain.optional(),
  /** The stack writes the DMARC record of the zone; `npm run deploy` looks whether there is another one. */
  dmarc: z.boolean().optional(),
  /** ARN of a certificate in us-east-1 for `domain`; needed when the stack lies in another region. */
  certificate: z.string().startsWith('arn:aws:acm:us-east-1:').optional(),
  /** USD a month at which a mail warns. */
  budget: z.number().positive().default(5),
  /** Requests a second that the API answers at the most; caps what an attack can cost. */
  throttle: z.number().int().positive().default(25),
  /** Mails that go out in an hour at the most; 0: no cap. */
  mailsAnHour: z.number().int().min(0).default(500),
  /** Reserved concurrency of the API function; only where the account's quota allows it. */
  concurrency: z.number().int().positive().optional(),
});

export type Settings = z.infer<typeof settings>;

/** What is wrong with settings that are in themselves well formed, in words; empty when nothing is. */
export const contradictions = (s: Settings): readonly string[] => [
  ...(s.domain && !s.zone ? ['`domain` needs `zone`: the hosted zone in Route 53 that the domain lies in'] : []),
  ...(s.zone && s.mailDomain
    ? ['`mailDomain` is for a domain that is not in Route 53: with `zone` mail comes from there']
    : []),
  ...(s.zone && !s.domain ? ['`zone` is given without `domain`'] : []),
  ...(s.domain && s.zone && s.domain !== s.zone && !s.domain.endsWith(`.${s.zone}`)
    ? [`${s.domain} does not lie in the zone ${s.zone}`]
    : []),
  ...(s.domain && s.region !== 'us-east-1' && !s.certificate
    ? ['`certificate` is needed: CloudFront takes certificates from us-east-1 only; request one there for the domain']
    : []),
];

/** The settings in the file, with `changes` on top. Throws `BadSettings` with every fault in words. */
export const readSettings = (file: string, changes: Readonly<Record<string, unknown>> = {}): Settings => {
  const parsed = settings.safeParse({ ...stored(file), ...changes });
  if (!parsed.success)
    throw new BadSettings(parsed.error.issues.map((i) => `${i.path.join('.') || 'settings'}: ${i.message}`));
  const wrong = contradictions(parsed.data);
  if (wrong.length > 0) throw new BadSettings(wrong);
  return parsed.data;
};

const stored = (file: string): Readonly<Record<string, unknown>> => {
  if (!existsSync(file)) return {};
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new BadSettings([`${file} is not a JSON object`]);
  }
};

export class BadSettings extends Error {
  override readonly name = 'BadSettings';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}
