import type { Scene } from '../../../domain/drawing/scene.ts';
import { playing } from '../../../domain/games/kingdom-builder/playing.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { owed, terrainNow } from '../../../domain/games/kingdom-builder/turn/played.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import { offered } from '../../../domain/kernel/play.ts';
import type { Choice, Move, Seat } from '../../../domain/kernel/rules.ts';
import { faceOf } from './action-face.ts';
import { groundEmblem } from './emblems.ts';

export interface Prompt {
  readonly heading: string;
  readonly line: string;
  readonly icon: Scene | null;
}

const hexes = (choice: Choice | null): string => {
  const n = (choice?.from ?? []).filter((pick) => pick.includes(',')).length;
  return n === 1 ? '1 hex possible.' : n === 0 ? 'Choose below.' : `${n} hexes possible.`;
};

const NOT_FINAL = 'Nothing is final before you send.';

const terrainIcon = (s: KbState, seat: Seat): Scene | null => {
  const terrain = terrainNow(s, seat);
  return terrain ? groundEmblem(terrain) : null;
};

const buildPrompt = (s: KbState, seat: Seat, choice: Choice): Prompt => {
  const done = s.turn?.built.length ?? 0;
  const terrain = terrainNow(s, seat);
  const on = terrain ? ` on ${label(WORDS, 'terrain', terrain)}` : '';
  return {
    heading: `Build settlement ${done + 1} of ${done + owed(s, seat)}${on}`,
    line: `${hexes(choice)} ${NOT_FINAL}`,
    icon: terrainIcon(s, seat),
  };
};

/** Builds that a tile has opened, before anything else goes on. */
const owedPrompt = (s: KbState, choice: Choice): Prompt | null => {
  const top = s.pending.at(-1);
  const [terrain] = top?.terrains ?? [];
  if (!top || !terrain || choice.ask !== 'build') return null;
  const more = top.left > 1 ? `, ${top.left} more` : '';
  const on = top.terrains.map((one) => label(WORDS, 'terrain', one)).join(' or ');
  return {
    heading: `${label(WORDS, 'action', top.kind)} on ${on}${more}`,
    line: `${hexes(choice)} This comes before anything else.`,
    icon: groundEmblem(terrain),
  };
};

const actionPrompt = (action: string, choice: Choice): Prompt => {
  const { text, help, icon } = faceOf(action);
  const question = label(WORDS, 'ask', choice.ask);
  return {
    heading: `${text}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
    line: [help, hexes(choice)].filter((part) => part !== '').join(' '),
    icon,
  };
};

/** Nothing is asked: the card is built, or a button has to be pressed first. */
const freePrompt = (s: KbState, seat: Seat): Prompt => {
  const terrain = terrainNow(s, seat);
  const icon = terrainIcon(s, seat);
  if (owed(s, seat) > 0)
    return { heading: terrain ? `You hold ${label(WORDS, 'terrain', terrain)}` : 'Your turn', line: NOT_FINAL, icon };
  const more = Object.values(offered(playing, s, seat)).some((first) => first !== null);
  return {
    heading: 'All your settlements are built',
    line: more ? 'Use a tile, or send your turn.' : 'Send your turn, or take something back.',
    icon,
  };
};

/** What the seat is asked. */
export const prompt = (state: unknown, seat: Seat, move: Move | null, choice: Choice | null): Prompt => {
  const s = state as KbState;
  if (!move || !choice) return freePrompt(s, seat);
  if (move.action === 'build') return buildPrompt(s, seat, choice);
  return owedPrompt(s, choice) ?? actionPrompt(move.action, choice);
};
