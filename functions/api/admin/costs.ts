// What a month costs, from counted work and list prices (us-east-1, USD, without any free tier).

/** Work that one turn causes, end to end. */
export interface Work {
  /** Units of 1 kB written and 4 kB read, those of indexes included. */
  readonly writeUnits: number;
  readonly readUnits: number;
  /** Function runs. */
  readonly invocations: number;
  readonly mails: number;
}

/** As `npm run costs` counted it in a game of three; with a mail for each turn, as if nobody ever answered at once. */
export const PER_TURN: Work = { writeUnits: 8.1, readUnits: 6.7, invocations: 4, mails: 1 };

/** What a counter on one machine cannot see; estimates, on the safe side. */
const ASSUMED = {
  /** GB-seconds of a function run. */
  gigabyteSeconds: 0.08,
  /** Requests of those who have the page open, the turn itself included. */
  requests: 30,
  /** Bytes to browsers and mail readers: pages, commits, one picture. */
  bytesOut: 250_000,
} as const;

const MINUTES = 30 * 24 * 60;

/** The clock ticks whether anybody plays or not. */
const TICK = { invocations: 1, gigabyteSeconds: 0.01, readUnits: 1.5 } as const;

const PRICE = {
  writeUnit: 0.625 / 1e6,
  readUnit: 0.125 / 1e6,
  invocation: 0.2 / 1e6,
  gigabyteSecond: 0.0000133334,
  apiRequest: 1 / 1e6,
  edgeRequest: 1 / 1e6,
  mail: 0.1 / 1000,
  byteOut: 0.085 / 1e9,
  streamRead: 0.02 / 1e5,
  logs: 0.5 / 1e9,
} as const;

const LOG_BYTES_PER_INVOCATION = 400;

export interface Monthly {
  readonly database: number;
  readonly functions: number;
  readonly requests: number;
  readonly mail: number;
  /** Logs; the alarms stay below the ten that are free for ever. */
  readonly watch: number;
  readonly total: number;
}

/** USD a month for so many turns a day. */
export const monthly = (turnsADay: number, work: Work = PER_TURN): Monthly => {
  const turns = turnsADay * 30;
  const invocations = turns * (work.invocations + ASSUMED.requests) + MINUTES * TICK.invocations;
  const database =
    turns * (work.writeUnits * PRICE.writeUnit + work.readUnits * PRICE.readUnit + 2 * PRICE.streamRead) +
    MINUTES * TICK.readUnits * PRICE.readUnit;
  const functions =
    invocations * PRICE.invocation +
    ((turns * (work.invocations + ASSUMED.requests) * ASSUMED.gigabyteSeconds) / 4 + MINUTES * TICK.gigabyteSeconds) *
      PRICE.gigabyteSecond;
  const requests =
    turns * ASSUMED.requests * (PRICE.apiRequest + PRICE.edgeRequest) + turns * ASSUMED.bytesOut * PRICE.byteOut;
  const mail = turns * work.mails * PRICE.mail;
  const watch = invocations * LOG_BYTES_PER_INVOCATION * PRICE.logs;
  return { database, functions, requests, mail, watch, total: database + functions + requests + mail + watch };
};
