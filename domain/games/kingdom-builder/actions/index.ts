import type { Seat } from '../../../kernel/rules.ts';
import { EXTRAS } from '../extras/index.ts';
import { NOMADS } from '../nomads/index.ts';
import { type KbState, seatOf } from '../state.ts';
import { TILES } from '../tiles/index.ts';
import { topOf } from '../turn/pending.ts';
import { mayChoose } from '../turn/played.ts';
import type { KbAction } from './action.ts';
import { eruptionAction, unanswered, voteAction } from './ballot.ts';
import { buildAction } from './build.ts';
import { endAction } from './end.ts';
import { extraAction } from './extra.ts';
import { nomadAction } from './nomad.ts';
import { owedAction, passAction } from './owed.ts';
import { plateausAction } from './plateaus.ts';
import { mayRedraw, redrawAction } from './redraw.ts';
import { repeats } from './repeat.ts';
import { siloBuild, siloMove } from './silo.ts';
import { terrainAction } from './terrain.ts';
import { useAction } from './use.ts';

type Named = Readonly<Record<string, KbAction>>;

const used = TILES.filter((tile) => !tile.passive);
const USES: Named = Object.fromEntries(used.map((tile) => [tile.id, useAction(tile)]));
const NOMAD_USES: Named = Object.fromEntries(NOMADS.map((nomad) => [nomad.id, nomadAction(nomad)]));
const BETWEEN = NOMADS.filter((nomad) => nomad.between).map((nomad) => nomad.id);
const EXTRA_USES = EXTRAS.map((extra) => ({ extra, action: extraAction(extra) }));

/** What answers each kind of pending question that asks for more than a build. */
const ANSWERS: Readonly<Record<string, Named>> = {
  canoe: { 'use:canoe': owedAction('canoe'), canoe_pass: passAction },
  plateaus: { plateaus: plateausAction },
  silo: { silo_build: siloBuild, silo_move: siloMove, silo_pass: passAction },
};

const BALLOTS: Readonly<Record<string, Named>> = {
  ferry: { 'vote:ferry': voteAction('ferry') },
  volcano: { 'vote:volcano': voteAction('volcano') },
  eruption: { volcano: eruptionAction },
};

/** The seats that must act now; none before the first turn and when it is over. */
export const awaiting = (s: KbState): readonly Seat[] => {
  if (s.final) return [];
  if (s.ballot) return unanswered(s);
  const seat = topOf(s)?.seat ?? s.turn?.seat;
  return seat === undefined ? [] : [seat];
};

/** What a seat that is awaited can do, in the order of the buttons. */
export const actions = (s: KbState, seat: Seat): Named => {
  if (!awaiting(s).includes(seat)) return {};
  if (s.ballot) return BALLOTS[s.ballot.kind] ?? {};
  const top = topOf(s);
  if (!top) return ofTurn(s, seat);
  const answers = ANSWERS[top.kind] ?? { [top.kind]: owedAction(top.kind) };
  return { ...answers, ...(s.turn?.seat === seat ? nomads(s, seat, BETWEEN) : {}) };
};

const ofTurn = (s: KbState, seat: Seat): Named => {
  const out: Record<string, KbAction> = {};
  if (mayChoose(s, seat)) out.terrain = terrainAction;
  out.build = buildAction;
  if (mayRedraw(s, seat)) out.redraw = redrawAction;
  for (const { tile } of seatOf(s, seat).held) {
    const use = USES[tile];
    if (use) out[`use:${tile}`] = use;
  }
  Object.assign(out, repeats(s, seat), nomads(s, seat));
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
