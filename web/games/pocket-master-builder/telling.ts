// Cards, junctions and payments in words, for names of cells, buttons and lists.

import { type Half, meeting } from '../../../domain/games/pocket-master-builder/board/junctions.ts';
import { spoken } from '../../../domain/games/pocket-master-builder/board/names.ts';
import { borderOf, cellAt, type Junction } from '../../../domain/games/pocket-master-builder/board/table.ts';
import {
  type Edition,
  type Effect,
  effectGain,
  GAINS,
  type Gain,
  type KingdomCard,
  type OracleCard,
  RESOURCES,
  type Yield,
} from '../../../domain/games/pocket-master-builder/editions/edition.ts';
import { kingdomCard, type PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { words } from '../../../domain/games/pocket-master-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import { listed } from '../../words.ts';

export const yieldWords = (gain: Yield): string =>
  listed(RESOURCES.filter((r) => gain[r]).map((r) => `${gain[r]} ${r}`)) || 'nothing';

export const gainWords = (gain: Gain): string => {
  const all = listed(GAINS.filter((key) => gain[key]).map((key) => label(words, 'gain', `${key}:${gain[key]}`)));
  return all === '' ? 'nothing' : `${all}${gain.per ? ' for every 2 walls' : ''}`;
};

const effectWords = (effect: Effect): string => {
  switch (effect.kind) {
    case 'immediate':
      return `at once ${gainWords(effectGain(effect))}`;
    case 'build':
      return `with each later building ${gainWords(effectGain(effect))}`;
    case 'hand_limit':
      return `hand limit ${effect.plus} more`;
    case 'scoring':
      return `at the end ${effect.honor} honor for each of your ${effect.per_type} buildings`;
  }
};

/** All that a kingdom card says. */
export const cardWords = (card: KingdomCard): string =>
  [
    `${spoken(card.name)}, ${card.type}, ${card.honor} honor`,
    `costs ${yieldWords(card.cost)}`,
    `reward space ${gainWords(card.reward)}`,
    ...card.effects.map(effectWords),
    `discarded it gives ${yieldWords(card.sides.bottom?.gain ?? {})}`,
  ].join('; ');

export const oracleWords = ({ score }: OracleCard): string => {
  const each = score.flat > 0 ? `${score.flat} honor, and ${score.honor} more` : `${score.honor} honor`;
  switch (score.kind) {
    case 'per_type':
      return `${each} for each of your ${score.types.join(' or ')} buildings`;
    case 'per_walls':
      return `${each} for every ${score.every} walls`;
    case 'per_landmark':
      return `${each} for each landmark you hold`;
  }
};

const called = (edition: Edition, id: string | undefined): string =>
  spoken([...edition.walls, ...edition.starting, ...edition.landmarks].find((card) => card.id === id)?.name ?? '');

/** The name of what lies in a place of the table; '' for an empty one. */
export const nameAt = (s: PmbState, row: number, line: number): string => {
  if (row === 0) return called(s.edition, s.walls[line - 1]);
  if (row === 5) return called(s.edition, s.landmarks[line - 1]);
  if (line === 1) return called(s.edition, s.starting[row - 1]);
  const id = s.grid[cellAt(row, line)];
  return id ? spoken(kingdomCard(s, id).name) : '';
};

/** The card on one half of a junction. */
export const besideName = (s: PmbState, junction: Junction, half: Half): string => {
  const border = borderOf(junction);
  if (!border) return '';
  const { row, line } = border;
  if (half === 'east' || half === 'south') return nameAt(s, row, line);
  return border.across === 'left' ? nameAt(s, row, line - 1) : nameAt(s, row - 1, line);
};

/** 'between Well and Barrack'. */
export const junctionWords = (s: PmbState, junction: Junction): string =>
  `between ${besideName(s, junction, 'north')} and ${besideName(s, junction, 'south')}`;

/** What a worker would bring there: both halves, or one of them. */
export const meetingWords = (s: PmbState, junction: Junction): string => {
  const halves = meeting(s, junction);
  if (!halves) return '';
  const [one, other] = halves;
  const both = one.side.colour === other.side.colour;
  const gains = [one, other].map((half) => yieldWords(half.side.gain));
  return both ? `gives ${gains.join(' and ')} (both ${one.side.colour})` : `gives ${gains.join(' or ')}`;
};

export const halfWords = (half: Half): string => label(words, 'half', half);
