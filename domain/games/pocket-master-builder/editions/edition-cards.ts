// The cards of an edition file, read kind by kind.

import type {
  Effect,
  KingdomCard,
  LandmarkCard,
  OracleCard,
  OracleScore,
  Side,
  StartingCard,
  WallCard,
} from './edition.ts';
import type { Json, Reader } from './edition-fields.ts';

const effectOf = (r: Reader, from: Json, at: string): readonly Effect[] => {
  const kind = r.any(from, 'kind', at);
  switch (kind) {
    case 'immediate':
    case 'build': {
      const gain = r.gain(from, 'gain', at);
      const per = r.per(from, at) ?? gain.per;
      const { per: _, ...plain } = gain;
      return [{ kind, gain: plain, ...(per ? { per } : {}) }];
    }
    case 'hand_limit':
      return [{ kind: 'hand_limit', plus: r.whole(from, 'plus', at, 1) }];
    case 'scoring':
      return [{ kind: 'scoring', per_type: r.text(from, 'per_type', at), honor: r.whole(from, 'honor', at, 1) }];
    default:
      r.problems.push(`${at}.kind: '${String(kind)}' is unknown; known are immediate, build, hand_limit, scoring`);
      return [];
  }
};

const scoreOf = (r: Reader, from: Json, at: string): OracleScore => {
  const honor = r.whole(from, 'honor', at);
  const flat = r.whole(from, 'flat', at);
  const kind = r.any(from, 'kind', at);
  switch (kind) {
    case 'per_type':
      return { kind: 'per_type', types: r.texts(from, 'types', at), honor, flat };
    case 'per_walls':
      return { kind: 'per_walls', every: r.whole(from, 'every', at, 1), honor, flat };
    case 'per_landmark':
      return { kind: 'per_landmark', honor, flat };
    default:
      r.problems.push(`${at}.kind: '${String(kind)}' is unknown; known are per_type, per_walls, per_landmark`);
      return { kind: 'per_landmark', honor, flat };
  }
};

/** How a card is called in a list of problems. */
const called = (card: Json, kind: string, i: number): string =>
  `${kind}[${i}]${typeof card.id === 'string' ? ` ${card.id}` : ''}`;

const oneSide = (r: Reader, card: Json, which: string, at: string): Side | null =>
  r.side(r.object(card, 'sides', `${at}.`), which, `${at}.sides`);

export const kingdomOf = (r: Reader, card: Json, i: number): KingdomCard => {
  const at = called(card, 'kingdom_cards', i);
  const sides = r.object(card, 'sides', `${at}.`);
  return {
    id: r.text(card, 'id', at),
    name: r.text(card, 'name', at),
    type: r.text(card, 'type', at),
    honor: r.whole(card, 'honor', at),
    cost: r.yields(card, 'cost', at),
    reward: r.gain(card, 'reward', at),
    effects: r.list(card, 'effects', `${at}.`).flatMap((e, k) => effectOf(r, e, `${at}.effects[${k}]`)),
    sides: {
      left: r.side(sides, 'left', `${at}.sides`),
      top: r.side(sides, 'top', `${at}.sides`),
      right: r.side(sides, 'right', `${at}.sides`),
      bottom: r.side(sides, 'bottom', `${at}.sides`),
    },
  };
};

export const wallOf = (r: Reader, card: Json, i: number): WallCard => {
  const at = called(card, 'wall_cards', i);
  return {
    id: r.text(card, 'id', at),
    name: r.text(card, 'name', at),
    place_from_right: r.any(card, 'place_from_right', at) === null ? null : r.whole(card, 'place_from_right', at, 1),
    honors: r.wholes(card, 'honors', at),
    immediate: r.gain(card, 'immediate', at),
    invasion: r.gain(card, 'invasion', at),
    sides: { bottom: oneSide(r, card, 'bottom', at) },
  };
};

export const oracleOf = (r: Reader, card: Json, i: number): OracleCard => {
  const at = called(card, 'oracle_cards', i);
  const score = scoreOf(r, r.object(card, 'score', `${at}.`), `${at}.score`);
  return { id: r.text(card, 'id', at), name: r.text(card, 'name', at), score };
};

export const startingOf = (r: Reader, card: Json, i: number): StartingCard => {
  const at = called(card, 'starting_cards', i);
  return {
    id: r.text(card, 'id', at),
    name: r.text(card, 'name', at),
    sides: { right: oneSide(r, card, 'right', at) },
  };
};

export const landmarkOf = (r: Reader, card: Json, i: number): LandmarkCard => {
  const at = called(card, 'landmark_cards', i);
  return {
    id: r.text(card, 'id', at),
    name: r.text(card, 'name', at),
    honor: r.whole(card, 'honor', at),
    sides: { top: oneSide(r, card, 'top', at) },
  };
};
