/** The only source of chance. In a browser every roll throws `Unknown`. */
export interface Random {
  /** A whole number from 0 to n - 1, all alike likely; n is at least 1. */
  below(n: number): number;
  /** Called before hidden knowledge is used without a roll (locked answers are shown). Throws where it is not known. */
  reveal(): void;
  /** The index in the game of the next draw; random facts cite it. */
  readonly drawn: number;
}

/** One draw of a game's dice, as a commit keeps it. */
export interface Draw {
  readonly n: number;
  readonly below: number;
  readonly value: number;
}

/** What the player does not know would be needed: the move closes the buffer. */
export class Unknown extends Error {
  override readonly name = 'Unknown';
  constructor() {
    super('this is not known before the turn is sent');
  }
}

/** The randomness of somebody who may not know: the browser's, and the server's probe for barriers. */
export const noRandom: Random = {
  drawn: 0,
  below() {
    throw new Unknown();
  },
  reveal() {
    throw new Unknown();
  },
};

/** Numbers that come as told; for tests and positions. Throws when the script is used up. */
export const scripted = (...values: readonly number[]): Random => {
  let at = 0;
  return {
    get drawn() {
      return at;
    },
    below(n) {
      const value = values[at];
      if (value === undefined) throw new ScriptUsedUp(at, n);
      at += 1;
      return value % n;
    },
    reveal() {},
  };
};

export class ScriptUsedUp extends Error {
  override readonly name = 'ScriptUsedUp';
  constructor(at: number, below: number) {
    super(`draw ${at} below ${below} was not scripted`);
  }
}

/** Numbers from a seed (sfc32 over four words), for self-play, bots and tests. Not for real games: those use `functions/server/random`. */
export const seeded = (seed: number): Random => {
  let a = seed >>> 0;
  let b = 0x9e3779b9;
  let c = 0x243f6a88;
  let counter = 1;
  let drawn = 0;
  const word = (): number => {
    const t = (((a + b) >>> 0) + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + t) >>> 0;
    return t;
  };
  for (let i = 0; i < 12; i += 1) word();
  return {
    get drawn() {
      return drawn;
    },
    below(n) {
      drawn += 1;
      const limit = 2 ** 32 - (2 ** 32 % n);
      let w = word();
      while (w >= limit) w = word();
      return w % n;
    },
    reveal() {},
  };
};

/** Writes down every draw of the dice it wraps. */
export const recorded = (dice: Random): { readonly dice: Random; readonly draws: readonly Draw[] } => {
  const draws: Draw[] = [];
  return {
    draws,
    dice: {
      get drawn() {
        return dice.drawn;
      },
      below(n) {
        const at = dice.drawn;
        const value = dice.below(n);
        draws.push({ n: at, below: n, value });
        return value;
      },
      reveal: () => dice.reveal(),
    },
  };
};

/** What is left of a pile, by kind, in canonical order. */
export type Counts = Readonly<Record<string, number>>;

/** Draws one kind from a multiset, each remaining card alike likely. The multiset is not empty. */
export const draw = <K extends string>(left: Readonly<Record<K, number>>, dice: Random): K => {
  const kinds = Object.keys(left) as K[];
  const total = kinds.reduce((sum, kind) => sum + left[kind], 0);
  let at = dice.below(total);
  for (const kind of kinds) {
    at -= left[kind];
    if (at < 0) return kind;
  }
  throw new ScriptUsedUp(at, total);
};

/** One of a list, each alike likely; the list is not empty. */
export const oneOf = <T>(list: readonly T[], dice: Random): T => list[dice.below(list.length)] as T;

/** The list in random order (Fisher–Yates). */
export const shuffled = <T>(list: readonly T[], dice: Random): readonly T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = dice.below(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
};
