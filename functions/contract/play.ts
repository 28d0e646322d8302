// A game as a viewer sees it, and what its seats do.

import * as z from 'zod/mini';
import type { Described } from './route.ts';
import {
  closedRange,
  commandId,
  commit,
  commits,
  gameParams,
  head,
  length,
  move,
  viewer,
  viewerParams,
} from './shapes.ts';

export const playContract = {
  whichViewer: {
    who: 'anybody',
    says: 'As whom I may see this game',
    params: gameParams,
    reply: () => z.object({ viewer: viewer() }),
  },
  game: {
    who: 'anybody',
    says: 'The game without its log',
    params: viewerParams,
    reply: head,
  },
  commits: {
    who: 'anybody',
    says: 'Commits after a seq, as this viewer may see them',
    params: viewerParams,
    query: () => ({ after: z.optional(length()) }),
    reply: commits,
  },
  closedLog: {
    who: 'anybody',
    says: 'Commits of a public game that is over: the same for everybody and for ever, from the nearest cache',
    params: closedRange,
    reply: () => z.object({ commits: z.array(commit()) }),
  },
  position: {
    who: 'anybody',
    says: 'The state at a seq, as this viewer may see it',
    params: viewerParams,
    query: () => ({ seq: z.optional(length()) }),
    reply: () => z.object({ seq: z.int(), awaiting: z.array(z.int()), state: z.unknown() }),
  },
  choices: {
    who: 'session',
    says: 'What may be said next after these moves',
    params: viewerParams,
    body: () => z.strictObject({ moves: z.array(move()).check(z.maxLength(60)), move: z.optional(move()) }),
    reply: () => z.object({ actions: z.record(z.string(), z.unknown()), choice: z.unknown() }),
  },
  exportGame: {
    who: 'anybody',
    says: 'The game as a file; with its dice once it is over',
    params: viewerParams,
    reply: () => z.looseObject({}),
  },
  turn: {
    who: 'session',
    says: 'Send a turn. 409 brings the newer commits',
    params: gameParams,
    body: () =>
      z.strictObject({
        seat: z.int().check(z.gte(0), z.lte(9)),
        expectedSeq: z.int().check(z.gte(0)),
        commandId: commandId(),
        moves: z.array(move()).check(z.minLength(1), z.maxLength(60)),
      }),
    reply: commits,
  },
  resign: {
    who: 'session',
    says: 'Leave a running game for good',
    params: gameParams,
    body: () => z.strictObject({ seat: z.int().check(z.gte(0), z.lte(9)), commandId: commandId() }),
    reply: commits,
  },
} as const satisfies Record<string, Described>;
