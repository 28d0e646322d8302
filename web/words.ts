import type { Problem } from './api/client.ts';

/** What to say, and what to do next, for each code of the API. */
const PROBLEMS: Readonly<Record<string, string>> = {
  offline: 'The server cannot be reached. Check your connection and try again; nothing is lost.',
  'not-signed-in': 'You are signed out. Sign in and try again.',
  unauthorized: 'You are signed out. Sign in and try again.',
  'not-your-seat': 'That seat is not yours. Open the game from your own mail or sign in with another address.',
  forbidden: 'You may not do that here.',
  'not-found': 'There is nothing here, or it is not visible to you.',
  'too-many': 'That was often. Wait a few minutes and try again.',
  'rate-limited': 'That was often. Wait a few minutes and try again.',
  'wrong-code': 'That code is not right. Look at the newest mail, or ask for another one.',
  'wrong-browser': 'The code works only in the browser that asked for it. Use the link in the mail instead.',
  'used-link': 'This link has been used or is too old. Ask for a new one.',
  'bad-token': 'This link has been used or is too old. Ask for a new one.',
  expired: 'This link has been used or is too old. Ask for a new one.',
  taken: 'Somebody has taken this seat already.',
  full: 'All seats are taken.',
  conflict: 'Somebody has played in the meantime. The board shows the newest position.',
  'not-open': 'The game has started already.',
  'not-running': 'The game is not running.',
  'not-your-turn': 'It is not your turn any more.',
  'wrong-address': 'That is not the address of this account.',
  'too-large': 'That is too long.',
  invalid: 'Something in the form is not right.',
  'bad-request': 'Something in the form is not right.',
};

const byStatus = (status: number): string => {
  if (status === 401) return 'You are signed out. Sign in and try again.';
  if (status === 403) return 'You may not do that here.';
  if (status === 404) return 'There is nothing here, or it is not visible to you.';
  if (status === 429) return 'That was often. Wait a few minutes and try again.';
  if (status >= 500) return 'Something broke on our side. Try again in a moment; nothing is lost.';
  return 'That did not work. Check what you entered and try again.';
};

/** A problem as a sentence for people. */
export const problemText = (problem: Problem): string => PROBLEMS[problem.code] ?? byStatus(problem.status);

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
