import { useState } from 'preact/hooks';
import { type Land, landOf } from '../../../domain/games/kingdom-builder/board/board.ts';
import { type Hex, hexLabel, pickOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { ownerOf, pieceOf } from '../../../domain/games/kingdom-builder/board/pieces.ts';
import type { Ground } from '../../../domain/games/kingdom-builder/board/terrain.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { BoardProps } from '../table.ts';

const hexNames = (land: Land, hexes: readonly Hex[]): string =>
  hexes.map((hex) => hexLabel(pickOf(land, hex))).join(', ');

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Grass: G12, G11', 'Warrior on canyon: C7' for each ground and kind of these pieces. */
const ByGround = ({ s, land, hexes }: { readonly s: KbState; readonly land: Land; readonly hexes: readonly Hex[] }) => {
  const nameOf = (hex: Hex): string => {
    const ground = label(WORDS, 'terrain', land.ground[hex] ?? 'water');
    const kind = pieceOf(s.pieces[hex] ?? 0)?.kind ?? 'settlement';
    return sentence(kind === 'settlement' ? ground : `${label(WORDS, 'piece', kind)} on ${ground}`);
  };
  const groups = Object.entries(Object.groupBy(hexes, nameOf));
  if (groups.length === 0) return <p>Nothing yet.</p>;
  return (
    <ul>
      {groups.map(([name, of]) => (
        <li key={name}>
          {name}: {hexNames(land, of ?? [])}
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
    {Object.entries(s.nomads).map(([at, tile]) => (
      <li key={at}>
        Nomads at {hexLabel(at)}: {label(WORDS, 'nomad', tile)}
      </li>
    ))}
    {(land.of.castle ?? []).length > 0 && <li>Castles at {hexNames(land, land.of.castle ?? [])}</li>}
    {s.capitols.length > 0 && <li>Capitols at {hexNames(land, s.capitols)}</li>}
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
  const neutral = owned(-1);
  return (
    <div class="kb-text">
      {players.map((player) => (
        <section key={player.seat}>
          <h3>
            {player.name} ({player.colour} {player.shape})
          </h3>
          <ByGround s={s} land={land} hexes={owned(player.seat)} />
        </section>
      ))}
      {neutral.length > 0 && (
        <section>
          <h3>Nobody’s</h3>
          <ByGround s={s} land={land} hexes={neutral} />
        </section>
      )}
      <h3>Castles and locations</h3>
      <Places s={s} land={land} />
      <h3>Free land</h3>
      {TERRAINS.filter((ground) => (land.of[ground] ?? []).length > 0).map((ground) => (
        <Terrain key={ground} s={s} land={land} ground={ground} />
      ))}
    </div>
  );
};
