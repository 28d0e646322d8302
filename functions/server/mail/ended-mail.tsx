/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { LIGHT } from './colours.ts';
import { Button, Heading, html, Line, Page } from './layout.tsx';
import type { MailBody } from './outgoing.ts';
import {
  Footer,
  footerText,
  type GameOfMail,
  type Picture,
  PictureOf,
  paragraphs,
  Recap,
  recapText,
  type Told,
} from './turn-parts.tsx';

/** One seat of the result. */
export interface Standing {
  readonly name: string;
  readonly rank: number;
  readonly total: number;
  /** Points by what they were for, in the order of `EndedMail.parts`. */
  readonly parts: readonly number[];
  readonly resigned: boolean;
  readonly you: boolean;
}

export interface EndedMail {
  readonly game: GameOfMail;
  /** What scored, in words. */
  readonly parts: readonly string[];
  /** The best first. */
  readonly standings: readonly Standing[];
  readonly picture: Picture | null;
  readonly since: readonly Told[];
  readonly replay: string;
  /** Why it ended, where that needs saying. */
  readonly reason: string;
}

const named = ({ name, you, resigned }: Standing): string => `${you ? 'You' : name}${resigned ? ' (resigned)' : ''}`;

const headline = (standings: readonly Standing[]): string => {
  const first = standings.filter((s) => s.rank === 1);
  const names = first.map((s) => (s.you ? 'you' : s.name));
  const list = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const said = first.length > 1 ? `${list} share the win` : `${list} won`;
  return said.charAt(0).toUpperCase() + said.slice(1);
};

const cell = (extra: string): string => `padding:6px 8px;border-bottom:1px solid ${LIGHT.line};${extra}`;
const NUMBER = 'text-align:right;font-variant-numeric:tabular-nums';

const ScoreTable: FC<{ readonly parts: readonly string[]; readonly standings: readonly Standing[] }> = ({
  parts,
  standings,
}) => (
  <table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 0;border-collapse:collapse;font-size:15px">
    <tr>
      <th class="line" style={cell('text-align:left')} scope="col">
        Points for
      </th>
      {standings.map((s) => (
        <th class="line" style={cell(NUMBER)} scope="col">{`${s.rank}. ${named(s)}`}</th>
      ))}
    </tr>
    {parts.map((part, i) => (
      <tr>
        <td class="line" style={cell('')}>
          {part}
        </td>
        {standings.map((s) => (
          <td class="line" style={cell(NUMBER)}>
            {s.parts[i] ?? 0}
          </td>
        ))}
      </tr>
    ))}
    <tr>
      <th class="line" style={cell('text-align:left')} scope="row">
        Total
      </th>
      {standings.map((s) => (
        <td class="line" style={cell(`font-weight:700;${NUMBER}`)}>
          {s.total}
        </td>
      ))}
    </tr>
  </table>
);

const standingText = (parts: readonly string[], s: Standing): string =>
  `${s.rank}. ${named(s)}: ${s.total} (${parts.map((part, i) => `${part}: ${s.parts[i] ?? 0}`).join('; ')})`;

export const endedMail = (mail: EndedMail): MailBody => {
  const { game, parts, standings, picture } = mail;
  const won = headline(standings);
  const totals = standings.map((s) => `${named(s)} ${s.total}`).join(', ');
  return {
    subject: `${game.name} (${game.title}) is over`,
    html: html(
      <Page title={`${game.name} is over`} preheader={`${won}: ${totals}`} footer={<Footer game={game} />}>
        <Heading under={`${game.title} · ${game.name}`}>{won}</Heading>
        {mail.reason ? <Line>{mail.reason}</Line> : null}
        {picture ? <PictureOf picture={picture} link={game.link} /> : null}
        <ScoreTable parts={parts} standings={standings} />
        <Button href={mail.replay}>See the replay</Button>
        <Recap heading="The last turns" turns={mail.since} />
      </Page>,
    ),
    text: paragraphs(
      `${game.name} (${game.title}) is over. ${won}.`,
      mail.reason,
      standings.map((s) => standingText(parts, s)).join('\n'),
      `See the replay: ${mail.replay}`,
      recapText('The last turns', mail.since),
      footerText(game),
    ),
  };
};
