import { buildings, type PmbState, playerAt } from './state.ts';
import { openCells } from './turn/develop.ts';

const cubes = (s: PmbState, seat: number): number => {
  const { work, rest } = playerAt(s, seat);
  const placed = Object.values(s.workers).filter((owner) => owner === seat).length;
  return work + rest + placed + buildings(s, seat).length;
};

const cards = (s: PmbState): number =>
  s.pile +
  s.discards.length +
  s.grid.filter((id) => id !== null).length +
  s.players.reduce((sum, p) => sum + p.hand.length, 0);

/** What may never be: cubes or cards that come or go, a fifth open place, a pile that is not renewed. */
export const faults = (s: PmbState): readonly string[] => {
  const { setup, kingdom } = s.edition;
  const free = setup.worker_area + setup.rest_area;
  const wrong = s.players.flatMap((_, seat) =>
    cubes(s, seat) === free ? [] : [`seat ${seat} has ${cubes(s, seat)} cubes instead of ${free}`],
  );
  return [
    ...wrong,
    ...(cards(s) === kingdom.length ? [] : [`${cards(s)} cards instead of ${kingdom.length}`]),
    ...(openCells(s).length > 4 ? ['more than four open places'] : []),
    ...(s.pile === 0 && s.discards.length > 0 ? ['the pile is empty beside a discard pile'] : []),
  ];
};
