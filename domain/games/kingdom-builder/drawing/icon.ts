import type { Node } from '../../../drawing/scene.ts';

/** What stands on a special hex: ink lines and ink surfaces within 9 units around (0, 0). */
export interface Icon {
  readonly line?: string;
  readonly solid?: string;
}

/** The icon in one colour. */
export const inked = (icon: Icon, colour: string): readonly Node[] => [
  ...(icon.solid === undefined ? [] : [{ d: icon.solid, fill: colour }]),
  ...(icon.line === undefined ? [] : [{ d: icon.line, stroke: colour, width: 1.5 }]),
];
