import { useState } from 'preact/hooks';
import { type Land, landOf } from '../../../domain/games/kingdom-builder/board.ts';
import { type Hex, hexLabel, pickOf } from '../../../domain/games/kingdom-builder/hex.ts';
import { ownerOf } from '../../../domain/games/kingdom-builder/pieces.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import type { Ground } from '../../../domain/games/kingdom-builder/terrain.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { BoardProps } from '../table.ts';

const hexNames = (land: Land, hexes: readonly Hex[]): string =>
  hexes.map((hex) => hexLabel(pickOf(land, hex))).join(', ');

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Grass: G12, G11' for each ground of these hexes. */
const ByGround = ({ land, hexes }: { readonly land: Land; readonly hexes: readonly Hex[] }) => {
  const groups = Object.entries(Object.groupBy(hexes, (hex) => land.ground[hex] ?? 'water'));
  if (groups.length === 0) return <p>Nothing yet.</p>;
  return (
    <ul>
      {groups.map(([ground, of]) => (
        <li key={ground}>
          {sentence(label(WORDS, 'terrain', ground))}: {hexNames(land, of)}
        </li>
      ))}
    </ul>
  );
};

const Places = ({ s, land }: { readonly s: KbState; readonly land: Land }) => (
  <ul>
    {s.board.locations.map(({ at, tile }, i) => (
      <li key={at}>
        {label(WORDS, 'tile', tile)} at {hexLabel(at)}, tiles left: {s.tilesLeft[i] ?? 0}
      </li>
    ))}
    <li>Castles at {hexNames(land, land.of.castle ?? [])}</li>
  </ul>
);

/** All hexes of one terrain; worked out when somebody opens it. */
const Terrain = ({ s, land, ground }: { readonly s: KbState; readonly land: Land; readonly ground: Ground }) => {
  const [open, setOpen] = useState(false);
  const all = land.of[ground] ?? [];
  const free = all.filter((hex) => (s.pieces[hex] ?? 0) === 0);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {sentence(label(WORDS, 'terrain', ground))}: {free.length} of {all.length} hexes free
      </summary>
      {open && <p>{hexNames(land, free)}</p>}
    </details>
  );
};

const TERRAINS: readonly Ground[] = [
  'grass',
  'canyon',
  'desert',
  'flower',
  'forest',
  'water',
  'mountain',
  'swamp',
  'farmland',
];

/** The position in lists, for whom a picture says nothing. */
export const BoardAsText = ({ state, players }: Pick<BoardProps, 'state' | 'players'>) => {
  const s = state as KbState;
  const land = landOf(s.board);
  const owned = (seat: number): readonly Hex[] =>
    s.pieces.flatMap((code, hex) => (code !== 0 && ownerOf(code) === seat ? [hex] : []));
  return (
    <div class="kb-text">
      {players.map((player) => (
        <section key={player.seat}>
          <h3>
            {player.name} ({player.colour} {player.shape})
          </h3>
          <ByGround land={land} hexes={owned(player.seat)} />
        </section>
      ))}
      <h3>Castles and locations</h3>
      <Places s={s} land={land} />
      <h3>Free land</h3>
      {TERRAINS.filter((ground) => (land.of[ground] ?? []).length > 0).map((ground) => (
        <Terrain key={ground} s={s} land={land} ground={ground} />
      ))}
    </div>
  );
};
