// Hands changes of the database to a function as an event source mapping does: in order, in batches, at least once,
// again after a failure, in halves when a batch makes the function fail, and at last to the dead letters.

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Change, Keys } from './database-proxy.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { Invoke } from './functions.ts';

interface StreamRecord {
  readonly eventID: string;
  readonly eventName: 'INSERT';
  readonly eventVersion: '1.1';
  readonly eventSource: 'aws:dynamodb';
  readonly awsRegion: string;
  readonly eventSourceARN: string;
  readonly dynamodb: {
    readonly Keys: Keys;
    readonly SequenceNumber: string;
    readonly StreamViewType: 'KEYS_ONLY';
    readonly ApproximateCreationDateTime: number;
  };
}

export interface ChangeFeed {
  push(change: Change): void;
  /** Resolves when all that was pushed has been delivered or given up. */
  idle(): Promise<void>;
  /** Delivers nothing more; what is left the timekeeper finds at the next start. */
  stop(): void;
}

export interface FeedParts {
  readonly name: string;
  readonly invoke: Invoke;
  readonly dead: DeadLetters;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const BATCH = 25;
/** Pauses before each further attempt, in milliseconds. */
const PAUSES = [100, 400, 1600, 5000];

const partial = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

const recordOf = (change: Change, number: number, now: number): StreamRecord => ({
  eventID: randomUUID().replaceAll('-', ''),
  eventName: 'INSERT',
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: 'local',
  eventSourceARN: `arn:aws:dynamodb:local:000000000000:table/${change.table}/stream/local`,
  dynamodb: {
    Keys: change.keys,
    SequenceNumber: String(number).padStart(21, '0'),
    StreamViewType: 'KEYS_ONLY',
    ApproximateCreationDateTime: Math.floor(now / 1000),
  },
});

type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly records: readonly StreamRecord[]; readonly why: string };

const attempt = async (invoke: Invoke, records: readonly StreamRecord[]): Promise<Outcome> => {
  try {
    const read = partial.safeParse(await invoke({ Records: records }));
    const failures = new Set(read.data?.batchItemFailures.map((failure) => failure.itemIdentifier));
    const left = records.filter((record) => failures.has(record.dynamodb.SequenceNumber));
    return left.length === 0 ? { ok: true } : { ok: false, records: left, why: 'reported by the function' };
  } catch (error) {
    return { ok: false, records, why: String(error) };
  }
};

export const changeFeed = ({ name, invoke, dead, now, wait }: FeedParts): ChangeFeed => {
  const queue: StreamRecord[] = [];
  let number = now() * 1000;
  let stopped = false;
  let running: Promise<void> | null = null;

  const bury = async (records: readonly StreamRecord[], why: string): Promise<void> => {
    for (const { dynamodb } of records)
      await dead.add({ at: now(), to: name, what: JSON.stringify(dynamodb.Keys), why });
  };

  const deliver = async (records: readonly StreamRecord[], tries = 0): Promise<void> => {
    if (stopped) return;
    const outcome = await attempt(invoke, records);
    if (outcome.ok) return;
    const { records: left, why } = outcome;
    if (left.length > 1) {
      const half = Math.ceil(left.length / 2);
      await deliver(left.slice(0, half), tries);
      return deliver(left.slice(half), tries);
    }
    const pause = PAUSES[tries];
    if (pause === undefined) return bury(left, why);
    await wait(pause);
    return deliver(left, tries + 1);
  };

  const run = async (): Promise<void> => {
    while (queue.length > 0 && !stopped) await deliver(queue.splice(0, BATCH));
    running = null;
  };

  return {
    push(change) {
      number += 1;
      queue.push(recordOf(change, number, now()));
      running ??= run();
    },
    idle: async () => {
      while (running && !stopped) await running;
    },
    stop() {
      stopped = true;
    },
  };
};
