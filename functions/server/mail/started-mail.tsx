/** @jsxImportSource hono/jsx */
import { Button, Heading, html, Line, Page } from './layout.tsx';
import type { MailBody } from './outgoing.ts';
import { Footer, footerText, type GameOfMail, type Picture, PictureOf, paragraphs } from './turn-parts.tsx';

export interface StartedMail {
  readonly game: GameOfMail;
  /** Everybody at the table, in the order of seats. */
  readonly players: readonly string[];
  /** Who has to move now. */
  readonly next: readonly string[];
  readonly picture: Picture | null;
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const startedMail = ({ game, players, next, picture }: StartedMail): MailBody => {
  const who = `At the table: ${list(players)}.`;
  const moves = next.length === 0 ? '' : `${list(next)} ${next.length === 1 ? 'is' : 'are'} to move.`;
  const wait = `${moves} You get a mail when it is your turn.`.trim();
  return {
    subject: `${game.name} (${game.title}) has begun`,
    html: html(
      <Page title={`${game.name} has begun`} preheader={`${who} ${wait}`} footer={<Footer game={game} />}>
        <Heading under={game.title}>{`${game.name} has begun`}</Heading>
        {picture ? <PictureOf picture={picture} link={game.link} /> : null}
        <Line>{who}</Line>
        <Line>{wait}</Line>
        <Button href={game.link}>See the board</Button>
      </Page>,
    ),
    text: paragraphs(
      `${game.name} (${game.title}) has begun`,
      who,
      wait,
      `See the board: ${game.link}`,
      footerText(game),
    ),
  };
};
