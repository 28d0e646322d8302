// Situations of Kingdom Builder, played by bots from seeds, for looking at and trying out.

import { touched } from '../../domain/games/kingdom-builder/drawing/touched.ts';
import type { KbState } from '../../domain/games/kingdom-builder/state.ts';
import { kingdomBuilder } from '../../domain/games/kingdom-builder/title.ts';
import type { Options } from '../../domain/kernel/options.ts';
import { botTurn, isRefusal, playTurn } from '../../domain/kernel/play.ts';
import { playerStyles } from '../../domain/kernel/player-style.ts';
import { seeded } from '../../domain/kernel/random.ts';
import type { Pick, Seat } from '../../domain/kernel/rules.ts';
import type { SeatInfo } from '../games/table.ts';

export interface Fixture {
  readonly name: string;
  readonly state: KbState;
  readonly seat: Seat;
  readonly players: readonly SeatInfo[];
  readonly changed: readonly Pick[];
  readonly past: boolean;
}

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dov', 'Elif'];

const seated = (seats: number): readonly SeatInfo[] =>
  playerStyles(Array.from({ length: seats }, () => null)).map((livery, seat) => ({
    ...livery,
    seat,
    name: NAMES[seat] ?? `Seat ${seat + 1}`,
    kind: 'person',
    resigned: false,
  }));

const { rules, bots } = kingdomBuilder;

interface Told {
  readonly name: string;
  readonly seats: number;
  readonly turns: number;
  readonly seed: number;
  readonly options?: Options;
  readonly past?: boolean;
  /** Who looks; without it the seat that is to play. */
  readonly seat?: Seat;
}

/** Plays so many turns by bots; the last round's hexes count as changed. */
const fixture = ({ name, seats, turns, seed, options = {}, past = false, seat }: Told): Fixture => {
  const dice = seeded(seed);
  let state = rules.setup(seats, options, dice).reduce(rules.evolve, rules.blank());
  const lately: (readonly Pick[])[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const who = rules.awaiting(state)[0];
    if (who === undefined) break;
    const played = playTurn(rules, state, who, botTurn(rules, bots.quick, state, who, dice), dice);
    if (isRefusal(played)) break;
    state = played.state;
    lately.push(touched(played.steps.flatMap((step) => step.events)));
  }
  const changed = lately.slice(-(seats - 1)).flat();
  return { name, state, seat: seat ?? rules.awaiting(state)[0] ?? 0, players: seated(seats), changed, past };
};

const EVERYTHING: Options = {
  'modules.nomads': true,
  'modules.crossroads': true,
  'queenies.caves': true,
  'sections.mode': 'chosen',
  'sections.chosen': ['quarry', 'city_hall_fort', 'barracks_crossroads', 'lighthouse_foresters_lodge'],
};

const BIG_BOX: Options = {
  'modules.marshlands': true,
  'modules.harvest': true,
  'queenies.island': 'rope_bridge',
  'decree.mode': 'chosen',
  'decree.chosen': 'ferry',
  'sections.mode': 'chosen',
  'sections.chosen': ['temple', 'canoe', 'mountain_station_scout_cabin', 'cathedral_watchtower'],
  'cards.mode': 'chosen',
  'cards.chosen': ['mayors', 'scouts', 'noblewomen'],
};

const WAGONS: Options = {
  'modules.nomads': true,
  'modules.crossroads': true,
  'queenies.capitol': true,
  'sections.mode': 'chosen',
  'sections.chosen': ['monastery_wagon', 'harbor', 'garden', 'caravan'],
};

const FIRST_GAME: Options = {
  'sections.mode': 'chosen',
  'sections.chosen': ['tavern', 'paddock', 'oasis', 'farm'],
  'sections.rotation': 'none',
};

/** Settlements of two seats and a terrain for the first one; whatever the bots learn, this stays as it is. */
const placed = (): Fixture => {
  const start = rules.setup(2, { ...FIRST_GAME, startPlayer: 0 }, seeded(1)).reduce(rules.evolve, rules.blank());
  const built = ['3,4', '3,5', '8,8', '8,9'].map((at, i) => ({
    type: 'SettlementBuilt' as const,
    seat: i < 2 ? 0 : 1,
    at,
    on: 'grass' as const,
    by: 'fixture',
  }));
  const state = built.reduce(rules.evolve, start);
  const seats = state.seats.map((one, seat) => (seat === 0 ? { ...one, hand: ['grass'] } : one));
  const name = 'Two players, placed by hand';
  return { name, state: { ...state, seats }, seat: 0, players: seated(2), changed: ['8,8', '8,9'], past: false };
};

/** All situations of the page; each is played when somebody looks at it. */
export const FIXTURES: readonly (() => Fixture)[] = [
  placed,
  () => fixture({ name: 'The first turn: a whole terrain is open', seats: 2, turns: 0, seed: 1, options: FIRST_GAME }),
  () => fixture({ name: 'Five players in the middle of a game', seats: 5, turns: 26, seed: 7 }),
  () => fixture({ name: 'Three players, tiles in hand', seats: 3, turns: 18, seed: 11 }),
  () => fixture({ name: 'Somebody else is to play', seats: 4, turns: 13, seed: 5, seat: 2 }),
  () => fixture({ name: 'The past', seats: 4, turns: 17, seed: 5, past: true }),
  () => fixture({ name: 'The end', seats: 5, turns: 90, seed: 3 }),
  () => fixture({ name: 'Nomads, Crossroads and caves', seats: 4, turns: 30, seed: 2, options: EVERYTHING }),
  () => fixture({ name: 'A city hall to place', seats: 3, turns: 3, seed: 2, options: EVERYTHING }),
  () => fixture({ name: 'A resettlement', seats: 3, turns: 13, seed: 3, options: EVERYTHING }),
  () => fixture({ name: 'Marshlands, Harvest, island and ferry', seats: 4, turns: 34, seed: 6, options: BIG_BOX }),
  () => fixture({ name: 'Wagons, gardens and a capitol', seats: 3, turns: 21, seed: 9, options: WAGONS }),
];
