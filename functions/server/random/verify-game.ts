// Checks the chance of an ended game from its file alone: no rules, no database.

import * as z from 'zod/mini';
import { commitmentOf, diceKey, drawAt } from './game-dice.ts';

/** The dice as an exported game carries them once its seed is told. */
const dice = z.object({
  seed: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  commitment: z.string(),
  nonces: z.array(z.string()),
});

const event = z.looseObject({ type: z.string() });

/** As much of a game's file as the check needs. */
export const gameFile = z.object({
  id: z.string(),
  dice: z.nullable(dice),
  commits: z.array(
    z.object({
      seq: z.int(),
      steps: z.array(z.object({ events: z.array(event) })),
      draws: z.array(
        z.object({ n: z.int().check(z.gte(0)), below: z.int().check(z.gte(1)), value: z.int().check(z.gte(0)) }),
      ),
    }),
  ),
});
export type GameFile = z.infer<typeof gameFile>;

export interface Verdict {
  readonly draws: number;
  /** The first thing that is wrong, in words; null when all is right. */
  readonly wrong: string | null;
}

const events = (file: GameFile) => file.commits.flatMap((commit) => commit.steps.flatMap((step) => step.events));

const found = <T extends z.ZodMiniType>(file: GameFile, type: string, shape: T): z.infer<T> | null => {
  const one = events(file).find((e) => e.type === type);
  return one ? shape.parse(one) : null;
};

const seating = z.object({ seat: z.int(), nonce: z._default(z.string(), '') });
const starting = z.object({ nonces: z.array(z.string()), kept: z.optional(z.array(z.int())) });

/** The nonces that the players of the start sat down with: whoever mixes chance could else choose them. */
const noncesOfPlayers = (file: GameFile): readonly string[] => {
  const nonces = new Map<number, string>();
  for (const e of events(file)) {
    if (e.type === 'SeatTaken' || e.type === 'SeatLeft') {
      const { seat, nonce } = seating.parse(e);
      nonces.set(seat, e.type === 'SeatTaken' ? nonce : '');
    }
    if (e.type === 'GameStarted') {
      const { kept, nonces: pinned } = starting.parse(e);
      return (kept ?? [...pinned.keys()]).map((seat) => nonces.get(seat) ?? '');
    }
  }
  return [];
};

const promiseWrong = (file: GameFile, told: z.infer<typeof dice>): string | null => {
  const opened = found(file, 'GameOpened', z.object({ commitment: z.string() }));
  const started = found(file, 'GameStarted', starting);
  const revealed = found(file, 'SeedRevealed', z.object({ seed: z.string() }));
  const nonces = JSON.stringify(told.nonces);
  if (opened?.commitment !== told.commitment) return 'the promise in the log is another one';
  if (commitmentOf(told.seed) !== told.commitment) return 'the seed is not the one that was promised';
  if (revealed?.seed !== told.seed) return 'the log tells another seed';
  if (JSON.stringify(started?.nonces) !== nonces) return 'the nonces are not those of the start';
  return JSON.stringify(noncesOfPlayers(file)) === nonces ? null : 'the nonces are not those of the players';
};

const drawWrong = (file: GameFile, told: z.infer<typeof dice>): Verdict => {
  const key = diceKey(told.seed, told.nonces);
  let n = 0;
  for (const { seq, draws } of file.commits)
    for (const draw of draws) {
      const value = drawAt(key, file.id, n, draw.below);
      if (draw.n !== n) return { draws: n, wrong: `commit ${seq}: draw ${draw.n} where draw ${n} was due` };
      if (draw.value !== value) {
        const says = `commit ${seq}, draw ${n} below ${draw.below}: ${draw.value} in the log, ${value} from the seed`;
        return { draws: n, wrong: says };
      }
      n += 1;
    }
  return { draws: n, wrong: null };
};

/** Derives every draw of an exported game again. A game whose seed is not told yet has nothing to check. */
export const verifyGame = (file: GameFile): Verdict => {
  if (!file.dice) return { draws: 0, wrong: 'the seed of this game is not told yet: it is not over' };
  const broken = promiseWrong(file, file.dice);
  return broken ? { draws: 0, wrong: broken } : drawWrong(file, file.dice);
};
