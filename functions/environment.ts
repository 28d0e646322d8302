import * as z from 'zod';

const environment = z.object({
  EVENTS_TABLE: z.string().default('Events'),
  VIEWS_TABLE: z.string().default('Views'),
  ACCOUNTS_TABLE: z.string().default('Accounts'),
  MAIL_TABLE: z.string().default('Mail'),
  SEEDS_TABLE: z.string().default('Seeds'),
  KEYS_TABLE: z.string().default('Keys'),
  /** Where people reach the site, without a slash at the end. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
  MAIL_FROM: z.string().default('Postwright <postwright@localhost>'),
  /** Which build this is; clients of another one reload. */
  BUILD: z.string().default('dev'),
  /** Names by which the timekeeper invokes the other functions. */
  API_FUNCTION: z.string().default('api'),
  PROJECTOR_FUNCTION: z.string().default('projector'),
  NOTIFIER_FUNCTION: z.string().default('notifier'),
  /** Seconds between the end of a turn and the mail to the next player; a fast reply cancels it. */
  NOTICE_DELAY: z.coerce.number().int().min(0).default(60),
  /** The address whose person sees the owner's page; empty: nobody. */
  OWNER: z.string().default(''),
  /** A secret that the edge adds; empty where there is no edge. */
  ORIGIN_SECRET: z.string().default(''),
});

export type Environment = z.infer<typeof environment>;

/** The environment of a function, checked once at cold start. */
export const readEnvironment = (source: Readonly<Record<string, string | undefined>>): Environment =>
  environment.parse(source);
