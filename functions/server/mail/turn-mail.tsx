/** @jsxImportSource hono/jsx */
import { Button, Heading, html, Line, Link, Page } from './layout.tsx';
import type { MailBody } from './outgoing.ts';
import {
  Footer,
  footerText,
  type GameOfMail,
  Links,
  type Picture,
  PictureOf,
  paragraphs,
  Recap,
  recapText,
  Situation,
  situationText,
  type Told,
} from './turn-parts.tsx';

export interface TurnMail {
  readonly game: GameOfMail;
  /** The seat has not moved yet: the mail also says that the game has begun. */
  readonly first: boolean;
  /** How long there is, e.g. '22 hours left'; null without a clock. */
  readonly left: string | null;
  /** What there is to do. */
  readonly prompt: string;
  readonly picture: Picture | null;
  readonly since: readonly Told[];
  /** The table in sentences; empty where a picture shows it. */
  readonly situation: readonly string[];
  /** The board as its addressee may see it. */
  readonly play: string;
  /** The position in the replay. */
  readonly replay: string;
  /** Other games that wait for the same player. */
  readonly waiting: readonly { readonly text: string; readonly href: string }[];
}

const SINCE = 'Since your last turn';
const FIRST = 'So far';

export const turnMail = (mail: TurnMail): MailBody => {
  const { game, picture } = mail;
  const heading = mail.first ? FIRST : SINCE;
  const begun = mail.first ? 'The game has begun.' : '';
  const preheader = mail.since.map((told) => told.text).join(' ') || `${begun} ${mail.prompt}`.trim();
  return {
    subject: `Your turn in ${game.name} (${game.title})`,
    html: html(
      <Page title={`Your turn in ${game.name}`} preheader={preheader} footer={<Footer game={game} />}>
        <Heading under={[game.title, mail.left].filter(Boolean).join(' · ')}>{`Your turn in ${game.name}`}</Heading>
        {picture ? <PictureOf picture={picture} link={mail.play} /> : null}
        <Line>{`${begun} ${mail.prompt}`.trim()}</Line>
        <Button href={mail.play}>Play your turn</Button>
        <Recap heading={heading} turns={mail.since} />
        <Situation sentences={mail.situation} />
        <Line>
          <Link href={mail.replay}>This position in the replay</Link>
        </Line>
        <Links heading="Also waiting for you" links={mail.waiting} />
      </Page>,
    ),
    text: paragraphs(
      `Your turn in ${game.name} (${[game.title, mail.left].filter(Boolean).join(', ')})`,
      `${begun} ${mail.prompt}`.trim(),
      `Play your turn: ${mail.play}`,
      recapText(heading, mail.since),
      situationText(mail.situation),
      `This position in the replay: ${mail.replay}`,
      mail.waiting.length > 0
        ? `Also waiting for you:\n${mail.waiting.map(({ text, href }) => `* ${text}: ${href}`).join('\n')}`
        : '',
      footerText(game),
    ),
  };
};
