// What the create page has gathered, and the request that it makes of it. Pure.

import type { Clock } from '../../domain/kernel/clock.ts';
import type { Table, Visibility } from '../../domain/kernel/lifecycle.ts';
import { misfits, type OptionList, type Options, withDefaults } from '../../domain/kernel/options.ts';
import type { Viewer } from '../../domain/kernel/rules.ts';
import type { Body } from '../../functions/contract/contract.ts';
import type { NewTable } from '../games/table.ts';

type OpeningRules = NewTable['title']['rules'];

export const SEAT_KINDS = ['open', 'invite', 'bot'] as const;

export interface SeatPlan {
  readonly kind: 'me' | (typeof SEAT_KINDS)[number];
  readonly email: string;
}

/** Everything that is chosen on the create page. */
export interface Plan {
  readonly title: string;
  readonly name: string;
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  readonly clock: Clock;
  readonly visibility: Visibility;
}

export const PACES: readonly {
  readonly value: string;
  readonly label: string;
  readonly help: string;
  readonly clock: Clock;
}[] = [
  { value: 'none', label: 'No clock', help: 'Whenever it suits', clock: { kind: 'none' } },
  { value: 'day', label: 'A day a turn', help: '24 hours for each', clock: { kind: 'per-turn', hours: 24 } },
  { value: 'three', label: 'Three days a turn', help: '72 hours for each', clock: { kind: 'per-turn', hours: 72 } },
  {
    value: 'bank',
    label: 'Time saved up',
    help: '3 days at first, 12 hours more with each turn, at most 5 days',
    clock: { kind: 'bank', hours: 72, perTurn: 12, most: 120 },
  },
];

export const SEEN_BY: readonly { readonly value: Visibility; readonly label: string; readonly help: string }[] = [
  { value: 'private', label: 'Players only', help: 'Nobody else sees it' },
  { value: 'link', label: 'Anyone with the link', help: 'Not listed anywhere' },
  { value: 'public', label: 'Everybody', help: 'Listed under “Watch games”' },
];

/** Seats with one more or one less; the first is always mine. */
export const resized = (seats: readonly SeatPlan[], count: number): readonly SeatPlan[] =>
  Array.from({ length: count }, (_, i) => seats[i] ?? { kind: i === 0 ? 'me' : 'open', email: '' });

/** Only what differs from the defaults and means something now, so that a request says what was chosen. */
export const chosenOptions = (list: OptionList, options: Options): Options => {
  const all = withDefaults(list, options);
  return Object.fromEntries(
    list.flatMap((spec) => {
      const meant = !spec.when || all[spec.when.key] === spec.when.value;
      const value = all[spec.key];
      return meant && value !== undefined && JSON.stringify(value) !== JSON.stringify(spec.default)
        ? [[spec.key, value]]
        : [];
    }),
  );
};

/** Everything that keeps these options from being a game, as codes. */
export const optionProblems = (rules: OpeningRules, seats: number, options: Options): readonly string[] => {
  const chosen = chosenOptions(rules.options, options);
  const wrong = misfits(rules.options, chosen);
  return wrong.length > 0 ? wrong : rules.refusals(seats, withDefaults(rules.options, chosen));
};

/** The value of the pace that is this clock; none for a clock that the page does not offer. */
export const paceOf = (clock: Clock): string =>
  PACES.find((p) => JSON.stringify(p.clock) === JSON.stringify(clock))?.value ?? '';

/** The plan of a new game like one that was played: its options and pace, bots where bots sat, free seats for the others. */
export const planLike = (table: Table, viewer: Viewer): Plan => {
  const { title, name, options, clock, visibility } = table;
  const others = table.seats.filter((_, seat) => seat !== viewer).slice(0, table.seats.length - 1);
  const seats = others.map((s): SeatPlan => ({ kind: s.player?.kind === 'bot' ? 'bot' : 'open', email: '' }));
  return { title, name, options, clock, visibility, seats: [{ kind: 'me', email: '' }, ...seats] };
};

/** A name for a game that nobody named. */
export const nameOr = (name: string, title: string, who: string): string =>
  name.trim() || `${title} with ${who}`.slice(0, 60);

type Request = Body<'createGame'>;

const seatOf = ({ kind, email }: SeatPlan): Request['seats'][number] => {
  if (kind === 'invite') return { kind, email: email.trim() };
  return kind === 'bot' ? { kind, level: 'greedy' } : { kind };
};

/** The request for a game of this plan. */
export const requestOf = (
  plan: Plan,
  rules: OpeningRules,
  named: string,
  ids: Pick<Request, 'nonce' | 'commandId'>,
): Request => ({
  title: plan.title,
  name: named,
  seats: plan.seats.map(seatOf),
  options: structuredClone(chosenOptions(rules.options, plan.options)) as Request['options'],
  clock: plan.clock,
  visibility: plan.visibility,
  ...ids,
});
