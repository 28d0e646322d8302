import type { GameEvent, Seat } from '../../../domain/kernel/rules.ts';
import type { Check } from './check.ts';

interface TurnEvent extends GameEvent {
  readonly seat?: Seat;
  readonly next?: Seat | null;
  readonly reason?: string;
}

/** Whose turn begins with this fact; null where none does. */
const beginner = ({ type, seat, next }: TurnEvent): Seat | null => {
  if (type === 'TurnBegan') return seat ?? null;
  return type === 'TurnEnded' ? (next ?? null) : null;
};

/** No turn begins for a seat that has left, and who stayed had equally many, unless one was left alone. */
export const turns: Check<TurnEvent> = {
  of(log) {
    const gone = new Set<Seat>();
    const ended = new Map<Seat, number>();
    const wrong: string[] = [];
    let reason: string | null = null;
    for (const event of log as readonly TurnEvent[]) {
      const { type, seat = -1 } = event;
      const next = beginner(event);
      if (next !== null && gone.has(next)) wrong.push(`a turn begins for seat ${next}, which has left`);
      if (type === 'SeatResigned') gone.add(seat);
      if (type === 'TurnEnded') ended.set(seat, (ended.get(seat) ?? 0) + 1);
      if (type === 'GameEnded') reason = event.reason ?? '';
    }
    const counts = [...ended].filter(([seat]) => !gone.has(seat)).map(([, count]) => count);
    const unequal = reason !== null && reason !== 'one-left' && new Set(counts).size > 1;
    return [...wrong, ...(unequal ? [`those who stayed had ${counts.join(', ')} turns`] : [])];
  },
};
