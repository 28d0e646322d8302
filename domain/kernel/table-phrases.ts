import { isLifecycle, type LifecycleEvent } from './lifecycle.ts';
import type { Phrase, Words } from './phrase.ts';
import type { GameEvent, PlayRules, Seat } from './rules.ts';

const PHRASES: Readonly<Record<string, string>> = {
  'table.taken': '{seat} took a seat.',
  'table.left': '{seat} left the table.',
  'table.cancelled': 'The game was called off.',
  'table.started': 'The game has begun.',
  'table.resigned': '{seat} resigned.',
  'table.expired': '{seat} ran out of time.',
  'table.won': '{winners|seats} won.',
};

/** The words of a title together with those for what happens at every table. */
export const withTableWords = (words: Words): Words => ({ ...words, phrases: { ...PHRASES, ...words.phrases } });

const bySeat = (key: string, seat: Seat): readonly Phrase[] => [{ key, seat, args: {} }];

/** Sentences for a lifecycle event; most need none. */
const describeTable = (event: LifecycleEvent): readonly Phrase[] => {
  switch (event.type) {
    case 'SeatTaken':
      return bySeat('table.taken', event.seat);
    case 'SeatLeft':
      return bySeat('table.left', event.seat);
    case 'GameCancelled':
      return [{ key: 'table.cancelled', args: {} }];
    case 'GameStarted':
      return [{ key: 'table.started', args: {} }];
    case 'SeatResigned':
      return bySeat('table.resigned', event.seat);
    case 'ClockExpired':
      return bySeat('table.expired', event.seat);
    case 'GameEnded': {
      const winners = event.ranking.flatMap((rank, seat) => (rank === 1 ? [String(seat)] : []));
      return [{ key: 'table.won', args: { winners } }];
    }
    case 'GameOpened':
    case 'SeatInvited':
    case 'SeedRevealed':
      return [];
  }
};

/** Sentences for a run of events in which the table's own and the title's are mixed. */
export const describeAll = <S, E extends GameEvent>(
  rules: PlayRules<S, E>,
  events: readonly (E | LifecycleEvent)[],
): readonly Phrase[] => {
  const phrases: Phrase[] = [];
  let run: E[] = [];
  const close = (): void => {
    if (run.length > 0) phrases.push(...rules.describe(run));
    run = [];
  };
  for (const event of events) {
    if (!isLifecycle(event)) {
      run.push(event as E);
      continue;
    }
    close();
    phrases.push(...describeTable(event));
  }
  close();
  return phrases;
};
