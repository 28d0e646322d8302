// A game as a viewer sees it, and what its seats do.

import * as z from 'zod';
import type { Route } from './route.ts';
import { closedRange, commandId, commit, commits, gameParams, head, move, viewer, viewerParams } from './shapes.ts';

export const playContract = {
  whichViewer: {
    method: 'get',
    path: '/api/games/:id',
    who: 'anybody',
    says: 'As whom I may see this game',
    params: gameParams,
    reply: () => z.object({ viewer: viewer() }),
  },
  game: {
    method: 'get',
    path: '/api/games/:id/as/:viewer',
    who: 'anybody',
    says: 'The game without its log',
    params: viewerParams,
    reply: head,
  },
  commits: {
    method: 'get',
    path: '/api/games/:id/as/:viewer/commits',
    who: 'anybody',
    says: 'Commits after a seq, as this viewer may see them',
    params: viewerParams,
    query: () => ({ after: z.coerce.number().int().min(0).optional() }),
    reply: commits,
  },
  closedLog: {
    method: 'get',
    path: '/api/logs/:format/:id/:from/:to',
    who: 'anybody',
    says: 'Commits of a public game that is over: the same for everybody and for ever, from the nearest cache',
    params: closedRange,
    reply: () => z.object({ commits: z.array(commit()) }),
  },
  position: {
    method: 'get',
    path: '/api/games/:id/as/:viewer/position',
    who: 'anybody',
    says: 'The state at a seq, as this viewer may see it',
    params: viewerParams,
    query: () => ({ seq: z.coerce.number().int().min(0).optional() }),
    reply: () => z.object({ seq: z.int(), awaiting: z.array(z.int()), state: z.unknown() }),
  },
  choices: {
    method: 'post',
    path: '/api/games/:id/as/:viewer/choices',
    who: 'session',
    says: 'What may be said next after these moves',
    params: viewerParams,
    body: () => z.strictObject({ moves: z.array(move()).max(60), move: move().optional() }),
    reply: () => z.object({ actions: z.record(z.string(), z.unknown()), choice: z.unknown() }),
  },
  exportGame: {
    method: 'get',
    path: '/api/games/:id/as/:viewer/export',
    who: 'anybody',
    says: 'The game as a file; with its dice once it is over',
    params: viewerParams,
    reply: () => z.looseObject({}),
  },
  turn: {
    method: 'post',
    path: '/api/games/:id/turns',
    who: 'session',
    says: 'Send a turn. 409 brings the newer commits',
    params: gameParams,
    body: () =>
      z.strictObject({
        seat: z.int().min(0).max(9),
        expectedSeq: z.int().min(0),
        commandId: commandId(),
        moves: z.array(move()).min(1).max(60),
      }),
    reply: commits,
  },
  resign: {
    method: 'post',
    path: '/api/games/:id/resign',
    who: 'session',
    says: 'Leave a running game for good',
    params: gameParams,
    body: () => z.strictObject({ seat: z.int().min(0).max(9), commandId: commandId() }),
    reply: commits,
  },
} as const satisfies Record<string, Route>;
