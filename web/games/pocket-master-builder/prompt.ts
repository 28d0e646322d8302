import type { Scene } from '../../../domain/drawing/scene.ts';
import { spoken } from '../../../domain/games/pocket-master-builder/board/names.ts';
import { cellOf } from '../../../domain/games/pocket-master-builder/board/table.ts';
import { billAfter, meansOf } from '../../../domain/games/pocket-master-builder/paying/construct.ts';
import { missing } from '../../../domain/games/pocket-master-builder/paying/payment.ts';
import {
  handLimit,
  kingdomCard,
  type Player,
  type PmbState,
} from '../../../domain/games/pocket-master-builder/state.ts';
import { isFull, isLastRound, surplus } from '../../../domain/games/pocket-master-builder/turn/turns.ts';
import type { Choice, Move, Seat } from '../../../domain/kernel/rules.ts';
import { actionIcon } from './action-icons.ts';
import { yieldWords } from './telling.ts';

interface Prompt {
  readonly heading: string;
  readonly line: string;
  readonly icon: Scene | null;
}

/** Cards that Rest may bring. */
const MOST_RESTED = 2;

type Words = readonly [heading: string, line: string];

const named = (s: PmbState, id: string | undefined): string => (id ? spoken(kingdomCard(s, id).name) : '');

const paying = (s: PmbState, seat: Seat, move: Move): Words => {
  const cell = cellOf(move.picks[0] ?? '') ?? 0;
  const bill = billAfter(s, seat, cell, meansOf(s, seat, move.picks.slice(1)));
  const lack = missing(bill.cost, bill.have);
  const name = named(s, s.grid[cell] ?? undefined);
  if (lack.gold === 0) return [`${name} is paid for`, 'Press “Pay and build”, or choose otherwise.'];
  return [
    `Pay for ${name}`,
    `Still missing: ${Object.keys(lack.plain).length > 0 ? yieldWords(lack.plain) : `${lack.gold} gold`}.`,
  ];
};

const building = (s: PmbState, seat: Seat, move: Move, n: number): Words =>
  move.picks.length > 0
    ? paying(s, seat, move)
    : ['Which card do you build?', `${n === 1 ? '1 card' : `${n} cards`} can be paid. Press it on the table.`];

/** Whoever may have to discard afterwards is told so before. */
const discards = (s: PmbState, seat: Seat): string =>
  (s.players[seat]?.hand.length ?? 0) + MOST_RESTED > handLimit(s, seat)
    ? `, unless it brings you over ${handLimit(s, seat)} cards`
    : '';

const said = (s: PmbState, seat: Seat, move: Move, choice: Choice): Words | null => {
  const n = choice.from.length;
  switch (choice.ask) {
    case 'oracle':
      return ['Which oracle do you keep?', 'The other one goes under the pile. Nobody else sees your choice.'];
    case 'card':
      return ['Which card do you play?', 'Press a card of your hand.'];
    case 'cell':
      return [`Where does ${named(s, move.picks[0])} lie?`, `${n} places: right of the last card of a row.`];
    case 'junction':
      return ['Where does a worker stand?', `${n === 1 ? '1 side' : `${n} sides`} of the card you played are free.`];
    case 'building':
    case 'payment':
      return building(s, seat, move, n);
    case 'rest':
      return ['What do you take?', `Your turn ends with it${discards(s, seat)}. Rewards are used before.`];
    case 'purchase':
      return ['What do you buy?', `You have ${s.players[seat]?.rewards ?? 0} rewards.`];
    case 'surplus':
      return [`Discard ${surplus(s, seat) - move.picks.length} of your cards`, 'They go face up on the discard pile.'];
    default:
      return null;
  }
};

const workers = (player: Player | undefined): string =>
  player?.work === 1 ? '1 worker' : `${player?.work ?? 0} workers`;

/** No move is begun: what the phase asks for. */
const free = (s: PmbState, seat: Seat, choice: Choice | null): Words => {
  const player = s.players[seat];
  if (!choice) return ['Your turn is complete', 'Send it, or take something back.'];
  const last = isLastRound(s) ? ' Last round: the donkey sets no limit.' : '';
  switch (s.turn?.phase) {
    case 'develop':
      if (isFull(s) || player?.hand.length === 0)
        return ['No card to play', `Buy one with rewards, build, or rest.${last}`];
      return ['Play a card', `Press a card of your hand, then a place.${last}`];
    case 'work':
      return ['Place workers, build, or rest', `${workers(player)} can still be placed. One building a turn.${last}`];
    default:
      return ['Rest', 'Take workers or cards; your turn ends with it. Rewards may be used before.'];
  }
};

/** What the seat is asked. */
export const prompt = (state: unknown, seat: Seat, move: Move | null, choice: Choice | null): Prompt => {
  const s = state as PmbState;
  const [heading, line] = (move && choice && said(s, seat, move, choice)) ?? free(s, seat, choice);
  return { heading, line, icon: move ? actionIcon(move.action) : null };
};
