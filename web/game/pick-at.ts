// What a press on the board means. Decided by geometry, not by what lies on top in the drawing.

import type { Pick } from '../../domain/kernel/rules.ts';

/** An offered pick as it is drawn, in px of the window. */
export interface Spot {
  readonly pick: Pick;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The press is inside its shape. */
  readonly inside: boolean;
}

export type Aim =
  | { readonly kind: 'pick'; readonly pick: Pick }
  /** Several are meant: the board is enlarged about the press and nothing is chosen. */
  | { readonly kind: 'several' }
  | { readonly kind: 'none' };

/** A finger means what is this near to it. */
const REACH = 22;
/** A shape of this size is hit on purpose. */
const LARGE = 24;

const distance = (spot: Spot, x: number, y: number): number =>
  Math.hypot(spot.x + spot.w / 2 - x, spot.y + spot.h / 2 - y);

export const pickAt = (spots: readonly Spot[], x: number, y: number, touch: boolean): Aim => {
  const near = spots.filter((spot) => distance(spot, x, y) <= REACH);
  const byDistance = (a: Spot, b: Spot): number => distance(a, x, y) - distance(b, x, y);
  const [inside] = spots.filter((spot) => spot.inside).toSorted(byDistance);
  if (inside && (!touch || Math.min(inside.w, inside.h) >= LARGE || near.every((one) => one === inside)))
    return { kind: 'pick', pick: inside.pick };
  if (!touch) return { kind: 'none' };
  const [only] = near;
  if (only && near.length === 1 && !inside) return { kind: 'pick', pick: only.pick };
  return near.length > 0 || inside ? { kind: 'several' } : { kind: 'none' };
};
