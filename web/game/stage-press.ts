// What a press on the stage does: it answers, it says why not, or it explains. Never nothing.

import { withPick } from '../../domain/kernel/draft.ts';
import type { Pick } from '../../domain/kernel/rules.ts';
import { announce, type Box, boxOf } from '../announce.ts';
import { keep, kept } from '../keep.ts';
import { type Extent, zoomed } from './camera.ts';
import type { GameModel } from './model.ts';
import { pickAt } from './pick-at.ts';
import { elementOfThing, type Found, spotsIn, thingAt } from './stage-dom.ts';
import type { TableUi } from './table-ui.ts';
import { answer, pick, undo } from './turn.ts';

export interface StageHand {
  /** A press at a point of the window. */
  readonly at: (x: number, y: number, touch: boolean) => void;
  /** Enter or Space on a thing. */
  readonly on: (thing: string) => void;
}

const LARGER = 'larger-told';

/** An offered pick that one might regret is told of at the first press. */
const hesitates = (model: GameModel, warned: { current: Pick | null }, chosen: Pick, at: Box | null): boolean => {
  const now = model.at.value;
  const told = now ? model.view.consequence(now, chosen) : null;
  if (!told?.regret || warned.current === chosen) {
    warned.current = null;
    return false;
  }
  warned.current = chosen;
  announce(`${told.text} Press it again to do it.`, { at });
  return true;
};

/** The last piece of the draft goes back; one that was named in the move being said is taken out; another card is taken. */
const takesBack = (model: GameModel, thing: string): boolean => {
  const { at, sketch, seat, rules } = model;
  const now = at.value;
  if (!now || !sketch.value || seat === null) return false;
  const { draft } = now;
  const named = draft.current?.picks ?? [];
  if (named.at(-1) === thing || (named.length === 0 && draft.moves.at(-1)?.picks.at(-1) === thing)) {
    undo(model);
    return true;
  }
  if (draft.current && named.includes(thing)) {
    answer(model, { action: draft.current.action, pick: thing, text: '', hint: '', icon: null, chosen: true });
    return true;
  }
  if (withPick(rules, sketch.value, seat, draft, thing) === draft) return false;
  pick(model, thing);
  return true;
};

const refusalOf = (model: GameModel, thing: string): string => {
  const at = model.at.value;
  if (at) return model.view.refusal(at, thing);
  if (model.past.value) return 'You are looking at the past. Go back to now to play.';
  return model.line.value.game.table.status === 'ended' ? 'The game is over.' : 'It is not your turn.';
};

const onThing = (model: GameModel, ui: TableUi, found: Found): void => {
  if (!takesBack(model, found.thing)) explainOrSay(model, ui, found);
};

/** The card of a thing, or why it cannot be chosen. */
export const explainOrSay = (model: GameModel, ui: TableUi, { thing, at }: Found): void => {
  const look = model.look.value;
  if (look && model.view.explain(look, thing)) {
    ui.explaining.value = { thing, at };
    return;
  }
  announce(refusalOf(model, thing), { at });
};

const enlarge = (
  model: GameModel,
  ui: TableUi,
  stage: Element,
  box: Extent,
  x: number,
  y: number,
  size: number,
): void => {
  const { near } = model.view.shape;
  const { left, top } = stage.getBoundingClientRect();
  const camera = ui.camera.value;
  const to = (near / Math.max(size, 1)) * camera.k;
  ui.camera.value = zoomed(camera, box, x - left, y - top, Math.max(to, camera.k * 1.5), Math.max(to, camera.k * 1.5));
  if (kept(LARGER)) return;
  keep(LARGER, 'yes');
  announce('Larger: press again.');
};

export const stageHand = (
  model: GameModel,
  ui: TableUi,
  stage: () => HTMLElement | null,
  box: () => Extent,
  warned: { current: Pick | null },
): StageHand => {
  const choose = (chosen: Pick, at: Box | null): void => {
    if (hesitates(model, warned, chosen, at)) return;
    ui.arriving.value = false;
    pick(model, chosen);
  };
  return {
    at: (x, y, touch) => {
      const element = stage();
      if (!element) return;
      ui.explaining.value = null;
      const spots = spotsIn(element, x, y);
      const aim = pickAt(spots, x, y, touch);
      if (aim.kind === 'pick') {
        const spot = spots.find((one) => one.pick === aim.pick);
        choose(aim.pick, spot ?? null);
        return;
      }
      if (aim.kind === 'several') {
        const sizes = spots.filter((one) => Math.hypot(one.x + one.w / 2 - x, one.y + one.h / 2 - y) <= 60);
        enlarge(model, ui, element, box(), x, y, Math.min(...sizes.map((one) => one.w)));
        return;
      }
      const thing = thingAt(element, x, y);
      if (thing) onThing(model, ui, thing);
      else announce(refusalOf(model, ''), { at: { x: x - 4, y: y - 4, w: 8, h: 8 } });
    },
    on: (thing) => {
      const element = stage();
      const found = element ? elementOfThing(element, thing) : null;
      const at = found ? boxOf(found) : null;
      if (model.at.value?.choice?.from.includes(thing)) choose(thing, at);
      else if (at) onThing(model, ui, { thing, at });
    },
  };
};
