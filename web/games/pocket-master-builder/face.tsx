// Cards in the page: the drawing with its name in letters that grow and shrink with the page.

import { spoken } from '../../../domain/games/pocket-master-builder/board/names.ts';
import { HIGH, kingdomFace, WIDE } from '../../../domain/games/pocket-master-builder/drawing/card.ts';
import { kingdomCard, type PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { Drawn } from '../../parts/picture.tsx';

/** The name of a card, its middle at (x, y); long ones are set closer. */
export const CardName = ({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) => (
  <text
    class="pmb-name"
    x={x}
    y={y}
    text-anchor="middle"
    {...(name.length > 16 ? { textLength: WIDE - 16, lengthAdjust: 'spacingAndGlyphs' } : {})}
  >
    {spoken(name)}
  </text>
);

/** One kingdom card as a picture. */
export const Face = ({ s, id }: { readonly s: PmbState; readonly id: string }) => {
  const card = kingdomCard(s, id);
  return (
    <svg
      class="pmb-face"
      viewBox={`-2 -2 ${WIDE + 4} ${HIGH + 4}`}
      aria-hidden="true"
      fill="none"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <Drawn nodes={kingdomFace(s.edition, card, null)} />
      <CardName name={card.name} x={WIDE / 2} y={35} />
    </svg>
  );
};
