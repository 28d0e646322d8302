import type { Choice, Seat } from '../../../kernel/rules.ts';
import { type CardId, total } from '../cards/card.ts';
import { handOf, projectOf } from '../cards/catalogue.ts';
import type { BuildersEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { type BuildersState, builderOf, missing, payable, sendCost } from '../state.ts';
import { type BuildersAction, barred } from './action.ts';

const sites = (s: BuildersState, seat: Seat): readonly CardId[] =>
  builderOf(s, seat)
    .sites.map((site) => site.card)
    .filter((card) => sendCost(s, card) <= (s.turn?.actions ?? 0));

const askWorker = (s: BuildersState, seat: Seat): Choice => {
  const { free, coins, sites: all } = builderOf(s, seat);
  if (free.length === 0) return barred('worker', 'no-free-worker');
  if (all.length === 0) return barred('worker', 'no-site');
  if (sites(s, seat).length === 0) return barred('worker', 'too-few-actions');
  const paid = free.filter((id) => handOf(s, id).wage <= coins);
  return paid.length > 0 ? { ask: 'worker', from: paid } : barred('worker', 'too-few-coins');
};

const finishing = (s: BuildersState, seat: Seat, card: CardId): readonly BuildersEvent[] => {
  const site = builderOf(s, seat).sites.find((one) => one.card === card);
  if (!site || total(missing(s, site)) > 0) return [];
  const project = projectOf(s, card);
  return [
    {
      type: 'BuildingFinished',
      seat,
      card,
      coins: payable(s, project.coins),
      points: project.points,
      back: site.workers,
      machine: project.kind === 'machine',
    },
  ];
};

/**
 * Sends a free worker or machine to an own site: its wage at once, and as many actions as it is the how-manieth to that
 * site in this turn. A site whose four needs are met is finished at once.
 */
export const send: BuildersAction = {
  next: (s, seat, picks) => {
    if (picks.length === 0) return askWorker(s, seat);
    return picks.length === 1 ? { ask: 'site', from: sites(s, seat) } : null;
  },
  decide: (s, seat, [worker = '', site = '']) => {
    const { wage } = handOf(s, worker);
    const sent: BuildersEvent = { type: 'WorkerSent', seat, worker, site, wage, actions: sendCost(s, site) };
    return [sent, ...finishing(evolve(s, sent), seat, site)];
  },
};
