// One small position for the tests of the board: the first game, with pieces put down by hand.

import { at } from '../../../domain/games/kingdom-builder/board/board.ts';
import { codeOf } from '../../../domain/games/kingdom-builder/board/pieces.ts';
import { kingdomBuilderRules as rules } from '../../../domain/games/kingdom-builder/rules.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { emptyDraft } from '../../../domain/kernel/draft.ts';
import type { At } from '../../../domain/kernel/game-view.ts';
import { playerStyles } from '../../../domain/kernel/player-style.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import type { Choice, Move, Pick } from '../../../domain/kernel/rules.ts';
import type { BoardProps, SeatInfo } from '../../../web/games/table.ts';

const FIRST_GAME = {
  'sections.mode': 'chosen',
  'sections.chosen': ['tavern', 'paddock', 'oasis', 'farm'],
  'sections.rotation': 'none',
  'cards.mode': 'chosen',
  'cards.chosen': ['fishermen', 'knights', 'merchants'],
  startPlayer: 0,
} as const;

export const NAMES = ['Ada', 'Bruno', 'Chiara'];

export const PLAYERS: readonly SeatInfo[] = playerStyles(NAMES.map(() => null)).map((livery, seat) => ({
  ...livery,
  seat,
  name: NAMES[seat] ?? '',
  kind: 'person',
  resigned: false,
}));

/** The first game of three; seat 0 holds a terrain, and settlements stand where told, by seat. */
export const position = (terrain: string, ...settlements: readonly (readonly Pick[])[]): KbState => {
  const s = rules.setup(3, FIRST_GAME, seeded(1)).reduce(rules.evolve, rules.blank());
  const pieces = s.pieces.slice();
  for (const [seat, picks] of settlements.entries())
    for (const pick of picks) pieces[at(s.board, pick)] = codeOf('settlement', seat);
  return { ...s, pieces, seats: s.seats.map((seat, i) => (i === 0 ? { ...seat, hand: [terrain] } : seat)) };
};

interface Changes extends Partial<Omit<BoardProps, 'at'>> {
  readonly choice?: Choice | null;
  readonly move?: Move | null;
}

/** Where the turn of seat 0 stands when it is asked where to build. */
export const atOf = (state: KbState, { choice, move }: Changes = {}): At<KbState> => ({
  state,
  sent: state,
  seat: 0,
  viewer: 0,
  names: NAMES,
  choice: choice === undefined ? (rules.actions(state, 0).build?.next(state, 0, []) ?? null) : choice,
  move: move === undefined ? { action: 'build', picks: [] } : move,
  offers: [],
  draft: emptyDraft,
});

/** What the frame hands the board when seat 0 is asked where to build. */
export const asked = (state: KbState, changes: Changes = {}): BoardProps => ({
  state,
  viewer: 0,
  players: PLAYERS,
  at: changes.past ? null : atOf(state, changes),
  width: 800,
  height: 700,
  draft: [],
  changed: [],
  marks: new Map(),
  lit: [],
  fade: true,
  bringing: () => null,
  onPress: () => {},
  past: false,
  label: 'Board',
  describedBy: 'question',
  ...changes,
});
