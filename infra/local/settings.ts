import { resolve } from 'node:path';
import * as z from 'zod';
import type { Readers } from './inbox/inbox.ts';
import { isLoopback } from './inbox/is-local.ts';
import { Refusal } from './refusal.ts';

const settings = z.object({
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The address to listen at; empty: every network of this machine. */
  HOST: z.string().default(''),
  DATA_DIR: z.string().min(1).default('.postwright'),
  /** Where people reach the site; by default this machine by its own name for itself. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).origin === url, 'must be like https://games.example.org, without a path')
    .optional(),
  /** `open`: everybody who reaches the server may read all mail. */
  INBOX: z.enum(['', 'open']).default(''),
  /** `ses`: mail goes out through Amazon SES with the credentials of the environment. */
  MAIL: z.enum(['', 'ses']).default(''),
  /** Mail goes out through this server: smtp://user:password@host:port or smtps://… */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Postwright <postwright@localhost>'),
  /** Seconds between the end of a turn and the mail to the next player. */
  NOTICE_DELAY: z.coerce.number().int().min(0).default(5),
  /** Mails that go out in an hour at the most; 0: no cap. */
  MAILS_AN_HOUR: z.coerce.number().int().min(0).default(500),
  /** Seconds between two rounds of the timekeeper. */
  SWEEP: z.coerce.number().min(0.2).default(3),
  /** `yes`: a proxy in front adds X-Forwarded-For, and its last entry is where a request comes from. */
  BEHIND_PROXY: z.enum(['', 'no', 'yes']).default(''),
  /** `no`: bots do not play the game that the landing page shows. */
  DEMO: z.enum(['', 'no', 'yes']).default(''),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly origin: string | null;
  readonly inboxReaders: Readers;
  readonly mail: { readonly by: 'inbox' } | { readonly by: 'ses' } | { readonly by: 'smtp'; readonly url: string };
  readonly mailFrom: string;
  readonly noticeDelay: number;
  readonly mailsAnHour: number;
  readonly sweepSeconds: number;
  readonly behindProxy: boolean;
  readonly demo: boolean;
}

/** Who reaches the server by a proxy or by another name than this machine's own is somebody else. */
const readersOf = ({ INBOX, BEHIND_PROXY, PUBLIC_ORIGIN }: z.infer<typeof settings>): Readers => {
  if (INBOX === 'open') return 'everybody';
  return BEHIND_PROXY !== 'yes' && isLoopback(PUBLIC_ORIGIN ?? null) ? 'this-machine' : 'nobody';
};

/** Reads the settings of one machine from its environment; everything wrong is said at once. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const read = settings.safeParse(environment);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Refusal(`These settings cannot be used:\n${wrong.join('\n')}`);
  }
  const given = read.data;
  if (given.MAIL && given.SMTP_URL) throw new Refusal('Mail goes out either by MAIL=ses or by SMTP_URL, not by both.');
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    origin: given.PUBLIC_ORIGIN ?? null,
    inboxReaders: readersOf(given),
    mail: given.SMTP_URL ? { by: 'smtp', url: given.SMTP_URL } : { by: given.MAIL || 'inbox' },
    mailFrom: given.MAIL_FROM,
    noticeDelay: given.NOTICE_DELAY,
    mailsAnHour: given.MAILS_AN_HOUR,
    sweepSeconds: given.SWEEP,
    behindProxy: given.BEHIND_PROXY === 'yes',
    demo: given.DEMO !== 'no',
  };
};
