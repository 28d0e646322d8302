// What a player does with a turn: answer, take back, begin again, send.

import {
  type Draft,
  emptyDraft,
  isBarrier,
  isEmpty,
  undone,
  withAnswer,
  without,
  withPick,
} from '../../domain/kernel/draft.ts';
import type { Answer, Question } from '../../domain/kernel/game-view.ts';
import { label } from '../../domain/kernel/phrase.ts';
import { choice } from '../../domain/kernel/play.ts';
import type { Pick, Seat } from '../../domain/kernel/rules.ts';
import { announce, type Box, bubble } from '../announce.ts';
import { newCommandId } from '../api/ids.ts';
import { keepDraft } from './draft-store.ts';
import type { GameModel } from './model.ts';

const SENDING = 'Your turn is being sent.';

const stateNow = (model: GameModel): unknown => model.line.value.positions.at(-1)?.state;

/** What is asked now. */
const questionOf = (model: GameModel): Question | null => (model.at.value ? model.view.question(model.at.value) : null);

const sayQuestion = (model: GameModel): void => {
  const question = questionOf(model);
  if (question) announce(`${question.heading}. ${question.line}`, { quiet: true });
};

/** Takes a draft over: kept and drawn. */
export const put = (model: GameModel, draft: Draft): void => {
  const { seat } = model;
  if (seat === null) return;
  model.draft.value = { seq: model.line.value.game.seq, commandId: newCommandId(), draft };
  keepDraft(model.id, seat, model.draft.value);
};

/** What the title fills in by itself as soon as its question comes up. */
const fill = (model: GameModel, asked: string | undefined): void => {
  const at = model.at.value;
  if (!at?.move || !at.choice || at.choice.ask === asked) return;
  const more = model.view.filled(at);
  if (more.length > 0)
    put(model, { ...at.draft, current: { action: at.move.action, picks: [...at.move.picks, ...more] } });
};

const step = (model: GameModel, draft: Draft, onwards: boolean): void => {
  const { seat, rules } = model;
  bubble.value = null;
  model.problem.value = null;
  if (seat !== null && isBarrier(rules, stateNow(model), seat, draft, model.table.ends)) {
    model.asking.value = draft;
    return;
  }
  const asked = model.at.value?.choice?.ask;
  put(model, draft);
  if (onwards) fill(model, asked);
  sayQuestion(model);
};

/** True while a turn is on its way; a press in that moment does nothing, and is told why. */
const onItsWay = (model: GameModel): boolean => {
  if (model.sending.value) announce(SENDING);
  return model.sending.value;
};

/** A press of something on the board. */
export const pick = (model: GameModel, answer: Pick): void => {
  const now = model.sketch.value;
  if (now && model.seat !== null && !onItsWay(model))
    step(model, withPick(model.rules, now, model.seat, model.draft.value.draft, answer), true);
};

/** A press of an answer in the panel. */
export const answer = (model: GameModel, { action, pick: said, chosen }: Answer): void => {
  const now = model.sketch.value;
  const { draft } = model.draft.value;
  if (!now || model.seat === null || onItsWay(model)) return;
  if (said !== null && chosen) step(model, without(model.rules, now, model.seat, draft, said), false);
  else step(model, withAnswer(model.rules, now, model.seat, draft, action, said), true);
};

/** One step back; past what was filled in by itself in one go. */
const back = (model: GameModel, seat: Seat, draft: Draft): Draft => {
  const { rules, view } = model;
  const at = model.at.value;
  const open = draft.current;
  if (at?.move && open)
    for (let n = 1; n < open.picks.length; n += 1) {
      const picks = open.picks.slice(0, n);
      const move = { ...open, picks };
      const rest = open.picks.slice(n);
      const filled = view.filled({ ...at, move, choice: choice(rules, at.state, seat, move) });
      if (rest.length > 0 && filled.join() === rest.join())
        return undone(rules, stateNow(model), seat, { ...draft, current: move });
    }
  return undone(rules, stateNow(model), seat, draft);
};

/** Takes one step back; where there is nothing, it is said `at` the place of the press. */
export const undo = (model: GameModel, at: Box | null = null): void => {
  const { draft } = model.draft.value;
  if (isEmpty(draft)) announce(NOTHING_TO_UNDO, { at });
  else if (!onItsWay(model) && model.seat !== null) step(model, back(model, model.seat, draft), false);
};

export const NOTHING_TO_UNDO = 'There is nothing to take back.';

export const reset = (model: GameModel, at: Box | null = null): void => {
  if (isEmpty(model.draft.value.draft)) announce(NOTHING_TO_UNDO, { at });
  else if (!onItsWay(model)) step(model, emptyDraft, false);
};

/** Why a turn cannot be sent yet; null when it can. */
export const owed = (model: GameModel): string | null => {
  const now = model.sketch.value;
  if (model.sending.value) return SENDING;
  if (!now || now.sending) return null;
  const heading = questionOf(model)?.heading;
  return heading ? `First: ${heading.charAt(0).toLowerCase()}${heading.slice(1).replace(/[.?]$/, '')}.` : 'Not yet.';
};

/** The words for a refusal of the rules. */
export const why = (model: GameModel, code: string): string => label(model.words, 'why', code);
