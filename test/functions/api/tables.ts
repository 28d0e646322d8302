import { type Answered, type Browser, linkIn, type World } from '../../kit/world.ts';

let commands = 0;

/** A fresh command id. */
export const command = (): string => `command-${commands++}`;

export const game = (seats: readonly object[], more: object = {}) => ({
  ...{ title: 'pearls', name: 'Our game', options: {}, clock: { kind: 'none' }, visibility: 'private' },
  ...{ nonce: 'a'.repeat(32), commandId: command(), seats },
  ...more,
});

export const ME = { kind: 'me' };
export const BOT = { kind: 'bot', level: 'quick' };
export const OPEN = { kind: 'open' };
export const invited = (email: string) => ({ kind: 'invite', email });

/** The path of a seat code in the newest mail to somebody: '/api/invitations/CODE'. */
export const invitationPath = (world: World, email: string): string =>
  `/api${linkIn(world.mails.findLast(({ to }) => to === email)).replace('/j/', '/invitations/')}`;

export const sitDown = (browser: Browser, path: string, more: object = {}): Promise<Answered> =>
  browser.ask('POST', path, { nonce: 'b'.repeat(32), commandId: command(), ...more });

export interface Pair {
  readonly id: string;
  readonly ada: Browser;
  readonly bruno: Browser;
}

let pairs = 0;

/** A running game of two people, Ada on seat 0 and Bruno on seat 1. */
export const pairUp = async (world: World, more: object = {}): Promise<Pair> => {
  pairs += 1;
  const [first, second] = [`ada${pairs}@example.org`, `bruno${pairs}@example.org`];
  const ada = await world.signedIn(first);
  const bruno = await world.signedIn(second);
  const { body } = await ada.ask('POST', '/api/games', game([ME, invited(second)], more));
  await sitDown(bruno, invitationPath(world, second));
  return { id: body.id, ada, bruno };
};

const moveOf = (move: string) => {
  const [action, ...picks] = move.split(':');
  return { action, picks };
};

/** A turn written like 'take:2 end'. */
export const turn = (seat: number, expectedSeq: number, moves: string, commandId = command()) => ({
  ...{ seat, expectedSeq, commandId },
  moves: moves.split(' ').map(moveOf),
});

export const sendTurn = (who: Browser, id: string, ...said: Parameters<typeof turn>): Promise<Answered> =>
  who.ask('POST', `/api/games/${id}/turns`, turn(...said));
