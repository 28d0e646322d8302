import { isKind, ownerOf } from './board/pieces.ts';
import { type KbState, SETTLEMENTS } from './state.ts';

/** What can never be true of a game, in words; empty as long as all is well. */
export const faults = (s: KbState): readonly string[] =>
  s.seats.flatMap(({ supply, aside, gone, held }, seat) => {
    const out = s.pieces.filter((code) => isKind(code, 'settlement') && ownerOf(code) === seat).length;
    const from = held.map((one) => one.from).filter((hex) => hex >= 0);
    const lost =
      supply + out + aside + gone === SETTLEMENTS ? [] : [`seat ${seat} has ${supply} and ${out} settlements`];
    const doubled = new Set(from).size === from.length ? [] : [`seat ${seat} holds twice from one`];
    return [...lost, ...doubled];
  });
