// The answers of the panel: what the title says, and whatever it forgot of what the rules offer.

import type { Answer, AnyAt, AnyGameView, Group } from '../../domain/kernel/game-view.ts';
import { label, type Words } from '../../domain/kernel/phrase.ts';
import { choice } from '../../domain/kernel/play.ts';
import type { AnyPlayRules, Pick } from '../../domain/kernel/rules.ts';
import { sentence } from '../words.ts';

const has = (groups: readonly Group[], action: string, pick: Pick | null): boolean =>
  groups.some((group) => group.answers.some((one) => one.action === action && one.pick === pick));

const word = (words: Words, pick: Pick): string => {
  const kind = Object.keys(words.labels).find((one) => words.labels[one]?.[pick] !== undefined);
  return sentence(label(words, kind ?? 'answer', pick));
};

/** Words that are offered and are no answer yet. */
const picksOf = (view: AnyGameView, words: Words, at: AnyAt, groups: readonly Group[]): readonly Answer[] => {
  const { move, choice: open } = at;
  if (!move || !open) return [];
  const only = open.from.length === 1;
  return open.from
    .filter((pick) => !has(groups, move.action, pick) && (only || !view.onBoard(at.state, pick)))
    .map((pick) => ({
      action: move.action,
      pick,
      text: view.onBoard(at.state, pick) ? view.action(at, move.action).text : word(words, pick),
      hint: view.consequence(at, pick)?.text ?? (view.onBoard(at.state, pick) ? 'the only place there is' : ''),
      icon: null,
    }));
};

/** Actions that can be used while none is chosen, and that nothing on the board chooses. */
const actionsOf = (view: AnyGameView, at: AnyAt, groups: readonly Group[]): readonly Answer[] =>
  (at.draft.current ? [] : at.offers)
    .filter(({ action, usable, first }) => {
      if (!usable || action === at.move?.action || groups.some((g) => g.answers.some((one) => one.action === action)))
        return false;
      const told = at.move ? [] : (at.choice?.from ?? []);
      return !first?.from.every((pick) => told.includes(pick) && view.onBoard(at.state, pick));
    })
    .map(({ action }) => ({ action, pick: null, ...view.action(at, action) }));

/** Everything that can be answered in the panel, in groups. */
export const answerGroups = (view: AnyGameView, words: Words, at: AnyAt): readonly Group[] => {
  const told = view.answers(at).filter((group) => group.answers.length > 0);
  const picks = picksOf(view, words, at, told);
  const actions = actionsOf(view, at, told);
  return [
    ...(picks.length > 0 ? [{ heading: '', form: 'buttons' as const, answers: picks }] : []),
    ...told,
    ...(actions.length > 0
      ? [{ heading: told.length > 0 ? 'Or' : '', form: 'buttons' as const, answers: actions }]
      : []),
  ];
};

/** The places on the board that an answer speaks of: itself, or what is asked after it. */
export const placesOf = (view: AnyGameView, rules: AnyPlayRules, at: AnyAt, answer: Answer): readonly Pick[] => {
  const { action, pick } = answer;
  if (pick !== null && view.onBoard(at.state, pick)) return [pick];
  const picks = at.move?.action === action ? at.move.picks : [];
  const next = choice(rules, at.state, at.seat, { action, picks: pick === null ? [] : [...picks, pick] });
  if (next?.from.length === 1 && !view.onBoard(at.state, next.from[0] ?? '')) {
    const more = choice(rules, at.state, at.seat, {
      action,
      picks: [...(pick === null ? [] : [...picks, pick]), ...next.from],
    });
    return (more?.from ?? []).filter((one) => view.onBoard(at.state, one));
  }
  return (next?.from ?? []).filter((one) => view.onBoard(at.state, one));
};

/** The places of the board as answers with words, for those who would rather read; `nameOf` is what the board calls one. */
export const placeGroup = (
  view: AnyGameView,
  at: AnyAt,
  groups: readonly Group[],
  nameOf: (pick: Pick) => string,
): Group | null => {
  const action = (pick: Pick): string | undefined =>
    at.move?.action ?? at.offers.find((one) => one.first?.from.includes(pick))?.action;
  const answers = (at.choice?.from ?? [])
    .filter((pick) => view.onBoard(at.state, pick) && !has(groups, action(pick) ?? '', pick))
    .map((pick) => ({ action: action(pick) ?? '', pick, text: nameOf(pick), hint: '', icon: null }));
  return answers.length > 0 ? { heading: 'On the board', form: 'rows', answers } : null;
};

/** True where every answer of the open question stands in the panel, so that the sheet may grow over the board. */
export const allListed = (view: AnyGameView, words: Words, at: AnyAt): boolean => {
  const { move, choice: open } = at;
  if (!move || !open || open.from.length === 0) return false;
  const groups = answerGroups(view, words, at);
  return open.from.every((pick) => has(groups, move.action, pick));
};
