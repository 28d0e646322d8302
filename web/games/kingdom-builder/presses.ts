import { type Hex, hexLabel, pickOf } from '../../../domain/games/kingdom-builder/hex.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import type { Pick } from '../../../domain/kernel/rules.ts';
import type { BoardProps } from '../table.ts';
import { consequence } from './consequence.ts';
import { refusal } from './refusal.ts';
import type { View } from './view.ts';

/** What can be done to a hex. */
export interface Presses {
  readonly choose: (hex: Hex) => void;
  /** Whether the key meant anything to the board. */
  readonly key: (event: KeyboardEvent, hex: Hex) => boolean;
}

/** Hexes that were pressed once and warned of. */
export interface Warned {
  current: Pick | null;
}

const warningOf = ({ viewer, move, state, players }: BoardProps, pick: Pick): string | null =>
  move && typeof viewer === 'number' ? consequence(state as KbState, viewer, move, pick, players) : null;

/** `warned` outlives a drawing: the second press of a hex that was warned of chooses it. */
export const pressesOf = (props: BoardProps, view: View, tell: (text: string) => void, warned: Warned): Presses => {
  const undo = (): void => {
    const nothing = props.past || (props.draft.length === 0 && view.lifted.length === 0);
    if (nothing) tell('There is nothing to take back.');
    else props.onUndo();
  };
  const choose = (hex: Hex): void => {
    const pick = pickOf(view.land, hex);
    const last = props.move?.picks.at(-1) ?? props.draft.at(-1);
    const warning = warned.current === pick ? null : warningOf(props, pick);
    warned.current = null;
    if (view.possible.includes(hex) && warning !== null) {
      warned.current = pick;
      tell(`${warning} Choose it again to do it.`);
    } else if (view.possible.includes(hex)) {
      props.onSay(`${hexLabel(pick)} chosen.`);
      props.onPick(pick);
    } else if (!props.past && last === pick) undo();
    else tell(refusal(props, view, hex));
  };
  const key = (event: KeyboardEvent, hex: Hex): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Enter' || event.key === ' ') choose(hex);
    else if (event.key === 'Backspace' || event.key.toLowerCase() === 'u') undo();
    else if (event.key.toLowerCase() === 'l') tell(props.lastTurn ?? 'Nothing has happened yet.');
    else if (event.key.toLowerCase() === 'n') tell('No hex can be chosen now.');
    else return false;
    return true;
  };
  return { choose, key };
};
