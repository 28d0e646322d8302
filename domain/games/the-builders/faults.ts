import { PROJECT_IDS, WORKER_IDS } from './cards/catalogue.ts';
import { BANK_OF_HUNDRED, type BuildersState, ROW_LENGTH } from './state.ts';

const all = (s: BuildersState): readonly string[] => [
  ...s.workerPile,
  ...s.buildingPile,
  ...[...s.workerRow, ...s.buildingRow, s.nextBuilding].filter((slot) => slot !== null),
  ...s.builders.flatMap(({ free, sites, finished }) => [
    ...[...free, ...sites.flatMap((site) => site.workers)].filter((id) => !finished.includes(id)),
    ...sites.map((site) => site.card),
    ...finished,
  ]),
];

/** What may never happen, for self-play: a card lost or doubled, a debt, an action owed, a machine without a place. */
export const faults = (s: BuildersState): readonly string[] => {
  const cards = [...all(s)].sort();
  const wanted = [...WORKER_IDS, ...PROJECT_IDS].sort();
  const out = s.builders.reduce((sum, builder) => sum + builder.coins, 0);
  const machines = s.builders.flatMap(({ free, sites, finished }) => {
    const working = [...free, ...sites.flatMap((site) => site.workers)];
    return finished.filter((id) => working.filter((one) => one === id).length > 1);
  });
  return [
    ...(cards.join() === wanted.join() ? [] : [`${cards.length} cards are there instead of the 84`]),
    ...(s.builders.some((builder) => builder.coins < 0) ? ['somebody is in debt'] : []),
    ...((s.turn?.actions ?? 0) < 0 ? ['more actions were used than there were'] : []),
    ...(s.bank === 'hundred' && out > BANK_OF_HUNDRED ? ['the bank paid what it did not have'] : []),
    ...(s.workerRow.length === ROW_LENGTH && s.buildingRow.length === ROW_LENGTH ? [] : ['a row changed its length']),
    ...machines.map((id) => `the machine ${id} is in two places`),
  ];
};
