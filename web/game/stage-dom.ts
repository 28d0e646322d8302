// What lies where on the stage, read from the page: boards mark picks and things, and this finds them again.

import type { Pick } from '../../domain/kernel/rules.ts';
import { type Box, boxOf } from '../announce.ts';
import type { Spot } from './pick-at.ts';

const hits = (x: number, y: number): readonly Element[] => document.elementsFromPoint(x, y);

/** All offered picks of the stage. */
export const spotsIn = (stage: Element, x: number, y: number): readonly Spot[] => {
  const under = hits(x, y);
  return [...stage.querySelectorAll('[data-pick]')].map((element) => {
    const inside = under.some((one) => element.contains(one));
    return { pick: element.getAttribute('data-pick') ?? '', ...boxOf(element), inside };
  });
};

export interface Found {
  readonly thing: string;
  readonly at: Box;
}

const found = (element: Element | null | undefined): Found | null =>
  element ? { thing: element.getAttribute('data-thing') ?? '', at: boxOf(element) } : null;

/** The thing of the stage under a point. */
export const thingAt = (stage: Element, x: number, y: number): Found | null =>
  found(
    hits(x, y)
      .filter((one) => stage.contains(one))
      .map((one) => one.closest('[data-thing]'))
      .find((one) => one !== null),
  );

/** The thing that an element belongs to. */
export const thingOf = (element: Element | null): Found | null => found(element?.closest('[data-thing]'));

const escaped = (text: string): string => text.replaceAll(/["\\]/g, '\\$&');

export const elementOfThing = (stage: Element, thing: string): Element | null =>
  stage.querySelector(`[data-thing="${escaped(thing)}"]`) ?? stage.querySelector(`[data-pick="${escaped(thing)}"]`);

export const pickUnder = (element: EventTarget | null): Pick | null =>
  element instanceof Element ? (element.closest('[data-pick]')?.getAttribute('data-pick') ?? null) : null;
