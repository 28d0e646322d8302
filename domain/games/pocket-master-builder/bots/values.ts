// What things are worth to a bot, in honor. The numbers were found by letting bots play each other.

import type { Seat } from '../../../kernel/rules.ts';
import { type Cell, lineOf } from '../board/table.ts';
import { wallSpaces, wallsOf } from '../board/wall-track.ts';
import { type Effect, GAINS, type Gain, type GainKey, type Per, RESOURCES, type Yield } from '../editions/edition.ts';
import type { Means } from '../paying/payment.ts';
import { landmarkHolder } from '../scores.ts';
import { buildings, HIDDEN, kingdomCard, type PmbState, playerAt } from '../state.ts';

const WORTH: Readonly<Record<Exclude<GainKey, 'wall'>, number>> = {
  worker: 0.8,
  card: 0.6,
  oracle: 2,
  reward: 0.35,
  donkey: 0.9,
};

/** Half a resource is about a quarter of a building's honor; gold is never wasted. */
export const yieldWorth = (gain: Yield): number =>
  RESOURCES.reduce((sum, r) => sum + (gain[r] ?? 0) * (r === 'gold' ? 0.7 : 0.5), 0);

const plainWorth = (gain: Gain): number =>
  GAINS.reduce((sum, key) => sum + (gain[key] ?? 0) * (key === 'wall' ? 1 : WORTH[key]), 0);

/** One step on the wall track: its reward, its honor, and a better place for invasions. */
const wallWorth = (s: PmbState, seat: Seat): number => {
  const spaces = wallSpaces(s);
  const at = playerAt(s, seat).wall;
  const [now, next] = [spaces[at - 1], spaces[at]];
  if (!next) return 0;
  const honor = next.honor - (now?.honor ?? 0);
  const invasion = next.number > 1 && next.enters ? 0.35 * plainWorth(next.card.invasion) : 0;
  return 0.3 + honor * 0.8 + invasion + (next.enters ? plainWorth(next.card.immediate) : 0);
};

const times = (s: PmbState, seat: Seat, per: Per | undefined): number => (per ? Math.floor(wallsOf(s, seat) / 2) : 1);

export const gainWorth = (s: PmbState, seat: Seat, gain: Gain): number =>
  (plainWorth({ ...gain, wall: 0 }) + (gain.wall ?? 0) * wallWorth(s, seat)) * times(s, seat, gain.per);

const knownOracles = (s: PmbState, seat: Seat) =>
  s.edition.oracles.filter((card) => playerAt(s, seat).oracles.includes(card.id));

/**
 * How much of a line's landmark a building there brings the seat itself. What it takes from the other is left aside:
 * against each other both kinds win about alike, and where both hinder, few landmarks are held and who begins wins less.
 */
const landmarkWorth = (s: PmbState, seat: Seat, cell: Cell): number => {
  const line = lineOf(cell);
  const honor = s.edition.landmarks.find((card) => card.id === s.landmarks[line - 1])?.honor ?? 0;
  const owners = s.owners.map((owner, at) => (at === cell ? seat : owner));
  const held = (table: PmbState): number => (landmarkHolder(table, line) === seat ? 1 : 0);
  return honor * (0.25 + 0.65 * (held({ ...s, owners }) - held(s)));
};

/** What an effect brings with so many buildings still to come, and so many of the type that it counts. */
const effectWorth = (s: PmbState, seat: Seat, e: Effect, later: number, sameType: number): number => {
  switch (e.kind) {
    case 'immediate':
      return gainWorth(s, seat, e.gain) * times(s, seat, e.per);
    case 'build':
      return gainWorth(s, seat, e.gain) * times(s, seat, e.per) * later * 0.75;
    case 'hand_limit':
      return 0.3;
    case 'scoring':
      return e.honor * (sameType + 1 + later * 0.25);
  }
};

/** What a card would bring a seat that builds it now, cost aside. */
export const buildingWorth = (s: PmbState, seat: Seat, cell: Cell): number => {
  const card = kingdomCard(s, s.grid[cell] ?? '');
  const own = buildings(s, seat).map((at) => kingdomCard(s, s.grid[at] ?? ''));
  const later = Math.max(0, s.edition.setup.buildings_to_trigger_end - own.length - 1);
  const sameType = own.filter((one) => one.type === card.type).length;
  const effects = card.effects.map((e) => effectWorth(s, seat, e, later, sameType));
  const scored = own
    .flatMap((one) => one.effects)
    .filter((e) => e.kind === 'scoring' && e.per_type === card.type).length;
  const told = knownOracles(s, seat).filter(
    ({ score }) => score.kind === 'per_type' && score.types.includes(card.type),
  );
  const triggered = own.flatMap((one) => one.effects).flatMap((e) => (e.kind === 'build' ? [e.gain] : []));
  return [
    card.honor,
    gainWorth(s, seat, card.reward),
    ...effects,
    scored,
    told.length,
    ...triggered.map((gain) => gainWorth(s, seat, gain)),
    landmarkWorth(s, seat, cell),
  ].reduce((sum, n) => sum + n, 0);
};

/** What a bot gives up when it pays with something; in the last round nothing is worth keeping. */
export const payingWeight = (means: Means, last: boolean): number => {
  if (last) return 0.01;
  switch (means.kind) {
    case 'worker':
      return 0.6 + yieldWorth(means.gain) * 0.5;
    case 'card':
      return 0.75;
    case 'gold':
      return 1.05;
  }
};

/** How much a bot wants to keep a card in its hand. */
export const keepWorth = (s: PmbState, id: string): number => {
  if (id === HIDDEN) return 0;
  const card = kingdomCard(s, id);
  const cost = RESOURCES.reduce((sum, r) => sum + (card.cost[r] ?? 0), 0);
  return card.honor + plainWorth(card.reward) - cost * 0.4 + yieldWorth(card.sides.bottom?.gain ?? {}) * 0.5;
};
