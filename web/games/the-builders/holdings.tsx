import type { CardId } from '../../../domain/games/the-builders/card.ts';
import { cardOf, handOf } from '../../../domain/games/the-builders/catalogue.ts';
import { builderOf, points as pointsOf } from '../../../domain/games/the-builders/state.ts';
import type { SeatInfo } from '../table.ts';
import { type Asking, open } from './asking.ts';
import { Card } from './card.tsx';
import { actions, coins, nameOf, points, shortly } from './facts.ts';
import { Site } from './site.tsx';
import { Takes } from './takes.tsx';

const Finished = ({ asking, ids }: { readonly asking: Asking; readonly ids: readonly CardId[] }) => (
  <p class="tb-finished">
    {ids.length === 0
      ? 'Nothing finished yet.'
      : `Finished: ${ids.map((id) => `${nameOf(id)} (${pointsWorth(asking, id)})`).join(', ')}.`}
  </p>
);

const pointsWorth = ({ s }: Asking, id: CardId): string => {
  const card = cardOf(s, id);
  return card.kind === 'worker' ? '' : points(card.points);
};

/** One's own table: coins and actions, sites with their bars, the free workers. */
export const OwnTable = ({ asking, seat }: { readonly asking: Asking; readonly seat: number }) => {
  const { s } = asking;
  const { coins: purse, sites, free, finished } = builderOf(s, seat);
  const hand = s.turn?.seat === seat ? `, ${actions(s.turn.actions)} left` : '';
  return (
    <section class="tb-section tb-own" aria-label="Your table">
      <div class="tb-head">
        <h2>Your table</h2>
        <p class="tb-purse">
          <strong>
            {coins(purse)}
            {hand}
          </strong>
          , {points(pointsOf(s, seat))}
        </p>
      </div>
      <Takes asking={asking} />
      <h3>Your sites</h3>
      {sites.length === 0 ? (
        <p class="tb-nothing">No site yet. Start one of the open buildings.</p>
      ) : (
        <ul class="tb-sites">
          {sites.map((site) => (
            <Site key={site.card} asking={asking} site={site} own />
          ))}
        </ul>
      )}
      <h3>Your free workers</h3>
      {free.length === 0 ? (
        <p class="tb-nothing">All of them are at work.</p>
      ) : (
        <ul class="tb-row tb-team">
          {free.map((id) => (
            <li key={id}>
              <Card asking={asking} id={id} action="send" verb="sent" />
            </li>
          ))}
        </ul>
      )}
      <Finished asking={asking} ids={finished} />
    </section>
  );
};

/** Somebody else's table, folded away: one line, and everything on a press. */
export const OtherTable = ({ asking, player }: { readonly asking: Asking; readonly player: SeatInfo }) => {
  const { s } = asking;
  const { coins: purse, sites, free, finished } = builderOf(s, player.seat);
  const places = sites.length === 1 ? '1 site' : `${sites.length} sites`;
  const line = `${points(pointsOf(s, player.seat))}, ${coins(purse)}, ${places}, ${free.length} free`;
  return (
    <details class="tb-other" open={asking.seat === null && !open(asking)}>
      <summary>
        <h3>{player.name}</h3> <span>{line}</span>
      </summary>
      <ul class="tb-sites">
        {sites.map((site) => (
          <Site key={site.card} asking={asking} site={site} own={false} />
        ))}
      </ul>
      <p>
        {free.length === 0
          ? 'Nobody is free.'
          : `Free: ${free.map((id) => `${nameOf(id)} (${shortly(handOf(s, id).gives)})`).join(', ')}.`}
      </p>
      <Finished asking={asking} ids={finished} />
    </details>
  );
};
