// Places that all seats name together, and what comes of it.

import type { Random } from '../../../kernel/random.ts';
import type { Pick } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import { suitableGrounds } from '../board/ground.ts';
import { pickOf } from '../board/hex.ts';
import { regionsOf } from '../board/kingdom.ts';
import { isKind } from '../board/pieces.ts';
import type { Ballot, KbState } from '../state.ts';
import type { Unfolding } from './unfolding.ts';

const SHORE = 3;

/** Waters with room for a ferry to go to, the one with most of it first. */
export const ferryWaters = (s: KbState): readonly (readonly Pick[])[] => {
  const land = landOf(s.board);
  const isSuitable = (hex: number): boolean => suitableGrounds(s).some((ground) => ground === land.ground[hex]);
  const shore = (body: readonly number[]): number =>
    new Set(body.flatMap((hex) => land.neighbours[hex] ?? []).filter(isSuitable)).size;
  return regionsOf(land, 'water')
    .map((body) => ({ body, shore: shore(body) }))
    .filter((one) => one.shore >= SHORE)
    .sort((a, b) => b.shore - a.shore)
    .map(({ body }) => body.map((hex) => pickOf(land, hex)));
};

/** Mountains that may be a volcano: those without a cave. */
export const volcanoPlaces = (s: KbState): readonly Pick[] => {
  const land = landOf(s.board);
  return (land.of.mountain ?? []).filter((hex) => !isKind(s.pieces[hex] ?? 0, 'cave')).map((hex) => pickOf(land, hex));
};

const emptyWaters = (s: KbState): readonly Pick[] => {
  const land = landOf(s.board);
  return regionsOf(land, 'water')
    .flat()
    .filter((hex) => (s.pieces[hex] ?? 0) === 0)
    .map((hex) => pickOf(land, hex));
};

/** What may be named in a ballot for a place: any mountain without a cave, any empty water, the useful ones first. */
export const placesFor = (s: KbState, kind: 'ferry' | 'volcano'): readonly Pick[] =>
  kind === 'ferry' ? [...new Set([...ferryWaters(s).flat(), ...emptyWaters(s)])] : volcanoPlaces(s);

/** The place with most votes, ties by lot; without any vote every place is alike that is of use. */
export const elected = (s: KbState, { kind, answers }: Ballot, dice: Random): Pick => {
  const votes = answers.flatMap((picks) => picks ?? []);
  const count = (pick: Pick): number => votes.filter((vote) => vote === pick).length;
  const most = Math.max(0, ...votes.map(count));
  const named = [...new Set(votes)].filter((pick) => count(pick) === most);
  const tied = named.length > 0 ? named : kind === 'ferry' ? ferryWaters(s).flat() : volcanoPlaces(s);
  return tied.length === 1 ? (tied[0] ?? '') : (tied[dice.below(tied.length)] ?? '');
};

/** The tile of the decree comes onto its place. */
export const placeDecree = (u: Unfolding, kind: 'ferry' | 'volcano', at: Pick, draw: number): void => {
  u.tell(kind === 'ferry' ? { type: 'FerryPlaced', at, draw } : { type: 'VolcanoPlaced', at, draw });
};
