import type { KbEvent, KbEventOf } from '../events.ts';

type Moved = KbEventOf<'SettlementMoved'>;

const goesOn = (e: KbEvent, { seat, by, from }: Moved): e is Moved =>
  e.type === 'SettlementMoved' && e.seat === seat && e.by === by && e.to === from;

/** The facts with one move for all steps of a walk: the piece goes from where it stood to where it came to stand. */
export const walked = (events: readonly KbEvent[]): readonly KbEvent[] => {
  const out: KbEvent[] = [];
  for (const event of events) {
    const before = event.type === 'SettlementMoved' ? out.findLastIndex((e) => goesOn(e, event)) : -1;
    const step = out[before];
    if (event.type === 'SettlementMoved' && step?.type === 'SettlementMoved')
      out[before] = { ...event, from: step.from };
    else out.push(event);
  }
  return out;
};
