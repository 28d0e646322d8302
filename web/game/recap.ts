import { recap, type TurnRecap } from '../../domain/kernel/recap.ts';
import { describeAll } from '../../domain/kernel/table-phrases.ts';
import type { GameModel } from './model.ts';
import { plyWords } from './replay.ts';

type Told = Pick<GameModel, 'rules' | 'line' | 'viewer' | 'since' | 'seat' | 'tell' | 'past' | 'shown'>;

/** What the others have done since my last turn; nothing for somebody who has no seat. */
export const sinceMyTurn = ({ rules, line, viewer, since, seat }: Told): readonly TurnRecap[] => {
  if (since.value === 0 && seat === null) return [];
  const turns = recap(rules, line.value.commits, viewer, since.value);
  return turns.filter((turn) => turn.phrases.length > 0 && turn.seat !== seat);
};

/** The newest moves of whoever moved last. */
const newestTurn = ({ rules, line, tell }: Told): string => {
  const row = line.value.positions;
  const last = row.at(-1);
  const from = row.findLastIndex((position) => position.ply === 0 || position.seat !== last?.seat) + 1;
  return tell(
    describeAll(
      rules,
      row.slice(from).flatMap(({ events }) => events),
    ),
  );
};

/** What happened last, in words: the move that is looked at, or all since my turn, or whatever is newest. */
export const lastTurnOf = (model: Told): string => {
  if (model.past.value) return plyWords(model);
  const since = sinceMyTurn(model);
  const told = since.map((turn) => model.tell(turn.phrases)).join(' ');
  return told || newestTurn(model) || 'Nothing has been played yet.';
};
