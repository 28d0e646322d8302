// What a player does with a turn: answer, take back, begin again, send.

import { type Draft, emptyDraft, isBarrier, isEmpty, undone, withAction, withPick } from '../../domain/kernel/draft.ts';
import { label } from '../../domain/kernel/phrase.ts';
import type { Pick } from '../../domain/kernel/rules.ts';
import { announce } from '../announce.ts';
import { newCommandId } from '../api/ids.ts';
import { keepDraft } from './draft-store.ts';
import type { GameModel } from './model.ts';

const SENDING = 'Your turn is being sent.';

/** The prompt in words: what is asked now. */
export const promptOf = (model: GameModel): { readonly heading: string; readonly line: string } | null => {
  const { seat, table } = model;
  const now = model.sketch.value;
  return seat === null || !now ? null : table.prompt(now.state, seat, now.move, now.choice);
};

const sayPrompt = (model: GameModel): void => {
  const prompt = promptOf(model);
  if (prompt) announce(`${prompt.heading}. ${prompt.line}`);
};

/** Takes a draft over: kept, drawn and said. */
export const put = (model: GameModel, draft: Draft): void => {
  const { seat } = model;
  if (seat === null) return;
  model.draft.value = { seq: model.line.value.game.seq, commandId: newCommandId(), draft };
  keepDraft(model.id, seat, model.draft.value);
};

const step = (model: GameModel, draft: Draft): void => {
  const { seat, rules } = model;
  const start = model.line.value.positions.at(-1)?.state;
  model.notice.value = null;
  model.problem.value = null;
  if (seat !== null && isBarrier(rules, start, seat, draft, model.table.ends)) {
    model.asking.value = draft;
    return;
  }
  put(model, draft);
  sayPrompt(model);
};

/** True while a turn is on its way; a press in that moment does nothing, and is told why. */
const onItsWay = (model: GameModel): boolean => {
  if (model.sending.value) announce(SENDING);
  return model.sending.value;
};

export const pick = (model: GameModel, answer: Pick): void => {
  const now = model.sketch.value;
  if (now && model.seat !== null && !onItsWay(model))
    step(model, withPick(model.rules, now, model.seat, model.draft.value.draft, answer));
};

export const press = (model: GameModel, action: string): void => {
  const now = model.sketch.value;
  if (now && model.seat !== null && !onItsWay(model))
    step(model, withAction(model.rules, now, model.seat, model.draft.value.draft, action));
};

export const undo = (model: GameModel): void => {
  const { draft } = model.draft.value;
  if (isEmpty(draft)) {
    announce('There is nothing to take back.');
    return;
  }
  const start = model.line.value.positions.at(-1)?.state;
  if (!onItsWay(model) && model.seat !== null) step(model, undone(model.rules, start, model.seat, draft));
};

export const reset = (model: GameModel): void => {
  if (!onItsWay(model)) step(model, emptyDraft);
};

/** Why a turn cannot be sent yet; null when it can. */
export const owed = (model: GameModel): string | null => {
  const now = model.sketch.value;
  if (model.sending.value) return SENDING;
  if (!now || now.sending) return null;
  const heading = promptOf(model)?.heading;
  return heading ? `Not yet: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}.` : 'Not yet.';
};

/** The words for a refusal of the rules. */
export const why = (model: GameModel, code: string): string => label(model.words, 'why', code);
