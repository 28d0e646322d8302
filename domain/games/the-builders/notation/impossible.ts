import { type CardId, total } from '../cards/card.ts';
import { projectOf } from '../cards/catalogue.ts';
import { BANK_OF_HUNDRED, type Builder, type BuildersState, missing } from '../state.ts';

const working = ({ free, sites }: Builder): readonly CardId[] => [...free, ...sites.flatMap((site) => site.workers)];

const machineTwice = (s: BuildersState): string | undefined =>
  s.builders
    .map((builder) => working(builder).find((id, i, all) => all.indexOf(id) !== i))
    .flatMap((id) => (id === undefined ? [] : [`the machine ${id} works in two places.`]))[0];

const finishedSite = (s: BuildersState): string | undefined => {
  const done = s.builders
    .flatMap(({ sites }) => sites)
    .find((site) => total(missing(s, site)) === 0 && total(projectOf(s, site.card).needs) > 0);
  return done && `the site ${done.card} has all that it needs: it would be finished.`;
};

const tooManyCoins = (s: BuildersState): string | undefined => {
  const out = s.builders.reduce((sum, builder) => sum + builder.coins, 0);
  return s.bank === 'hundred' && out > BANK_OF_HUNDRED
    ? `${out} coins are out, and the box holds ${BANK_OF_HUNDRED}.`
    : undefined;
};

const oddTurn = (s: BuildersState): string | undefined => {
  if (!s.turn) return undefined;
  const builder = s.builders[s.turn.seat];
  if (!builder || builder.resigned) return `seat ${s.turn.seat} has left and has no turn.`;
  for (const [card, n] of Object.entries(s.turn.sent)) {
    const site = builder.sites.find((one) => one.card === card);
    if (!site && !builder.finished.includes(card)) return `turn.sent: ${card} is no site of seat ${s.turn.seat}.`;
    if (site && n > site.workers.length)
      return `turn.sent: ${n} were sent to ${card}, and ${site.workers.length} stand there.`;
  }
  return undefined;
};

/** Why no game could ever come to this position, as a sentence; undefined where one could. */
export const impossible = (s: BuildersState): string | undefined =>
  machineTwice(s) ?? finishedSite(s) ?? tooManyCoins(s) ?? oddTurn(s);
