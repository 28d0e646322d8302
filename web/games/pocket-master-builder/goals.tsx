import { spoken } from '../../../domain/games/pocket-master-builder/board/names.ts';
import { LINES } from '../../../domain/games/pocket-master-builder/board/table.ts';
import { isHouse } from '../../../domain/games/pocket-master-builder/editions/edition.ts';
import { landmarkHolder, oracleHonor } from '../../../domain/games/pocket-master-builder/scores.ts';
import { HIDDEN, isOver, type PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import type { Viewer } from '../../../domain/kernel/rules.ts';
import type { SeatInfo } from '../table.ts';
import { nameAt, oracleWords } from './telling.ts';

interface GoalsProps {
  readonly state: unknown;
  readonly viewer: Viewer;
  readonly players: readonly SeatInfo[];
}

interface OraclesProps {
  readonly s: PmbState;
  readonly seat: number;
  readonly whose: string;
}

/** The oracles of a seat that this viewer knows: one's own, and everybody's when it is over. */
const Oracles = ({ s, seat, whose }: OraclesProps) => {
  const kept = s.edition.oracles.filter((card) => s.players[seat]?.oracles.includes(card.id));
  if (kept.length === 0) return null;
  const when = isOver(s) ? '' : ' now';
  return (
    <>
      <h3 class="pmb-goal-head">{whose} oracles</h3>
      <ul class="pmb-goals">
        {kept.map((card) => (
          <li key={card.id}>
            <strong>{spoken(card.name)}</strong> <span class="pmb-worth">{oracleHonor(s, seat, card) + when}</span>
            <p>{oracleWords(card)}</p>
          </li>
        ))}
      </ul>
    </>
  );
};

const Landmarks = ({ s, players }: { readonly s: PmbState; readonly players: readonly SeatInfo[] }) => {
  const held = LINES.flatMap((line) => {
    const holder = landmarkHolder(s, line);
    const name = players.find((p) => p.seat === holder)?.name;
    return name === undefined ? [] : [{ line, name }];
  });
  return (
    <>
      <h3 class="pmb-goal-head">Landmarks held{isOver(s) ? '' : ' now'}</h3>
      {held.length === 0 && <p class="muted">None.</p>}
      <ul class="pmb-goals">
        {held.map(({ line, name }) => {
          const card = s.edition.landmarks.find((one) => one.id === s.landmarks[line - 1]);
          return (
            <li key={line}>
              {nameAt(s, 5, line)} (line {line}) <span class="pmb-worth">{card?.honor ?? 0}</span> {name}
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** Which cards these are, and where it is said why. */
export const EditionMark = ({ id }: { readonly id: string }) => (
  <p class="pmb-edition">
    {isHouse({ id }) ? 'House edition: not the printed cards. ' : `Edition ${id}, brought by the owner of this site. `}
    <a href="/rules/pocket-master-builder#edition">Why</a>
  </p>
);

/** What counts at the end, as far as this viewer may know it. */
export const Goals = ({ state, viewer, players }: GoalsProps) => {
  const s = state as PmbState;
  if (s.players.length === 0) return null;
  const round = s.turn ? `Round ${s.turn.round}${s.last === null ? '' : ` of ${s.last}`}. ` : '';
  const hidden = s.players.some((p) => p.oracles.includes(HIDDEN));
  return (
    <>
      <h2>What counts</h2>
      <p class="muted">
        {round}
        {s.pile} cards in the pile, {s.discards.length} discarded.{hidden ? ' Other oracles lie face down.' : ''}
      </p>
      {players.map(({ seat, name }) => (
        <Oracles key={seat} s={s} seat={seat} whose={seat === viewer ? 'Your' : `${name}’s`} />
      ))}
      <Landmarks s={s} players={players} />
      <EditionMark id={s.edition.id} />
    </>
  );
};
