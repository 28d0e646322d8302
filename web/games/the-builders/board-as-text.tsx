import { type CardId, total } from '../../../domain/games/the-builders/cards/card.ts';
import {
  type BuildersState,
  builderOf,
  missing,
  open,
  points as pointsOf,
} from '../../../domain/games/the-builders/state.ts';
import type { BoardProps } from '../table.ts';
import { coins, helpOf, nameOf, points, shortly } from './facts.ts';

const Cards = ({ ids }: { readonly ids: readonly CardId[] }) =>
  ids.length === 0 ? (
    <p>None.</p>
  ) : (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          {nameOf(id)}. {helpOf(id)}
        </li>
      ))}
    </ul>
  );

const Seat = ({ s, seat }: { readonly s: BuildersState; readonly seat: number }) => {
  const { coins: purse, sites, free, finished } = builderOf(s, seat);
  return (
    <>
      <p>
        {points(pointsOf(s, seat))}, {coins(purse)}. Finished: {finished.map(nameOf).join(', ') || 'nothing'}.
      </p>
      <ul>
        {sites.map((site) => (
          <li key={site.card}>
            Site {nameOf(site.card)}: lacks {total(missing(s, site)) > 0 ? shortly(missing(s, site)) : 'nothing'}; at
            work: {site.workers.map(nameOf).join(', ') || 'nobody'}.
          </li>
        ))}
      </ul>
      <p>Free workers:</p>
      <Cards ids={free} />
    </>
  );
};

/** The position in lists. */
export const BoardAsText = ({ state, players }: Pick<BoardProps, 'state' | 'players'>) => {
  const s = state as BuildersState;
  return (
    <div class="tb-text">
      <h3>Open buildings</h3>
      <Cards ids={open(s.buildingRow)} />
      <h3>Next in the building pile</h3>
      <Cards ids={s.nextBuilding ? [s.nextBuilding] : []} />
      <h3>Workers for hire</h3>
      <Cards ids={open(s.workerRow)} />
      {players.map((player) => (
        <section key={player.seat}>
          <h3>{player.name}</h3>
          <Seat s={s} seat={player.seat} />
        </section>
      ))}
    </div>
  );
};
