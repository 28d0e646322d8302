import * as z from 'zod/mini';
import { lazy } from './lazy.ts';

const environment = lazy(() =>
  z.object({
    EVENTS_TABLE: z._default(z.string(), 'Events'),
    VIEWS_TABLE: z._default(z.string(), 'Views'),
    ACCOUNTS_TABLE: z._default(z.string(), 'Accounts'),
    MAIL_TABLE: z._default(z.string(), 'Mail'),
    SEEDS_TABLE: z._default(z.string(), 'Seeds'),
    KEYS_TABLE: z._default(z.string(), 'Keys'),
    /** Where people reach the site, without a slash at the end. */
    PUBLIC_ORIGIN: z._default(z.url(), 'http://localhost:3000'),
    MAIL_FROM: z._default(z.string(), 'Postwright <postwright@localhost>'),
    /** Which build this is; clients of another one reload. */
    BUILD: z._default(z.string(), 'dev'),
    /** Names by which the timekeeper invokes the other functions. */
    API_FUNCTION: z._default(z.string(), 'api'),
    PROJECTOR_FUNCTION: z._default(z.string(), 'projector'),
    NOTIFIER_FUNCTION: z._default(z.string(), 'notifier'),
    /** Seconds between the end of a turn and the mail to the next player; a fast reply cancels it. */
    NOTICE_DELAY: z._default(z.coerce.number().check(z.int(), z.gte(0)), 60),
    /** Mails that the installation sends in an hour at the most; 0: no cap. */
    MAILS_AN_HOUR: z._default(z.coerce.number().check(z.int(), z.gte(0)), 500),
    /** The address whose person sees the owner's page; empty: nobody. */
    OWNER: z._default(z.string(), ''),
    /** A secret that the edge adds; empty where there is no edge. */
    ORIGIN_SECRET: z._default(z.string(), ''),
  }),
);

export type Environment = z.infer<ReturnType<typeof environment>>;

/** The environment of a function, checked once at cold start. */
export const readEnvironment = (source: Readonly<Record<string, string | undefined>>): Environment =>
  environment().parse(source);
