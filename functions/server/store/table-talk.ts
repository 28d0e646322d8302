// What belongs to a game and not to its log: talk, private notes, and who wants no mail about it.

import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import type { Items } from './items.ts';
import { userKey } from './people.ts';

const line = lazy(() => z.object({ at: z.number(), by: z.string(), text: z.string() }));
export type TalkLine = Readonly<z.infer<ReturnType<typeof line>>>;

export interface TableTalk {
  /** The newest 200 lines, oldest first. */
  lines(gameId: string): Promise<readonly TalkLine[]>;
  say(gameId: string, line: TalkLine): Promise<void>;
  note(userId: string, gameId: string): Promise<string>;
  notes(userId: string): Promise<readonly { readonly gameId: string; readonly text: string }[]>;
  keepNote(userId: string, gameId: string, text: string): Promise<void>;
  isMuted(userId: string, gameId: string): Promise<boolean>;
  mute(userId: string, gameId: string, muted: boolean): Promise<void>;
  /** Games in which a person has said something. */
  saidIn(userId: string): Promise<readonly string[]>;
  /** Forgets a person's notes and mutes, and what they said in these games. */
  forget(userId: string, gameIds: readonly string[]): Promise<void>;
}

const noteKey = (userId: string, gameId: string) => ({ pk: userKey(userId), sk: `NOTE#${gameId}` });
const muteKey = (userId: string, gameId: string) => ({ pk: userKey(userId), sk: `MUTE#${gameId}` });
const note = lazy(() => z.object({ sk: z.string(), text: z.string() }));

const SAID = 'SAID#';

export const tableTalk = (accounts: Items): TableTalk => ({
  lines: (gameId) => accounts.list(`TALK#${gameId}`, 'AT#', line(), 200),
  say: async (gameId, said) => {
    const when = String(said.at).padStart(15, '0');
    // Where somebody spoke is noted first, so that all of it can go with them.
    await accounts.put({ pk: userKey(said.by), sk: `${SAID}${gameId}` }, {});
    await accounts.put({ pk: `TALK#${gameId}`, sk: `AT#${when}#${randomBytes(6).toString('hex')}` }, { ...said });
  },
  note: async (userId, gameId) => (await accounts.read(noteKey(userId, gameId), note()))?.text ?? '',
  notes: async (userId) =>
    (await accounts.list(userKey(userId), 'NOTE#', note())).map(({ sk, text }) => ({
      gameId: sk.slice('NOTE#'.length),
      text,
    })),
  keepNote: (userId, gameId, text) =>
    text === '' ? accounts.remove(noteKey(userId, gameId)) : accounts.put(noteKey(userId, gameId), { text }),
  isMuted: async (userId, gameId) => (await accounts.read(muteKey(userId, gameId), z.object({}))) !== null,
  mute: (userId, gameId, muted) =>
    muted ? accounts.put(muteKey(userId, gameId), {}) : accounts.remove(muteKey(userId, gameId)),
  saidIn: async (userId) =>
    (await accounts.list(userKey(userId), SAID, z.object({ sk: z.string() }))).map(({ sk }) => sk.slice(SAID.length)),
  forget: async (userId, gameIds) => {
    for (const gameId of gameIds)
      for (const { sk, by } of await accounts.list(
        `TALK#${gameId}`,
        'AT#',
        z.object({ sk: z.string(), by: z.string() }),
      ))
        if (by === userId) await accounts.remove({ pk: `TALK#${gameId}`, sk });
    for (const prefix of ['NOTE#', 'MUTE#', SAID])
      for (const { sk } of await accounts.list(userKey(userId), prefix, z.object({ sk: z.string() })))
        await accounts.remove({ pk: userKey(userId), sk });
  },
});
