import { gainIcon } from '../../../domain/games/pocket-master-builder/drawing/icons.ts';
import type { GainKey } from '../../../domain/games/pocket-master-builder/edition.ts';
import { HIDDEN, type Player } from '../../../domain/games/pocket-master-builder/state.ts';
import { Drawn } from '../../parts/picture.tsx';
import { PieceIcon } from '../../parts/piece-icon.tsx';
import type { SeatInfo } from '../table.ts';
import type { View } from './view.ts';

const Icon = ({ gain }: { readonly gain: GainKey }) => (
  <svg class="pmb-icon" viewBox="-6 -6 12 12" aria-hidden="true" fill="none">
    <Drawn nodes={gainIcon(gain)} />
  </svg>
);

const Cubes = ({ name, n, all }: { readonly name: string; readonly n: number; readonly all: number }) => (
  <div class="pmb-cubes">
    <dt>
      <Icon gain="worker" /> {name}
    </dt>
    <dd>
      <span class="pmb-boxes" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <i key={i} class={i < n ? 'full' : ''} />
        ))}
      </span>{' '}
      {n}
    </dd>
  </div>
);

const Rewards = ({ view, player, info }: { readonly view: View; readonly player: Player; readonly info: SeatInfo }) => {
  const { max } = view.s.edition.reward_track;
  return (
    <div>
      <dt>
        <Icon gain="reward" /> Rewards <span class="hidden">{player.rewards}</span>
      </dt>
      <dd class="pmb-track" aria-hidden="true">
        {Array.from({ length: max + 1 }, (_, i) => (
          <span key={i} class={i === player.rewards ? 'here' : ''}>
            {i === player.rewards ? <PieceIcon livery={info} /> : i}
          </span>
        ))}
      </dd>
    </div>
  );
};

const Donkey = ({ view, player, info }: { readonly view: View; readonly player: Player; readonly info: SeatInfo }) => {
  const now = view.s.edition.donkey[player.donkey - 1];
  return (
    <div>
      <dt>
        <Icon gain="donkey" /> Donkey{' '}
        <span class="hidden">
          level {player.donkey}: {now?.workers} workers and {now?.discards} discards a building
        </span>
      </dt>
      <dd class="pmb-track pmb-donkey" aria-hidden="true">
        {view.s.edition.donkey.map((level) => (
          <span key={level.level} class={level.level === player.donkey ? 'here' : ''}>
            {level.level === player.donkey && <PieceIcon livery={info} />}
            <b>
              {level.workers}
              <Icon gain="worker" /> {level.discards}
              <Icon gain="card" />
            </b>
            {level.honor > 0 && <em>+{level.honor}</em>}
          </span>
        ))}
      </dd>
    </div>
  );
};

const handWords = (player: Player): string => (player.hand.length === 1 ? '1 card' : `${player.hand.length} cards`);

const oracleCount = (player: Player): string =>
  player.oracles.length === 1 ? '1 oracle' : `${player.oracles.length} oracles`;

/** What a player has beside the table: cubes and tracks. */
export const Tracks = ({ view, players }: { readonly view: View; readonly players: readonly SeatInfo[] }) => (
  <div class="pmb-players">
    {view.s.players.map((player, seat) => {
      const info = players.find((p) => p.seat === seat);
      if (!info) return null;
      const secret = player.oracles.some((id) => id === HIDDEN) ? ', face down' : '';
      return (
        <section key={seat} class="pmb-player" aria-label={`Tracks of ${info.name}`}>
          <h3>
            <PieceIcon livery={info} /> {info.name}
            <small>
              {handWords(player)}, {oracleCount(player)}
              {secret}
            </small>
          </h3>
          <dl>
            <Cubes name="Worker Area" n={player.work} all={player.work} />
            <Cubes name="Rest Area" n={player.rest} all={player.rest} />
            <Rewards view={view} player={player} info={info} />
            <Donkey view={view} player={player} info={info} />
          </dl>
        </section>
      );
    })}
  </div>
);
