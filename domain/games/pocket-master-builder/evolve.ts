import type { Seat } from '../../kernel/rules.ts';
import type { PmbEvent } from './events.ts';
import { blank, HIDDEN, type Phase, type Player, type PmbState } from './state.ts';

type Laid = Extract<PmbEvent, { readonly type: 'TableLaid' }>;

const laid = (e: Laid): PmbState => {
  const { type: _, ...table } = e;
  const { setup, reward_track, kingdom, oracles } = e.edition;
  const player: Player = {
    work: setup.worker_area,
    rest: setup.rest_area,
    rewards: reward_track.start,
    donkey: 1,
    wall: 1,
    hand: [],
    oracles: [],
    offered: [],
  };
  return {
    ...blank(),
    ...table,
    players: [player, player],
    pile: kingdom.length,
    oraclePile: oracles.length,
    turn: { seat: e.first, round: 1, phase: 'develop', played: null },
  };
};

const withPlayer = (s: PmbState, seat: Seat, change: (p: Player) => Partial<Player>): PmbState => ({
  ...s,
  players: s.players.map((p, i) => (i === seat ? { ...p, ...change(p) } : p)),
});

/** Takes one card out of a hand; a card that the viewer did not know was one of the hidden ones. */
const without = (hand: readonly string[], card: string): readonly string[] => {
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(HIDDEN);
  return hand.filter((_, i) => i !== at);
};

const put = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((old, i) => (i === at ? value : old));

const inPhase = (s: PmbState, phase: Phase): PmbState => ({ ...s, turn: s.turn && { ...s.turn, phase } });

const offTheBoard = (s: PmbState, at: string): PmbState => {
  const { [at]: _, ...workers } = s.workers;
  return { ...s, workers };
};

/** Takes n from the top of the oracle pile: first those nobody has seen, then those put under it. */
const offOracles = (s: PmbState, n: number): PmbState => {
  const fresh = Math.min(n, s.oraclePile);
  return { ...s, oraclePile: s.oraclePile - fresh, oraclesUnder: s.oraclesUnder.slice(n - fresh) };
};

const constructed = (s: PmbState, e: Extract<PmbEvent, { readonly type: 'BuildingConstructed' }>): PmbState => {
  const marked =
    e.marker === 'rest'
      ? withPlayer(s, e.seat, (p) => ({ rest: p.rest - 1 }))
      : e.marker === 'work'
        ? withPlayer(s, e.seat, (p) => ({ work: p.work - 1 }))
        : offTheBoard(s, e.marker);
  const owned = { ...marked, owners: put(marked.owners, e.at, e.seat), builtIn: s.turn?.round ?? 0 };
  return inPhase(owned, 'rest');
};

/** Applies a fact; redacted ones too. */
export const evolve = (s: PmbState, e: PmbEvent): PmbState => {
  switch (e.type) {
    case 'TableLaid':
      return laid(e);
    case 'CardsDrawn': {
      const drawn = withPlayer(s, e.seat, (p) => ({ hand: [...p.hand, ...e.cards] }));
      return { ...drawn, pile: s.pile - e.cards.length };
    }
    case 'OraclesOffered':
      return withPlayer(offOracles(s, e.cards.length), e.seat, () => ({ offered: e.cards }));
    case 'OracleKept': {
      const kept = withPlayer(s, e.seat, (p) => ({ oracles: [...p.oracles, e.card], offered: [] }));
      return { ...kept, oraclesUnder: [...s.oraclesUnder, ...e.under] };
    }
    case 'OracleDrawn':
      return withPlayer(offOracles(s, 1), e.seat, (p) => ({ oracles: [...p.oracles, e.card] }));
    case 'GainsWaiting':
      return { ...s, gains: e.gains };
    case 'CardDeveloped': {
      const played = withPlayer(s, e.seat, (p) => ({ hand: without(p.hand, e.card) }));
      const turn = s.turn && { ...s.turn, phase: 'work' as const, played: e.at };
      return { ...played, grid: put(s.grid, e.at, e.card), turn };
    }
    case 'WorkerPlaced': {
      const placed = withPlayer(s, e.seat, (p) => ({ work: p.work - 1 }));
      return { ...placed, workers: { ...s.workers, [e.at]: e.seat } };
    }
    case 'WorkerUsed':
      return withPlayer(offTheBoard(s, e.at), e.seat, (p) => ({ rest: p.rest + 1 }));
    case 'CardDiscarded': {
      const gone = withPlayer(s, e.seat, (p) => ({ hand: without(p.hand, e.card) }));
      return { ...gone, discards: [...s.discards, e.card] };
    }
    case 'RewardsSpent':
      return withPlayer(s, e.seat, (p) => ({ rewards: p.rewards - e.n }));
    case 'BuildingConstructed':
      return constructed(s, e);
    case 'WorkersGained':
      return withPlayer(s, e.seat, (p) => ({ work: p.work + e.n, rest: p.rest - e.n }));
    case 'RewardsGained':
      return withPlayer(s, e.seat, (p) => ({ rewards: p.rewards + e.n }));
    case 'WallReached':
      return withPlayer(s, e.seat, () => ({ wall: e.space }));
    case 'DonkeyAdvanced':
      return withPlayer(s, e.seat, () => ({ donkey: e.level }));
    case 'PileRenewed':
      return { ...s, pile: s.pile + s.discards.length, discards: [] };
    case 'Rested':
      return inPhase(s, 'surplus');
    case 'EndTriggered':
      return { ...s, last: e.last, stalled: e.by === 'stall' };
    case 'TurnEnded':
      return {
        ...s,
        turn: e.next === null ? null : { seat: e.next, round: e.round, phase: 'develop', played: null },
      };
    case 'PlayStopped':
      return { ...s, turn: null, gains: [], players: s.players.map((p) => ({ ...p, offered: [] })) };
    case 'LineInvaded':
      return s;
  }
};
