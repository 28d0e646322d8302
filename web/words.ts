import type { Problem } from './api/client.ts';

/** What to say, and what to do next, for each code of the API and of these pages. */
const PROBLEMS: Readonly<Record<string, string>> = {
  offline: 'The server cannot be reached. Check your connection and try again; nothing is lost.',
  'sign-in-needed': 'You are signed out. Sign in and try again.',
  'not-your-seat': 'That seat is not yours. Open the game from your own mail, or sign in with your own address.',
  'not-the-host': 'Only the host of the game can do that.',
  'only-one-game': 'You came here from the mail of one game. Sign in to do this.',
  'other-origin': 'Your browser did not say where this came from. Open the page by its own address and try again.',
  'link-over': 'This link has been used or is too old. Open the newest mail, or sign in.',
  'sign-in-over': 'This has been used or is older than 15 minutes. Ask for a new mail.',
  'wrong-code': 'That code is not right. Look at the newest mail, in the browser that asked for it.',
  'wrong-email': 'That is not the address of this account.',
  'unknown-code': 'This invitation leads nowhere any more. Ask for a new one.',
  'one-seat-each': 'You sit at this table already.',
  'invited-twice': 'One address has two seats. Each player takes one.',
  'seat-taken': 'Somebody has taken this seat already.',
  'bank-above-most': 'The saved time may not be more than the most that can be saved.',
  away: 'Our records do not answer right now. Try again in a moment; nothing is lost.',
  'too-many-requests': 'That was often. Wait a few minutes and try again.',
  'kept-aside': 'This game cannot be read right now. Nothing is lost, and we try again by ourselves.',
  'not-aside': 'This game is well again.',
  'mail-unwanted': 'Who reads mail at this address wants none from here. The link in our last mail takes that back.',
  'mail-refused': 'Mail to this address is refused. Is it written as you meant it?',
  'mail-failed': 'The mail could not be sent. Try again in a moment.',
  conflict: 'Somebody has played in the meantime. The board shows the newest position.',
  'not-running': 'The game is not running.',
  'not-your-turn': 'It is not your turn any more.',
  'too-large': 'That is too long.',
  'text-hidden': 'Some signs in it cannot be seen or leave their line.',
  'text-link': 'A name holds no web or mail address.',
  malformed: 'Something in the form is not right. Look at it again.',
  'unknown-title': 'These pages do not know this game. Reload them.',
  'old-pages': 'These pages are older than the game. Reload them; your draft is kept.',
  'broken-log': 'Some moves are missing here. Reload the page.',
};

const byStatus = (status: number): string => {
  if (status === 401) return 'You are signed out. Sign in and try again.';
  if (status === 403) return 'You may not do that here.';
  if (status === 404) return 'There is nothing here, or it is not visible to you.';
  if (status === 429) return 'That was often. Wait a few minutes and try again.';
  if (status >= 500) return 'Something broke on our side. Try again in a moment; nothing is lost.';
  return 'That did not work. Check what you entered and try again.';
};

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** Pages that were opened at another address than that of the site may change nothing. */
const elsewhere = (home: string, here: string): string => {
  const open = `This site is at ${home}, and you opened it at ${here}.`;
  // Who runs it at home is the one who reads this.
  return LOOPBACK.test(home)
    ? `${open} Open it there, or start it with PUBLIC_ORIGIN=${here} so that it can be played from here.`
    : `${open} Open it there and try again.`;
};

/** A problem as a sentence for people, who have opened the pages at `here`. */
export const problemText = (problem: Problem, here = globalThis.location?.origin): string => {
  const { home } = problem.more;
  if (problem.code === 'other-origin' && typeof home === 'string' && here && here !== home)
    return elsewhere(home, here);
  return PROBLEMS[problem.code] ?? byStatus(problem.status);
};

/** 'one game', 'two games', '13 games'. */
export const counted = (n: number, one: string, many: string): string => {
  const small = [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ];
  return `${small[n] ?? n} ${n === 1 ? one : many}`;
};

/** The text with its first letter large. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Ada, Bruno and Chiara' in the reader's order of words. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

/** Points in the order of the ranking, '12–9': who resigned comes last, however many points they have. */
export const pointsByRank = (totals: readonly number[], ranking: readonly number[]): string =>
  totals
    .map((total, seat) => ({ total, rank: ranking[seat] ?? totals.length }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ total }) => total)
    .join('–');
