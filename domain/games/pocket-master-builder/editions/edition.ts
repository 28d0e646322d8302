// What an edition file holds once it is read. Every number and face that the rulebook does not print comes from here.

export const RESOURCES = ['wood', 'brick', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Yield = Readonly<Partial<Record<Resource, number>>>;

/** In the order in which a gain of several kinds is taken. */
export const GAINS = ['worker', 'card', 'oracle', 'reward', 'wall', 'donkey'] as const;
export type GainKey = (typeof GAINS)[number];
/** Counted for every two walls of whoever gains. */
export type Per = '2walls';
export type Gain = Readonly<Partial<Record<GainKey, number>>> & { readonly per?: Per };

/** Half of a junction: the resource area that a card shows on one of its sides. */
export interface Side {
  readonly colour: string;
  readonly gain: Yield;
}

export type Effect =
  | { readonly kind: 'immediate' | 'build'; readonly gain: Gain; readonly per?: Per }
  | { readonly kind: 'hand_limit'; readonly plus: number }
  | { readonly kind: 'scoring'; readonly per_type: string; readonly honor: number };

/** What an effect brings, with what it is counted by. */
export const effectGain = ({ gain, per }: { readonly gain: Gain; readonly per?: Per }): Gain =>
  per ? { ...gain, per } : gain;

export interface KingdomCard {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly honor: number;
  readonly cost: Yield;
  readonly reward: Gain;
  readonly effects: readonly Effect[];
  readonly sides: Readonly<Record<'left' | 'top' | 'right' | 'bottom', Side | null>>;
}

export interface WallCard {
  readonly id: string;
  readonly name: string;
  /** 1 is the rightmost place; null is one of the places that are laid at random. */
  readonly place_from_right: number | null;
  /** One entry per space of the marker. */
  readonly honors: readonly number[];
  readonly immediate: Gain;
  readonly invasion: Gain;
  readonly sides: { readonly bottom: Side | null };
}

export interface StartingCard {
  readonly id: string;
  readonly name: string;
  readonly sides: { readonly right: Side | null };
}

export interface LandmarkCard {
  readonly id: string;
  readonly name: string;
  readonly honor: number;
  readonly sides: { readonly top: Side | null };
}

export type OracleScore =
  | { readonly kind: 'per_type'; readonly types: readonly string[]; readonly honor: number; readonly flat: number }
  | { readonly kind: 'per_walls'; readonly every: number; readonly honor: number; readonly flat: number }
  | { readonly kind: 'per_landmark'; readonly honor: number; readonly flat: number };

export interface OracleCard {
  readonly id: string;
  readonly name: string;
  readonly score: OracleScore;
}

export interface DonkeyLevel {
  readonly level: number;
  readonly workers: number;
  readonly discards: number;
  readonly honor: number;
}

interface Setup {
  readonly worker_area: number;
  readonly rest_area: number;
  readonly hand_start: number;
  readonly oracles_dealt: number;
  readonly hand_limit: number;
  readonly buildings_to_trigger_end: number;
}

/** What a number of rewards buys. */
export const PURCHASES = ['worker', 'card', 'gold', 'donkey'] as const;
export type Purchase = (typeof PURCHASES)[number];

/** Where the sources are silent: every point on which an edition, or a game, may decide. The first value is the usual one. */
export const VARIANTS = {
  wall_honor_mode: ['position', 'cumulative'],
  donkey_honor_mode: ['position', 'cumulative'],
  invasion_checks: ['both_players_active_first', 'active_player_only'],
  starting_wall_immediate: ['no', 'yes'],
  build_effect_triggers_on_itself: ['no', 'yes'],
  landmark_mode: ['line_majority', 'adjacent_building', 'none'],
  gain_oracle_mode: ['draw_1_keep_1', 'draw_2_keep_1'],
  marker_when_rest_empty: ['worker_area_then_board', 'cannot_build'],
  area_full_triggers_end: ['yes', 'no'],
  final_tie: ['shared', 'later_player'],
} as const;
export type VariantKey = keyof typeof VARIANTS;
export type Variants = { readonly [K in VariantKey]: (typeof VARIANTS)[K][number] };

export interface Edition {
  readonly id: string;
  readonly colours: readonly string[];
  readonly types: readonly string[];
  readonly setup: Setup;
  readonly reward_track: { readonly max: number; readonly start: number };
  readonly prices: Readonly<Record<Purchase, number>>;
  readonly donkey: readonly DonkeyLevel[];
  readonly variants: Variants;
  readonly starting: readonly StartingCard[];
  readonly walls: readonly WallCard[];
  readonly landmarks: readonly LandmarkCard[];
  readonly oracles: readonly OracleCard[];
  readonly kingdom: readonly KingdomCard[];
}

/** The edition that this project ships: its own design, marked as such on every page. */
export const HOUSE = 'house-1';

/** True for a set of cards that this project designed because the printed faces are not published. */
export const isHouse = (edition: Pick<Edition, 'id'>): boolean => edition.id.startsWith('house-');
