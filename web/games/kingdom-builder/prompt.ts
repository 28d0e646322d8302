import { owed, terrainNow } from '../../../domain/games/kingdom-builder/played.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { tileOf } from '../../../domain/games/kingdom-builder/tiles/index.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { Choice, Move, Seat } from '../../../domain/kernel/rules.ts';
import type { Scene } from '../../scene/scene.ts';
import { groundEmblem, tileEmblem } from './emblems.ts';

export interface Prompt {
  readonly heading: string;
  readonly line: string;
  readonly icon: Scene | null;
}

export const tileOfAction = (action: string): string | null =>
  action.startsWith('use:') ? action.slice('use:'.length) : null;

const hexes = (n: number): string => (n === 1 ? '1 hex possible' : `${n} hexes possible`);

const NOT_FINAL = 'Nothing is final before you send.';

const buildPrompt = (s: KbState, seat: Seat, choice: Choice | null): Prompt => {
  const done = s.turn?.built.length ?? 0;
  const terrain = terrainNow(s, seat);
  const on = terrain ? ` on ${label(WORDS, 'terrain', terrain)}` : '';
  return {
    heading: `Build settlement ${done + 1} of ${done + owed(s, seat)}${on}`,
    line: `${hexes(choice?.from.length ?? 0)}. ${NOT_FINAL}`,
    icon: terrain ? groundEmblem(terrain) : null,
  };
};

const usePrompt = (tile: string, choice: Choice): Prompt => ({
  heading: `${label(WORDS, 'tile', tile)}: ${label(WORDS, 'ask', choice.ask).toLowerCase()}`,
  line: `${label(WORDS, 'tile-help', tile)} ${hexes(choice.from.length)}.`,
  icon: tileEmblem(tile),
});

/** Nothing is asked: the card is built, or a button has to be pressed first. */
const freePrompt = (s: KbState, seat: Seat): Prompt => {
  const terrain = terrainNow(s, seat);
  const icon = terrain ? groundEmblem(terrain) : null;
  if (owed(s, seat) > 0)
    return { heading: terrain ? `You hold ${label(WORDS, 'terrain', terrain)}` : 'Your turn', line: NOT_FINAL, icon };
  const more = (s.seats[seat]?.held ?? []).some((held) => !held.used && !held.fresh && tileOf(held.tile));
  return {
    heading: 'All your settlements are built',
    line: more ? 'Use a location tile, or send your turn.' : 'Send your turn, or take something back.',
    icon,
  };
};

/** What the seat is asked. */
export const prompt = (state: unknown, seat: Seat, move: Move | null, choice: Choice | null): Prompt => {
  const s = state as KbState;
  const tile = move && tileOfAction(move.action);
  if (tile && choice) return usePrompt(tile, choice);
  if (move?.action === 'build' && choice) return buildPrompt(s, seat, choice);
  return freePrompt(s, seat);
};
