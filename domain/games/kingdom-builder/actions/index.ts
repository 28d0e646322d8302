import type { Seat } from '../../../kernel/rules.ts';
import { EXTRAS } from '../extras/index.ts';
import { NOMADS } from '../nomads/index.ts';
import { playable } from '../played.ts';
import { type KbState, seatOf } from '../state.ts';
import { TILES } from '../tiles/index.ts';
import type { KbAction } from './action.ts';
import { buildAction } from './build.ts';
import { endAction } from './end.ts';
import { extraAction } from './extra.ts';
import { nomadAction } from './nomad.ts';
import { owedAction } from './owed.ts';
import { mayRedraw, redrawAction } from './redraw.ts';
import { terrainAction } from './terrain.ts';
import { useAction } from './use.ts';

type Named = Readonly<Record<string, KbAction>>;

const used = TILES.filter((tile) => !tile.passive);
const USES: Named = Object.fromEntries(used.map((tile) => [tile.id, useAction(tile)]));
const NOMAD_USES: Named = Object.fromEntries(NOMADS.map((nomad) => [nomad.id, nomadAction(nomad)]));
const EXTRA_USES = EXTRAS.map((extra) => ({ extra, action: extraAction(extra) }));
const OWED: Named = Object.fromEntries(['fort', 'donation'].map((kind) => [kind, owedAction(kind)]));

/** The seat that must act now; null before the first turn and when it is over. */
export const awaited = (s: KbState): Seat | null => (s.final ? null : (s.pending.at(-1)?.seat ?? s.turn?.seat ?? null));

/** What a seat that is awaited can do, in the order of the buttons. */
export const actions = (s: KbState, seat: Seat): Named => {
  if (awaited(s) !== seat) return {};
  return s.pending.length > 0 ? answers(s, seat) : ofTurn(s, seat);
};

const answers = (s: KbState, seat: Seat): Named => {
  const kind = s.pending.at(-1)?.kind ?? '';
  const answer = OWED[kind];
  return { ...(answer ? { [kind]: answer } : {}), ...nomads(s, seat, ['outpost']) };
};

const ofTurn = (s: KbState, seat: Seat): Named => {
  const out: Record<string, KbAction> = {};
  if (!s.turn?.terrain && playable(s, seat).length > 1) out.terrain = terrainAction;
  out.build = buildAction;
  if (mayRedraw(s, seat)) out.redraw = redrawAction;
  for (const { tile } of seatOf(s, seat).held) {
    const use = USES[tile];
    if (use) out[`use:${tile}`] = use;
  }
  Object.assign(out, nomads(s, seat));
  for (const { extra, action } of EXTRA_USES) if (extra.inPlay(s)) out[extra.id] = action;
  out.end = endAction;
  return out;
};

const nomads = (s: KbState, seat: Seat, only?: readonly string[]): Named =>
  Object.fromEntries(
    seatOf(s, seat).nomads.flatMap(({ tile }) => {
      const use = NOMAD_USES[tile];
      return use && (only?.includes(tile) ?? true) ? [[`nomad:${tile}`, use] as const] : [];
    }),
  );
