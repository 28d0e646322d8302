import { isKind, ownerOf } from './pieces.ts';
import { type KbState, SETTLEMENTS } from './state.ts';

/** What can never be true of a game, in words; empty as long as all is well. */
export const faults = (s: KbState): readonly string[] =>
  s.seats.flatMap(({ supply, held }, seat) => {
    const out = s.pieces.filter((code) => isKind(code, 'settlement') && ownerOf(code) === seat).length;
    const lost = supply + out === SETTLEMENTS ? [] : [`seat ${seat} has ${supply} and ${out} settlements`];
    const doubled =
      new Set(held.map((one) => one.from)).size === held.length ? [] : [`seat ${seat} holds twice from one`];
    return [...lost, ...doubled];
  });
