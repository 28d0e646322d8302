// What an installation on one machine has mailed, as its inbox shows it.

import * as z from 'zod';
import { Wrong } from './check.ts';
import { pictureSize } from './picture.ts';
import { NoMail, type Post, patiently } from './post.ts';

const letter = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  notice: z.string().nullable(),
  tags: z.record(z.string(), z.string()),
  html: z.string(),
  text: z.string(),
});
type SmokeLetter = z.infer<typeof letter>;
const box = z.object({ mails: z.array(letter), kept: z.boolean() });

const SIGN_IN = /\/in\/([\w-]+)/;
const INVITATION = /\/j\/([\w-]+)/;
const TURN = /\/t\/([\w-]+)/;
const GAME = /(\/g\/[\w-]+)/;
const PICTURE = /https?:\/\/[^"\s]+\/api\/pictures\/[^"\s]+\.png/;
const IN_WORDS = /The table now/;

const read = async (site: string, to: string): Promise<z.infer<typeof box> | null> => {
  const response = await fetch(new URL(`/inbox.json?to=${encodeURIComponent(to)}`, site));
  const json = response.ok && response.headers.get('content-type')?.includes('json');
  return json ? box.parse(await response.json()) : null;
};

/** Whether mail of this installation can be read there. */
export const hasInbox = async (site: string): Promise<boolean> =>
  (await read(site, 'nobody@smoke.example'))?.kept === true;

/** All mail to an address, newest first. */
export const mailsTo = async (site: string, to: string): Promise<readonly SmokeLetter[]> => {
  const found = await read(site, to);
  if (!found) throw new NoMail(`${site} shows no inbox here`);
  return found.mails;
};

/** How a mail shows the table: by a picture, or in words where the title has none. */
const looksOf = async ({ html, subject }: SmokeLetter, inWords: boolean): Promise<string> => {
  const url = PICTURE.exec(html)?.[0];
  if (url !== undefined) return `“${subject}” with a picture of ${await pictureSize(url)} bytes`;
  if (!inWords || !IN_WORDS.test(html)) throw new Wrong('the turn mail shows no picture');
  return `“${subject}” with the table in words`;
};

const PATIENCE = 120;

export const inboxPost = (site: string, run: string): Post => {
  const linkTo = (to: string, link: RegExp, kind?: string) =>
    patiently(`a mail with ${link} to ${to}`, PATIENCE, async () => {
      for (const found of await mailsTo(site, to)) {
        const token = link.exec(found.text)?.[1];
        if (token !== undefined && (kind === undefined || found.tags.kind === kind)) return { letter: found, token };
      }
      return null;
    });
  return {
    addressOf: (name) => `${name.toLowerCase()}.${run}@smoke.example`,
    signIn: async (email) => (await linkTo(email, SIGN_IN)).token,
    invitation: async (email) => (await linkTo(email, INVITATION)).token,
    turn: async ({ email, title }) => {
      const { letter: found, token } = await linkTo(email, TURN);
      return { token, looks: await looksOf(found, title.rules.situation !== undefined) };
    },
    ended: async ({ email }) => `“${(await linkTo(email, GAME, 'ended')).letter.subject}”`,
  };
};
