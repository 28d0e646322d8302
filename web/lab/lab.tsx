import { useMemo, useState } from 'preact/hooks';
import '../../domain/games/kingdom-builder/drawing/all.ts';
import { blankGame } from '../../domain/kernel/game.ts';
import { gameModel } from '../game/model.ts';
import { TurnPage } from '../game/turn-page.tsx';
import { table } from '../games/kingdom-builder/table.ts';
import { FIXTURES, type Fixture } from './fixtures.ts';

const NOW = 1_700_000_000_000;

/** A game that is nothing but one position; what is sent from it leads nowhere. */
const modelOf = ({ name, state, seat, players }: Fixture) => {
  const game = blankGame(table.title.rules);
  const head = {
    id: 'lab',
    name,
    title: 'kingdom-builder',
    viewer: seat,
    players: players.map((one) => ({ ...one, mailFails: false })),
    lastActed: 0,
    muted: false,
    seq: 0,
  };
  const line = {
    commits: [],
    game: {
      ...game,
      waits: [{ seat, since: 0, at: NOW }],
      table: { ...game.table, status: 'running', title: 'kingdom-builder' },
    },
    positions: [{ ply: 0, seq: 0, seat: null, events: [], state }],
  };
  // DEBT(lab): the head of a game has more fields than a position without a game can fill.
  return gameModel('lab', { head, line, table, build: 'dev' } as unknown as Parameters<typeof gameModel>[1]);
};

/** A situation for developers on the page of a turn: `?only=2` shows another one. */
export const Lab = () => {
  const only = Number(new URLSearchParams(location.search).get('only') ?? '0');
  const [fixture] = useState(() => FIXTURES[only]?.() ?? null);
  const model = useMemo(() => (fixture ? modelOf(fixture) : null), [fixture]);
  return model ? <TurnPage model={model} /> : <p>There is no such situation.</p>;
};
