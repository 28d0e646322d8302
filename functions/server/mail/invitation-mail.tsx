/** @jsxImportSource hono/jsx */
import { Button, Heading, html, Line, Page } from './layout.tsx';
import { NeverFoot, neverText } from './never.tsx';
import type { MailBody } from './outgoing.ts';
import { unlinked } from './unlinked.ts';

export interface InvitationMail {
  /** Who invites, as others see that name. */
  readonly host: string;
  readonly game: string;
  readonly title: string;
  /** Who else is at the table already. */
  readonly others: readonly string[];
  /** Leads straight to the seat. */
  readonly link: string;
  /** Ends all such mail to this address. */
  readonly never: string;
}

const table = (others: readonly string[]): string => (others.length === 0 ? '' : `At the table: ${others.join(', ')}.`);

/** Its addressee knows nobody here yet: no word of a stranger is in the subject, and none is a link. */
export const invitationMail = (mail: InvitationMail): MailBody => {
  const { title, link, never } = mail;
  const [host, game, others] = [unlinked(mail.host), unlinked(mail.game), mail.others.map(unlinked)];
  const says = `${host} keeps a seat for you. Everybody plays when it suits them; a mail tells you when it is your turn. No password, nothing to install.`;
  const foot = `Sent because ${host} entered your address. If that means nothing to you, do nothing: no more mail comes.`;
  return {
    subject: `An invitation to a board game: ${title}`,
    html: html(
      <Page title={`Invitation to ${game}`} preheader={says} footer={<NeverFoot foot={foot} never={never} />}>
        <Heading under={title}>{`Play ${game} with ${host}`}</Heading>
        <Line>{says}</Line>
        {others.length > 0 ? <Line>{table(others)}</Line> : null}
        <Button href={link}>See the table</Button>
      </Page>,
    ),
    text: [`Play ${game} (${title}) with ${host}`, says, table(others), link, foot, neverText(never)]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
  };
};
