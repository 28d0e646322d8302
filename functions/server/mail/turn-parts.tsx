/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { Colour } from '../../../domain/kernel/player-style.ts';
import { LIGHT, PIECES } from './colours.ts';
import { Line, Link, Section } from './layout.tsx';

const TABLE_NOW = 'The table now';

/** A game as its mails speak of it. */
export interface GameOfMail {
  readonly name: string;
  readonly title: string;
  /** The page of the game. */
  readonly link: string;
  /** A page with one button that ends the mails of this game. */
  readonly muteLink: string;
  readonly settingsLink: string;
  /** The host name of the site. */
  readonly site: string;
}

export interface Picture {
  readonly url: string;
  readonly alt: string;
  /** Whose pieces are which. */
  readonly pieces: readonly { readonly name: string; readonly colour: Colour }[];
}

/** What one seat did, and where the replay shows it. */
export interface Told {
  readonly who: string;
  /** Whole sentences; they begin with the name where the title's words do so. */
  readonly text: string;
  readonly link: string;
}

export const PictureOf: FC<{ readonly picture: Picture; readonly link: string }> = ({ picture, link }) => (
  <>
    <a href={link}>
      <img
        src={picture.url}
        width="552"
        alt={picture.alt}
        class="muted"
        style={`display:block;width:100%;max-width:552px;height:auto;margin:16px 0 0;border:0;border-radius:8px;color:${LIGHT.muted}`}
      />
    </a>
    <p class="muted" style={`margin:6px 0 0;color:${LIGHT.muted};font-size:14px`}>
      {picture.pieces.map(({ name, colour }) => (
        <span style="display:inline-block;margin-right:14px">
          <span
            style={`display:inline-block;width:9px;height:9px;border:2px solid #121212;border-radius:3px;background:${PIECES[colour]};outline:1px solid #fff`}
          />{' '}
          {name}
        </span>
      ))}
    </p>
  </>
);

const Sentence: FC<{ readonly told: Told }> = ({ told }) => {
  const named = told.text.startsWith(told.who);
  return (
    <p style="margin:6px 0 0">
      <b>{told.who}</b>
      {named ? told.text.slice(told.who.length) : `: ${told.text}`}{' '}
      <a class="muted" href={told.link} style={`color:${LIGHT.muted};font-size:13px`}>
        replay
      </a>
    </p>
  );
};

/** What happened, newest last. */
export const Recap: FC<{ readonly heading: string; readonly turns: readonly Told[] }> = ({ heading, turns }) =>
  turns.length === 0 ? null : (
    <>
      <Section>{heading}</Section>
      {turns.map((told) => (
        <Sentence told={told} />
      ))}
    </>
  );

export const Footer: FC<{ readonly game: GameOfMail }> = ({ game }) => (
  <>
    <Link href={game.settingsLink}>Mail settings</Link> · <Link href={game.muteLink}>No more mail about this game</Link>
    <br />
    {`Sent by ${game.site} because you play here.`}
  </>
);

export const Links: FC<{ readonly heading: string; readonly links: readonly { text: string; href: string }[] }> = ({
  heading,
  links,
}) =>
  links.length === 0 ? null : (
    <>
      <Section>{heading}</Section>
      {links.map(({ text, href }) => (
        <Line>
          <Link href={href}>{text}</Link>
        </Line>
      ))}
    </>
  );

/** The table in words, where there is no picture of it. */
export const Situation: FC<{ readonly sentences: readonly string[] }> = ({ sentences }) =>
  sentences.length === 0 ? null : (
    <>
      <Section>{TABLE_NOW}</Section>
      {sentences.map((sentence) => (
        <p style="margin:6px 0 0">{sentence}</p>
      ))}
    </>
  );

export const situationText = (sentences: readonly string[]): string =>
  sentences.length === 0 ? '' : `${TABLE_NOW}:\n${sentences.map((sentence) => `* ${sentence}`).join('\n')}`;

/** The same as plain text. */
export const footerText = (game: GameOfMail): string =>
  `-- \nNo more mail about this game: ${game.muteLink}\nSent by ${game.site} because you play here.\n`;

export const recapText = (heading: string, turns: readonly Told[]): string =>
  turns.length === 0 ? '' : `${heading}:\n${turns.map((told) => `* ${told.text}`).join('\n')}`;

export const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
