import type { ComponentChildren } from 'preact';
import { titleName } from '../games/index.ts';
import { type Summary, waitsForMe } from '../session.ts';
import { ago, left } from '../time.ts';
import { listed, pointsByRank } from '../words.ts';
import { PieceIcon } from './piece-icon.tsx';
import { Thumb } from './thumb.tsx';

const awaitedNames = (game: Summary): string =>
  listed(game.waits.map((w) => game.players.find((p) => p.seat === w.seat)?.name ?? 'Somebody'));

const free = (game: Summary): number => game.players.filter((p) => p.kind !== 'person' && p.kind !== 'bot').length;

const winners = (game: Summary): string => {
  const best = game.players.filter((p) => game.ranking?.[p.seat] === 1);
  const names = best.map((p) => (p.seat === game.seat ? 'you' : p.name));
  return `${listed(names)} won ${pointsByRank(game.totals ?? [], game.ranking ?? [])}`;
};

const news = (game: Summary): string => {
  if (game.status === 'open') return `${free(game)} of ${game.players.length} seats are free.`;
  if (game.status === 'ended') return `${winners(game).replace(/^y/, 'Y')}.`;
  return game.last;
};

const State = ({ game, now }: { readonly game: Summary; readonly now: number }) => {
  const wait = game.waits.find((w) => w.seat === game.seat) ?? game.waits[0];
  const due = wait?.due ? ` · ${left(wait.due, now)}` : '';
  if (game.status === 'open') return <span>waiting for players</span>;
  if (game.status === 'ended') return <span>{ago(game.updatedAt, now)}</span>;
  if (game.status === 'cancelled') return <span>called off</span>;
  if (!waitsForMe(game))
    return (
      <span>
        waiting for {awaitedNames(game)}
        <br />
        since {wait ? ago(wait.at, now) : 'a while'}
        {due}
      </span>
    );
  return (
    <>
      <span class="badge turn">Your turn</span>
      <span>
        {wait ? ago(wait.at, now) : ''}
        {due}
      </span>
    </>
  );
};

/** A game in a list: where it stands, what happened last, who is awaited. */
export const GameCard = ({ game, children }: { readonly game: Summary; readonly children?: ComponentChildren }) => {
  const now = Date.now();
  const mine = waitsForMe(game);
  return (
    <li class={mine ? 'game-card mine' : 'game-card'}>
      <Thumb game={game} />
      <div class="game-card-words">
        <h3>
          <a class="cover" href={game.status === 'ended' ? `/g/${game.id}/result` : `/g/${game.id}`}>
            {game.name}
          </a>
        </h3>
        <p class="muted">
          {titleName(game.title)} · {game.players.length} players
        </p>
        <p>{news(game)}</p>
        <p class="pieces">
          {game.players.map((p) => (
            <PieceIcon key={p.seat} livery={p} awaited={game.waits.some((w) => w.seat === p.seat)} />
          ))}
        </p>
      </div>
      <div class="game-card-state">
        <State game={game} now={now} />
        {children}
      </div>
    </li>
  );
};
