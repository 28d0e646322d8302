/** @jsxImportSource hono/jsx */
import { Button, Heading, html, Line, Page } from './layout.tsx';
import type { MailBody } from './outgoing.ts';

export interface InvitationMail {
  /** Who invites, as others see that name. */
  readonly host: string;
  readonly game: string;
  readonly title: string;
  /** Who else is at the table already. */
  readonly others: readonly string[];
  /** Leads straight to the seat. */
  readonly link: string;
}

const table = (others: readonly string[]): string => (others.length === 0 ? '' : `At the table: ${others.join(', ')}.`);

export const invitationMail = ({ host, game, title, others, link }: InvitationMail): MailBody => {
  const says = `${host} keeps a seat for you. Everybody plays when it suits them; a mail tells you when it is your turn. No password, nothing to install.`;
  const foot = `Sent because ${host} entered your address. If that means nothing to you, do nothing: no more mail comes.`;
  return {
    subject: `${host} invites you to ${game} (${title})`,
    html: html(
      <Page title={`Invitation to ${game}`} preheader={says} footer={foot}>
        <Heading under={title}>{`Play ${game} with ${host}`}</Heading>
        <Line>{says}</Line>
        {others.length > 0 ? <Line>{table(others)}</Line> : null}
        <Button href={link}>See the table</Button>
      </Page>,
    ),
    text: [`Play ${game} (${title}) with ${host}`, says, table(others), link, foot]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
  };
};
