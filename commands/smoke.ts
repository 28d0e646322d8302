// npm run -s smoke -- URL [--title kingdom-builder]: two invited people and a bot play a whole game over HTTP, led by
// their mails; then the game is replayed and its dice are checked. The exit code says whether all of it held.

import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { TITLES } from '../domain/games/index.ts';
import type { AnyTitle } from '../domain/kernel/rules.ts';
import { type Browser, browser } from './smoke/browser.ts';
import { checkExport, Wrong } from './smoke/check.ts';
import { linkFrom, type SmokeLetter } from './smoke/inbox.ts';
import { type Person, type Playing, playing } from './smoke/play.ts';

const SIGN_IN = /\/in\/([\w-]+)/;
const INVITATION = /\/j\/([\w-]+)/;
const TURN = /\/t\/([\w-]+)/;
const PICTURE = /https?:\/\/[^"\s]+\/api\/pictures\/[^"\s]+\.png/;

const IN_WORDS = /The table now/;

const run = randomBytes(4).toString('hex');
const addressOf = (name: string): string => `${name.toLowerCase()}.${run}@smoke.example`;
const nonce = (): string => randomBytes(16).toString('hex');
const say = (text: string): void => console.log(text);

const signIn = async (site: string, name: string): Promise<Browser> => {
  const [email, own] = [addressOf(name), browser(site)];
  await own.call('askSignIn', { body: { email } });
  const { token } = await linkFrom(site, email, SIGN_IN);
  await own.call('useSignIn', { params: { token } });
  await own.call('changeMe', { body: { name } });
  say(`${name} signed in by the link in a mail.`);
  return own;
};

const create = async (host: Browser, title: AnyTitle, guests: readonly string[]): Promise<string> => {
  const bots = Array.from({ length: Math.min(title.rules.seats.max, guests.length + 1) - guests.length }, () => ({
    kind: 'bot' as const,
    level: 'quick' as const,
  }));
  const invited = guests.map((name) => ({ kind: 'invite' as const, email: addressOf(name), name }));
  const { id } = await host.call('createGame', {
    body: {
      title: title.rules.id,
      name: `Smoke ${run}`,
      seats: [...invited, ...bots],
      options: {},
      clock: { kind: 'none' },
      visibility: 'private',
      nonce: nonce(),
      commandId: randomUUID(),
    },
  });
  say(`Opened a game of ${title.name} with ${guests.join(' and ')} invited and ${bots.length} bot(s): ${id}`);
  return id;
};

const sitDown = async (site: string, name: string): Promise<Person> => {
  const own = browser(site);
  const { token: code } = await linkFrom(site, addressOf(name), INVITATION);
  const { seat } = await own.call('takeSeat', { params: { code }, body: { nonce: nonce(), commandId: randomUUID() } });
  say(`${name} opened the invitation and sat down at seat ${seat}.`);
  return { name, browser: own, seat };
};

/** How the mail shows the table: by a picture, or in words where the title has none. */
const checkTable = async (title: AnyTitle, { html }: SmokeLetter): Promise<string> => {
  const url = PICTURE.exec(html)?.[0];
  if (url === undefined && title.rules.situation && IN_WORDS.test(html)) return 'the table in words';
  if (url === undefined) throw new Wrong('the turn mail shows no picture');
  const response = await fetch(url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const png = bytes[0] === 0x89 && bytes[1] === 0x50;
  if (!response.ok || !png) throw new Wrong(`the picture of the turn mail answers ${response.status}`);
  return `a picture of ${bytes.length} bytes`;
};

/** Waits for the first turn mail of whoever it reaches, and comes back to the table through its button. */
const byFirstMail = async (site: string, title: AnyTitle, person: Person, gameId: string): Promise<Person> => {
  const { letter, token } = await linkFrom(site, addressOf(person.name), TURN);
  const shown = await checkTable(title, letter);
  const own = browser(site);
  const led = await own.call('useTurnLink', { params: { token } });
  if (led.id !== gameId || led.seat !== person.seat) throw new Wrong('the turn mail leads to another seat');
  say(`${person.name} got “${letter.subject}” with ${shown} and came back by its button.`);
  return { ...person, browser: own };
};

const playOut = async (site: string, title: AnyTitle, gameId: string, people: readonly Person[]): Promise<number> => {
  const tables = people.map((person) => playing(title, gameId, person));
  const mailed = new Set<Person['seat']>();
  const go = async (at: number, table: Playing): Promise<boolean> => {
    const news = await table.look();
    const { person } = table;
    if (!table.awaited()) return news;
    if (mailed.has(person.seat)) await table.turn();
    else tables[at] = playing(title, gameId, await byFirstMail(site, title, person, gameId));
    mailed.add(person.seat);
    return true;
  };
  const over = (): boolean => tables.every((table) => table.game().table.status === 'ended');
  while (!over()) {
    let news = false;
    for (const [at, table] of tables.entries()) news = (await go(at, table)) || news;
    if (!news) await new Promise((soon) => setTimeout(soon, 200));
  }
  return tables.reduce((turns, table) => turns + table.sent(), 0);
};

const lastMail = async (site: string, { name }: Person): Promise<void> => {
  const { letter } = await linkFrom(site, addressOf(name), /(\/g\/[\w-]+)/, ({ tags }) => tags.kind === 'ended');
  say(`${name} got “${letter.subject}”.`);
};

const smoke = async (site: string, title: AnyTitle): Promise<void> => {
  const { build } = await browser(site).call('health');
  say(`${site} answers, build ${build}.`);
  const host = await signIn(site, 'Hedy');
  const guests = ['Ada', 'Bruno'].slice(0, title.rules.seats.max);
  const gameId = await create(host, title, guests);
  const people: Person[] = [];
  for (const name of guests) people.push(await sitDown(site, name));
  const turns = await playOut(site, title, gameId, people);
  say(`The game is over after ${turns} sendings by mail players.`);
  for (const person of people) await lastMail(site, person);
  const [first] = people;
  if (!first) throw new Wrong('nobody played');
  const file = await first.browser.call('exportGame', { params: { id: gameId, viewer: first.seat } });
  const { commits, totals, draws } = checkExport(title, file);
  say(`The replay of ${commits} commits scores ${totals.join(', ')}, as the end of the game says.`);
  say(`All ${draws} draws follow from the seed that was promised.`);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string', default: 'kingdom-builder' } },
});
const [site] = positionals;
const title = TITLES[values.title];
if (!site || !URL.canParse(site) || !title) {
  console.error(`Usage: npm run -s smoke -- URL [--title ${Object.keys(TITLES).join('|')}]`);
  process.exit(2);
}
try {
  await smoke(new URL(site).origin, title);
} catch (error) {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exit(1);
}
