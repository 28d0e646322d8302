// What a well-formed edition may still get wrong so that no game could be played with it.

import { type Edition, RESOURCES, type Side, type Yield } from './edition.ts';

const COUNTS = { kingdom: 28, walls: 8, starting: 4, landmarks: 8, oracles: 8 } as const;
const FIXED_PLACES = 3;

const counts = (e: Edition): readonly string[] =>
  Object.entries(COUNTS).flatMap(([kind, n]) => {
    const there = e[kind as keyof typeof COUNTS].length;
    return there === n ? [] : [`${kind}: ${there} cards instead of ${n}`];
  });

const repeated = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, i) => id !== '' && ids.indexOf(id) !== i)),
];

const ids = (e: Edition): readonly string[] => {
  const all = [...e.kingdom, ...e.walls, ...e.starting, ...e.landmarks, ...e.oracles].map((card) => card.id);
  return [
    ...(e.id === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(e.id)
      ? []
      : [`edition '${e.id}': use small letters, digits and single dashes`]),
    ...repeated(all).map((id) => `id ${id}: used by more than one card`),
    ...all
      .filter((id) => id !== '' && (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(id) || ['pay', 'gold'].includes(id)))
      .map(
        (id) => `id ${id}: begin with a letter, go on with letters, digits, dashes, and use neither 'pay' nor 'gold'`,
      ),
  ];
};

const places = (e: Edition): readonly string[] => {
  const fixed = e.walls.flatMap((w) => (w.place_from_right === null ? [] : [w.place_from_right]));
  return [
    ...fixed.filter((p) => p > COUNTS.walls).map((p) => `walls: there is no place ${p} from the right`),
    ...repeated(fixed.map(String)).map((p) => `walls: two cards have place ${p} from the right`),
    ...(fixed.length > FIXED_PLACES ? [`walls: ${fixed.length} have a fixed place, at most ${FIXED_PLACES} may`] : []),
  ];
};

/** The sides that can come to lie at both sides of a border. */
const borders = (
  e: Edition,
): readonly {
  readonly name: string;
  readonly one: readonly (Side | null)[];
  readonly other: readonly (Side | null)[];
}[] => [
  {
    name: 'right and left',
    one: [...e.starting.map((c) => c.sides.right), ...e.kingdom.map((c) => c.sides.right)],
    other: e.kingdom.map((c) => c.sides.left),
  },
  {
    name: 'bottom and top',
    one: [...e.walls.map((c) => c.sides.bottom), ...e.kingdom.map((c) => c.sides.bottom)],
    other: [...e.kingdom.map((c) => c.sides.top), ...e.landmarks.map((c) => c.sides.top)],
  },
];

const coloursOf = (sides: readonly (Side | null)[]): readonly string[] => [
  ...new Set(sides.flatMap((side) => (side?.colour ? [side.colour] : []))),
];

const colours = (e: Edition): readonly string[] =>
  coloursOf(borders(e).flatMap(({ one, other }) => [...one, ...other]))
    .filter((c) => !e.colours.includes(c))
    .map((c) => `colour ${c}: not in the list of colours`);

const lonely = (e: Edition): readonly string[] =>
  borders(e).flatMap(({ name, one, other }) => {
    const [a, b] = [coloursOf(one), coloursOf(other)];
    const alone = [...a.filter((c) => !b.includes(c)), ...b.filter((c) => !a.includes(c))];
    return alone.map((c) => `colour ${c}: never meets itself between ${name} sides`);
  });

const types = (e: Edition): readonly string[] => {
  const known = (type: string, at: string): readonly string[] =>
    type === '' || e.types.includes(type) ? [] : [`${at}: type ${type} is not in the list of types`];
  return [
    ...e.kingdom.flatMap((c) => [
      ...known(c.type, c.id),
      ...c.effects.flatMap((f) => (f.kind === 'scoring' ? known(f.per_type, `${c.id} scoring`) : [])),
    ]),
    ...e.oracles.flatMap(({ id, score }) =>
      score.kind === 'per_type' ? score.types.flatMap((t) => known(t, id)) : [],
    ),
  ];
};

const size = (y: Yield): number => RESOURCES.reduce((sum, r) => sum + (y[r] ?? 0), 0);
const most = (all: readonly Yield[], of: (y: Yield) => number): number => Math.max(0, ...all.map(of));

const free = (e: Edition): readonly string[] =>
  e.kingdom.flatMap(({ id, name, cost }) => (size(cost) === 0 ? [`${id} ${name}: costs nothing`] : []));

/** Everything that the best workers, cards and rewards of the last donkey level could bring at once. */
const costs = (e: Edition): readonly string[] => {
  const top = e.donkey.at(-1);
  const sides = borders(e).flatMap(({ one, other }) => [...one, ...other].flatMap((side) => (side ? [side.gain] : [])));
  const bottoms = e.kingdom.flatMap((c) => (c.sides.bottom ? [c.sides.bottom.gain] : []));
  const bought = Math.floor(e.reward_track.max / e.prices.gold);
  const reach = (of: (y: Yield) => number): number =>
    (top?.workers ?? 0) * 2 * most(sides, of) + (top?.discards ?? 0) * most(bottoms, of) + bought;
  return e.kingdom.flatMap(({ id, name, cost }) => {
    const over = RESOURCES.filter(
      (r) => (cost[r] ?? 0) > reach((y) => (y[r] ?? 0) + (r === 'gold' ? 0 : (y.gold ?? 0))),
    );
    if (size(cost) > reach(size) || over.length > 0)
      return [
        `${id} ${name}: nobody can ever pay ${RESOURCES.filter((r) => cost[r])
          .map((r) => `${cost[r]} ${r}`)
          .join(', ')}`,
      ];
    return [];
  });
};

const tracks = (e: Edition): readonly string[] => [
  ...(e.reward_track.start <= e.reward_track.max ? [] : ['reward_track: the start lies beyond the end']),
  ...(e.donkey.length > 0 ? [] : ['donkey_track: no level']),
  ...e.donkey.flatMap((d, i) => (d.level === i + 1 ? [] : [`donkey_track: level ${d.level} stands in place ${i + 1}`])),
  ...(e.setup.worker_area + e.setup.rest_area > e.setup.buildings_to_trigger_end
    ? []
    : ['setup: too few cubes to mark the buildings']),
  ...(2 * e.setup.hand_start <= COUNTS.kingdom ? [] : ['setup: more cards in hand than there are']),
  ...(2 * e.setup.oracles_dealt <= COUNTS.oracles ? [] : ['setup: more oracles dealt than there are']),
];

const falling = (e: Edition): readonly string[] =>
  e.donkey.flatMap(({ level, workers, discards }, i) => {
    const before = e.donkey[i - 1];
    const less = before && (workers < before.workers || discards < before.discards);
    return less ? [`donkey_track: level ${level} allows less than the one before`] : [];
  });

interface Check {
  readonly of: (e: Edition) => readonly string[];
  /** Parts of the file that must be well-formed before this has a meaning. */
  readonly needs: RegExp;
}

const NEVER = /^(?!)/;
const CARDS = /^\w+_cards: must be/;
const TRACKS = /^(setup|reward_track|reward_exchange|donkey)/;

const PROBLEMS: readonly Check[] = [
  { of: counts, needs: CARDS },
  { of: ids, needs: NEVER },
  { of: places, needs: /place_from_right/ },
  { of: types, needs: /^types/ },
  { of: colours, needs: /^colours/ },
  { of: tracks, needs: TRACKS },
  { of: free, needs: /\.cost/ },
];

const WARNINGS: readonly Check[] = [
  { of: lonely, needs: /\.sides|_cards: must be/ },
  { of: falling, needs: /^donkey/ },
  { of: costs, needs: /\.cost|\.sides|^(setup|reward_track|reward_exchange|donkey)/ },
];

const run = (checks: readonly Check[], e: Edition, form: readonly string[]): readonly string[] =>
  checks.flatMap(({ of, needs }) => (form.some((fault) => needs.test(fault)) ? [] : of(e)));

/** Why no game can be played with an edition, beside what is wrong with its form; empty when one can. */
export const semanticProblems = (e: Edition, form: readonly string[]): readonly string[] => run(PROBLEMS, e, form);

/** What can be played and is likely a slip of the pen. */
export const semanticWarnings = (e: Edition, form: readonly string[]): readonly string[] => run(WARNINGS, e, form);
