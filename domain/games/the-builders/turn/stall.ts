import { type Amounts, type CardId, lacking, NOTHING, plus, total } from '../cards/card.ts';
import { handOf, projectOf } from '../cards/catalogue.ts';
import { ACTION_PRICE, type Builder, type BuildersState, missing, open, payable, type Slot } from '../state.ts';

const stayed = (s: BuildersState): readonly Builder[] => s.builders.filter((builder) => !builder.resigned);

const strength = (s: BuildersState, hands: readonly CardId[]): Amounts =>
  hands.reduce((sum, id) => plus(sum, handOf(s, id).gives), NOTHING);

const all = (row: readonly Slot[], pile: readonly CardId[]): readonly CardId[] => [...open(row), ...pile];

/** Nobody can finish one of the own sites or start a building that could be finished, whoever would come and help. */
const nothingToFinish = (s: BuildersState): boolean => {
  const forHire = strength(s, all(s.workerRow, s.workerPile));
  const toStart = all([...s.buildingRow, s.nextBuilding], s.buildingPile).map((id) => projectOf(s, id).needs);
  return stayed(s).every(({ free, sites }) => {
    const help = plus(strength(s, free), forHire);
    return [...sites.map((site) => missing(s, site)), ...toStart].every((needs) => total(lacking(needs, help)) > 0);
  });
};

const canSend = (s: BuildersState, { free, sites, coins }: Builder): boolean =>
  sites.length > 0 && free.some((id) => handOf(s, id).wage <= coins);

/** The bank is empty, the rows are used up, and nobody has somebody to send or the price of an action. */
const nothingToDo = (s: BuildersState): boolean =>
  payable(s, 1) === 0 &&
  all(s.workerRow, s.workerPile).length + all([...s.buildingRow, s.nextBuilding], s.buildingPile).length === 0 &&
  stayed(s).every((builder) => builder.coins < ACTION_PRICE && !canSend(s, builder));

/**
 * Whether no building can be finished any more. Who stands on a site stays until it is finished, so when every worker
 * who is free or for hire together finishes nothing for anybody, it stays so for ever.
 */
export const isStalled = (s: BuildersState): boolean => nothingToFinish(s) || nothingToDo(s);
