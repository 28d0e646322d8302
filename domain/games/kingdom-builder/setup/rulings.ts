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
  /** Swamp: whether effects that ask for suitable ground may use it. */
  swampSuitable: [true, false],
  /** Farmland: the same. */
  farmlandSuitable: [true, false],
  /** Palaces: what equals get. */
  palaceTies: ['all', 'split', 'none'],
  /** Canoe: at the start of the owner's next turn, or in the middle of another one's. */
  canoeWhen: ['nextTurn', 'atOnce'],
  /** Palisade: whether the area that a settlement leaves may fall apart. */
  palisade: ['anyFragment', 'noSplit'],
  /** Silo: what each one gives. */
  siloMode: ['buildOrMove', 'moveOnly', 'buildOnly'],
  /** Mayors: whether the four must stand side by side. */
  mayorsAdjacent: [false, true],
  /** Mayors: whether others may mark the same row. */
  mayorsShared: [false, true],
  /** Tree House: into the forest, or beside it. */
  treeHouse: ['intoForest', 'besideForest'],
  /** Rope Bridge: over water and mountain, or over the sea around the island. */
  ropeBridge: ['acrossGap', 'overSea'],
  /** Ferry: who says where it is. */
  ferryPlace: ['nominate', 'random', 'startPlayer'],
  /** Volcano: who says where it is. */
  volcanoPlace: ['nominate', 'random', 'startPlayer'],
  /** Volcano: whether warriors, wagons and ships count and may be chosen. */
  volcanoMeeples: ['count', 'ignore'],
} as const satisfies Readonly<Record<string, readonly (string | boolean | number)[]>>;

export type RulingKey = keyof typeof RULINGS;

/** The rulings of a game. */
export type Rulings = { readonly [K in RulingKey]: (typeof RULINGS)[K][number] };
