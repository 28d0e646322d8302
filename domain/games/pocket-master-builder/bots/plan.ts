import { oneOf, type Random } from '../../../kernel/random.ts';
import type { Move, Seat } from '../../../kernel/rules.ts';
import { freeJunctions, offers } from '../board/junctions.ts';
import { type Cell, cellAt, cellName, type Junction, lineOf, ROWS } from '../board/table.ts';
import { wallsOf } from '../board/wall-track.ts';
import { evolve } from '../evolve.ts';
import { cheapest } from '../paying/cheapest.ts';
import { billFor, PAY, purse, unbuilt } from '../paying/construct.ts';
import { HIDDEN, type PmbState, playerAt, wallCard } from '../state.ts';
import { openCells } from '../turn/develop.ts';
import { isLastRound, other } from '../turn/turns.ts';
import { buildingWorth, gainWorth, payingWeight, yieldWorth } from './values.ts';

/** A move and what a bot hopes to have of it. */
export interface Idea {
  readonly move: Move;
  readonly worth: number;
}

/** The best building that can be paid now, with the payment that costs least. */
export const bestBuilding = (s: PmbState, seat: Seat): Idea | null => {
  const last = isLastRound(s);
  const all = purse(s, seat);
  let best: Idea | null = null;
  for (const cell of unbuilt(s)) {
    const used = cheapest(billFor(s, cell, all), (means) => payingWeight(means, last));
    if (!used) continue;
    const spent = used.reduce((sum, means) => sum + payingWeight(means, last), 0);
    const worth = buildingWorth(s, seat, cell) - spent;
    const picks = [cellName(cell), ...used.map((means) => means.pick), PAY];
    if (!best || worth > best.worth) best = { move: { action: 'construct', picks }, worth };
  }
  return best;
};

/** The most that one worker can bring there. */
const bestYield = (s: PmbState, at: Junction): number =>
  Math.max(0, ...offers(s, at).map((offer) => yieldWorth(offer.gain)));

const CUBE = 0.62;

const placedAll = (s: PmbState, seat: Seat, at: readonly Junction[]): PmbState =>
  at.reduce((now, junction) => evolve(now, { type: 'WorkerPlaced', seat, at: junction }), s);

const subsets = (list: readonly Junction[]): readonly (readonly Junction[])[] => {
  const all: (readonly Junction[])[] = [[]];
  for (const one of list) all.push(...all.map((set) => [...set, one]));
  return all;
};

interface Placing {
  readonly at: readonly Junction[];
  readonly worth: number;
}

const placingWorth = (s: PmbState, seat: Seat, at: readonly Junction[]): Placing => {
  const after = placedAll(s, seat, at);
  const stays = isLastRound(s) ? 0 : at.reduce((sum, one) => sum + bestYield(s, one), 0);
  const building = Math.max(0, bestBuilding(after, seat)?.worth ?? 0);
  return { at, worth: building + stays - at.length * (isLastRound(s) ? 0.01 : CUBE) };
};

/** The free sides of the card just played that are worth a worker by themselves, the best one first. */
export const goodSides = (s: PmbState, seat: Seat): readonly Junction[] => {
  const played = s.turn?.played ?? null;
  if (played === null) return [];
  const free = [...freeJunctions(s, played)].sort((a, b) => bestYield(s, b) - bestYield(s, a));
  return free.slice(0, playerAt(s, seat).work).filter((at) => bestYield(s, at) >= CUBE);
};

/** Which free sides of the card just played to put workers on. */
export const bestPlacing = (s: PmbState, seat: Seat): Placing => {
  const played = s.turn?.played ?? null;
  const free = played === null ? [] : freeJunctions(s, played);
  const { work } = playerAt(s, seat);
  const all = subsets(free)
    .filter((set) => set.length <= work)
    .map((set) => placingWorth(s, seat, set));
  return all.reduce((best, one) => (one.worth > best.worth + 1e-9 ? one : best));
};

/** What an invasion that a card triggers is worth, the other seat's share taken off. */
const invasionWorth = (s: PmbState, seat: Seat, cell: Cell): number => {
  const line = lineOf(cell);
  if (ROWS.some((row) => s.grid[cellAt(row, line)] === null)) return 0;
  const { invasion } = wallCard(s, s.walls[line - 1]);
  const gains = (one: Seat): number => (wallsOf(s, one) >= line ? gainWorth(s, one, invasion) : 0);
  return gains(seat) - gains(other(seat));
};

const developIdea = (s: PmbState, seat: Seat, card: string, cell: Cell): Idea => {
  const after = evolve(s, { type: 'CardDeveloped', seat, card, name: '', at: cell });
  const worth = placingWorth(after, seat, goodSides(after, seat)).worth + invasionWorth(after, seat, cell);
  return { move: { action: 'develop', picks: [card, cellName(cell)] }, worth };
};

/** Every way to develop, or `width` of them at random, and the best of those. */
export const bestDevelopment = (s: PmbState, seat: Seat, width: number, dice: Random): Idea | null => {
  const hand = playerAt(s, seat).hand.filter((id) => id !== HIDDEN);
  const all = hand.flatMap((card) => openCells(s).map((cell) => ({ card, cell })));
  const tried = all.length <= width ? all : Array.from({ length: width }, () => oneOf(all, dice));
  const ideas = tried.map(({ card, cell }) => developIdea(s, seat, card, cell));
  return ideas.reduce<Idea | null>((best, idea) => (best && best.worth >= idea.worth ? best : idea), null);
};
