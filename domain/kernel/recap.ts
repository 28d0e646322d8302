import type { SeenCommit } from './commit.ts';
import { seenBy } from './game.ts';
import { type Phrase, say, type Words } from './phrase.ts';
import { type Ply, plies } from './plies.ts';
import type { GameEvent, PlayRules, Seat, Viewer } from './rules.ts';
import { describeAll, withTableWords } from './table-phrases.ts';

/** What one seat did in a row, in sentences, and where the replay shows it. */
export interface TurnRecap {
  readonly seat: Seat | null;
  readonly phrases: readonly Phrase[];
  readonly fromPly: number;
  readonly toPly: number;
}

const has = (commit: SeenCommit, type: string): boolean =>
  commit.steps.some((step) => step.events.some((event) => event.type === type));

/** The seq of the last commit that this seat sent itself; 0 if never. A turn passed by the clock is not its own. */
export const lastActed = (commits: readonly SeenCommit[], seat: Seat): number =>
  commits.findLast((c) => c.steps.some((step) => step.seat === seat) && !has(c, 'ClockExpired'))?.seq ?? 0;

const turns = <E extends GameEvent>(moves: readonly Ply<E>[]): readonly (readonly Ply<E>[])[] => {
  const out: Ply<E>[][] = [];
  for (const ply of moves) {
    const open = out.at(-1);
    if (open?.[0]?.seat === ply.seat) open.push(ply);
    else out.push([ply]);
  }
  return out;
};

/**
 * What happened after a commit, turn by turn, as this viewer may know it. `commits` is the log from its beginning
 * (redacted or not): the plies are counted from there. The setup is never part of it.
 */
export const recap = <S, E extends GameEvent>(
  rules: PlayRules<S, E>,
  commits: readonly SeenCommit<E>[],
  viewer: Viewer,
  afterSeq: number,
): readonly TurnRecap[] => {
  const revealed = commits.some((commit) => has(commit, 'SeedRevealed'));
  const seen = commits.map((commit) => seenBy(rules, commit, viewer, revealed));
  const later = plies(seen).filter((ply) => ply.ply > 0 && ply.seq > afterSeq);
  return turns(later).map((turn) => ({
    seat: turn[0]?.seat ?? null,
    phrases: describeAll(
      rules,
      turn.flatMap((ply) => ply.events),
    ),
    fromPly: turn[0]?.ply ?? 0,
    toPly: turn.at(-1)?.ply ?? 0,
  }));
};

// 'and' joins two things that it does not join already within the second.
const joined = ([first = '', second, ...more]: readonly string[]): string => {
  if (second === undefined) return first;
  return more.length > 0 || second.includes(' and ') ? [first, second, ...more].join('; ') : `${first} and ${second}`;
};

/**
 * A turn in words. What its seat did becomes one sentence with the name once, e.g. 'Bruno built on G12 and C7 (grass) and
 * took a Farm tile.'; what else happened follows in sentences of its own.
 */
export const tell = (words: Words, turn: TurnRecap, nameOf: (seat: Seat) => string): string => {
  const all = withTableWords(words);
  const name = turn.seat === null ? null : `${nameOf(turn.seat)} `;
  const said = turn.phrases.map((phrase) => say(all, phrase, nameOf));
  const own = said.filter((text) => name !== null && text.startsWith(name) && text.endsWith('.'));
  const doing = own.map((text) => text.slice(name?.length ?? 0, -1));
  const others = said.filter((text) => !own.includes(text));
  return [...(doing.length > 0 ? [`${name}${joined(doing)}.`] : []), ...others].join(' ');
};
