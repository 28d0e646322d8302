// Points that the rule books leave open. The first value of each is the house ruling; a game pins all of them.

/** What may be chosen, by key; the first value is the default. */
export const RULINGS = {
  /** Lords: whether a second place with no settlement pays where somebody leads. */
  lordsZero: ['second', 'never'],
  /** Barn, Harbor and their like: whether the hex just left counts when "beside your own if possible" is judged. */
  vacatedHex: ['counts', 'ignored'],
  /** Whether a full terrain still gives a new card once the mandatory builds are done. */
  exhaustedAfter: ['draw', 'lost'],
  /** Monastery: whether it may build anywhere when nothing is possible beside its own. */
  monastery: ['ifPossible', 'strict'],
  /** Home country: whether areas of water and mountain count. */
  homeCountry: ['anyArea', 'landOnly'],
  /** Road: whether a horizontal row counts. */
  roadHorizontal: [false, true],
  /** Sword: whether a settlement given back to an empty supply takes the last round back. */
  swordCancelsEnd: [false, true],
  /** Capitols: whether a settlement near two of them pays twice. */
  capitolTwice: [true, false],
  /** Capitols: whether the covered castle still pays. */
  capitolCastlePays: [true, false],
} as const satisfies Readonly<Record<string, readonly (string | boolean | number)[]>>;

export type RulingKey = keyof typeof RULINGS;

/** The rulings of a game. */
export type Rulings = { readonly [K in RulingKey]: (typeof RULINGS)[K][number] };

/** The house rulings. */
export const HOUSE: Rulings = {
  lordsZero: 'second',
  vacatedHex: 'counts',
  exhaustedAfter: 'draw',
  monastery: 'ifPossible',
  homeCountry: 'anyArea',
  roadHorizontal: false,
  swordCancelsEnd: false,
  capitolTwice: true,
  capitolCastlePays: true,
};
