import * as z from 'zod';

const letter = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  notice: z.string().nullable(),
  tags: z.record(z.string(), z.string()),
  html: z.string(),
  text: z.string(),
});
export type SmokeLetter = z.infer<typeof letter>;
const box = z.object({ mails: z.array(letter) });

export class NoMail extends Error {
  override readonly name = 'NoMail';
}

/** All mail to an address, newest first. */
export const mailsTo = async (site: string, to: string): Promise<readonly SmokeLetter[]> => {
  const response = await fetch(new URL(`/inbox.json?to=${encodeURIComponent(to)}`, site));
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new NoMail(`${site} shows no inbox here (${response.status}): smoke reads the mails that it plays by.`);
  return box.parse(await response.json()).mails;
};

const PATIENCE = 120_000;

/** Waits for a mail and gives the first link in it that matches. */
export const linkFrom = async (
  site: string,
  to: string,
  link: RegExp,
  wanted: (letter: SmokeLetter) => boolean = () => true,
): Promise<{ readonly letter: SmokeLetter; readonly token: string }> => {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    for (const found of await mailsTo(site, to)) {
      if (!wanted(found)) continue;
      const token = link.exec(found.text)?.[1];
      if (token !== undefined) return { letter: found, token };
    }
    await new Promise((soon) => setTimeout(soon, 250));
  }
  throw new NoMail(`no mail with ${link} to ${to} within ${PATIENCE / 1000} s`);
};
