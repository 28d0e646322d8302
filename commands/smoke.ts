// npm run -s smoke -- URL [--title kingdom-builder]: two invited people and a bot play a whole game over HTTP, led by
// their mails; then the game is replayed and its dice are checked. The exit code says whether all of it held. Where mail
// goes out into the world, the owner's credentials show what was sent (`--owner` wants that in any case).

import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { TITLES } from '../domain/games/index.ts';
import type { AnyTitle } from '../domain/kernel/rules.ts';
import { titleBy } from '../functions/server/game-log/titles.ts';
import { Refusal } from '../infra/local/refusal.ts';
import { reach } from './installation/installation.ts';
import { type Browser, browser } from './smoke/browser.ts';
import { checkExport, Wrong } from './smoke/check.ts';
import { hasInbox, inboxPost } from './smoke/inbox.ts';
import { ownerPost } from './smoke/owner.ts';
import { type Person, type Playing, playing } from './smoke/play.ts';
import type { Post, Waiting } from './smoke/post.ts';

const run = randomBytes(4).toString('hex');
const nonce = (): string => randomBytes(16).toString('hex');
const say = (text: string): void => console.log(text);

/** Where it is played, and how its people get their mail. */
interface Place {
  readonly site: string;
  readonly post: Post;
}

const signIn = async ({ site, post }: Place, name: string): Promise<Browser> => {
  const [email, own] = [post.addressOf(name), browser(site)];
  await own.call('askSignIn', { body: { email } });
  await own.call('useSignIn', { params: { token: await post.signIn(email) } });
  await own.call('changeMe', { body: { name } });
  say(`${name} signed in by a link.`);
  return own;
};

const create = async (post: Post, host: Browser, title: AnyTitle, guests: readonly string[]): Promise<string> => {
  const bots = Array.from({ length: Math.min(title.rules.seats.max, guests.length + 1) - guests.length }, () => ({
    kind: 'bot' as const,
    level: 'quick' as const,
  }));
  const invited = guests.map((name) => ({ kind: 'invite' as const, email: post.addressOf(name), name }));
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

const sitDown = async ({ site, post }: Place, name: string): Promise<Person> => {
  const own = browser(site);
  const code = await post.invitation(post.addressOf(name));
  const { seat } = await own.call('takeSeat', { params: { code }, body: { nonce: nonce(), commandId: randomUUID() } });
  say(`${name} opened the invitation and sat down at seat ${seat}.`);
  return { name, browser: own, seat };
};

/** Waits for the first turn mail of whoever it reaches, and comes back to the table through its button. */
const byFirstMail = async ({ site, post }: Place, waiting: Waiting, person: Person): Promise<Person> => {
  const { token, looks } = await post.turn(waiting);
  const own = browser(site);
  const led = await own.call('useTurnLink', { params: { token } });
  if (led.id !== waiting.gameId || led.seat !== person.seat) throw new Wrong('the turn mail leads to another seat');
  say(`${person.name} got ${looks} and came back by its button.`);
  return { ...person, browser: own };
};

interface Played {
  readonly turns: number;
  /** The seq of the end. */
  readonly seq: number;
}

const playOut = async (place: Place, title: AnyTitle, gameId: string, people: readonly Person[]): Promise<Played> => {
  const tables = people.map((person) => playing(title, gameId, person));
  const mailed = new Set<Person['seat']>();
  const comeBack = async ({ person, game }: Playing): Promise<Playing> => {
    const since = game().waits.find(({ seat }) => seat === person.seat)?.since ?? 0;
    const waiting = { email: place.post.addressOf(person.name), gameId, seat: person.seat, since, title };
    return playing(title, gameId, await byFirstMail(place, waiting, person));
  };
  const go = async (at: number, table: Playing): Promise<boolean> => {
    const news = await table.look();
    const { seat } = table.person;
    if (!table.awaited()) return news;
    if (mailed.has(seat)) await table.turn();
    else tables[at] = await comeBack(table);
    mailed.add(seat);
    return true;
  };
  const over = (): boolean => tables.every((table) => table.game().table.status === 'ended');
  while (!over()) {
    let news = false;
    for (const [at, table] of tables.entries()) news = (await go(at, table)) || news;
    if (!news) await new Promise((soon) => setTimeout(soon, 200));
  }
  const turns = tables.reduce((sum, table) => sum + table.sent(), 0);
  return { turns, seq: tables[0]?.game().seq ?? 0 };
};

const smoke = async (place: Place, title: AnyTitle): Promise<void> => {
  const { site, post } = place;
  const { build } = await browser(site).call('health');
  say(`${site} answers, build ${build}.`);
  const host = await signIn(place, 'Hedy');
  const guests = ['Ada', 'Bruno'].slice(0, title.rules.seats.max);
  const gameId = await create(post, host, title, guests);
  const people: Person[] = [];
  for (const name of guests) people.push(await sitDown(place, name));
  const { turns, seq } = await playOut(place, title, gameId, people);
  say(`The game is over after ${turns} sendings by mail players.`);
  for (const { name, seat } of people)
    say(`${name} got ${await post.ended({ email: post.addressOf(name), gameId, seat, since: seq, title })}.`);
  const [first] = people;
  if (!first) throw new Wrong('nobody played');
  const file = await first.browser.call('exportGame', { params: { id: gameId, viewer: first.seat } });
  const { commits, totals, draws } = checkExport(title, file);
  say(`The replay of ${commits} commits scores ${totals.join(', ')}, as the end of the game says.`);
  say(`All ${draws} draws follow from the seed that was promised.`);
};

/** By the inbox where there is one; else by the owner's credentials, for the cloud or, at home, the data folder. */
const postOf = async (site: string, owner: boolean): Promise<Post> => {
  if (!owner && (await hasInbox(site))) return inboxPost(site, run);
  const home = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(site).hostname);
  const reached = await reach(!home || (values.cloud ?? false));
  const { PUBLIC_ORIGIN } = reached.environment;
  if (PUBLIC_ORIGIN !== site) throw new Refusal(`Your installation is at ${PUBLIC_ORIGIN}, not at ${site}.`);
  say('Nobody can read the mail of this site: its tables tell what was sent.');
  return ownerPost(reached, site, run);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string', default: 'kingdom-builder' },
    owner: { type: 'boolean' },
    cloud: { type: 'boolean' },
  },
});
const [site] = positionals;
const title = await titleBy(TITLES, values.title);
if (!site || !URL.canParse(site) || !title) {
  console.error(`Usage: npm run -s smoke -- URL [--title ${Object.keys(TITLES).join('|')}] [--owner] [--cloud]`);
  process.exit(2);
}
try {
  const { origin } = new URL(site);
  await smoke({ site: origin, post: await postOf(origin, values.owner ?? false) }, title);
} catch (error) {
  console.error(
    error instanceof Refusal ? error.message : error instanceof Error ? `${error.name}: ${error.message}` : error,
  );
  process.exit(1);
}
