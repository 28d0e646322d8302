import { DECREES } from '../../../domain/games/kingdom-builder/decrees.ts';
import { NOMADS } from '../../../domain/games/kingdom-builder/nomads/index.ts';
import { CARDS } from '../../../domain/games/kingdom-builder/scoring/cards/index.ts';
import { TASKS } from '../../../domain/games/kingdom-builder/scoring/tasks/index.ts';
import type { Module } from '../../../domain/games/kingdom-builder/sections/section.ts';
import { TILES } from '../../../domain/games/kingdom-builder/tiles/index.ts';
import { NEW_GAME_WORDS } from '../../../domain/games/kingdom-builder/words/new-game.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import { capitolEmblem, nomadEmblem, pieceEmblem, tileEmblem } from './emblems.ts';
import { CardEntries, Entries, type Entry, Grounds } from './rules-parts.tsx';

/** The location tiles of a box. */
export const tilesOf = (module: Module): readonly Entry[] =>
  TILES.filter((tile) => tile.module === module).map(({ id }) => ({
    id,
    name: label(WORDS, 'tile', id),
    help: label(WORDS, 'tile-help', id),
    icon: tileEmblem(id),
  }));

/** The Kingdom Builder cards of a box. */
export const cardsOf = (module: Module): readonly string[] =>
  CARDS.filter((card) => card.module === module).map((card) => card.id);

const nomads: readonly Entry[] = NOMADS.map(({ id }) => ({
  id,
  name: label(WORDS, 'nomad', id),
  help: label(WORDS, 'nomad-help', id),
  icon: nomadEmblem(id),
}));

const tasks: readonly Entry[] = TASKS.map(({ id }) => ({
  id,
  name: label(WORDS, 'task', id),
  help: label(WORDS, 'task-help', id),
}));

const Nomads = () => (
  <section>
    <h2>With Nomads</h2>
    <p>
      Nomad hexes have a dashed rim and one tile each. Whoever first comes beside one takes it; it can be used in the
      next turn of that player alone, and is gone after it. For Workers and Merchants they count like locations. Three
      more cards pay during the game, the moment they are met.
    </p>
    <Entries of={tilesOf('nomads')} />
    <h3>Nomad tiles</h3>
    <Entries of={nomads} />
    <h3>Cards</h3>
    <CardEntries of={cardsOf('nomads')} />
  </section>
);

const Crossroads = () => (
  <section>
    <h2>With Crossroads</h2>
    <p>
      Warriors, wagons and ships count as settlements for building and for gold, but do not come from your forty. There
      is one task for each Crossroads section on the board, and everybody who has done it at the end is paid for it.
    </p>
    <Entries of={tilesOf('crossroads')} />
    <h3>Tasks</h3>
    <Entries of={tasks} />
  </section>
);

const Marshlands = () => (
  <section>
    <h2>With Marshlands</h2>
    <p>
      Swamp cards show swamp and another terrain: build two settlements on swamp or three on the other one. Palaces
      stand in the place of castles and pay 5 gold to whoever has most settlements beside them. With a second tile of a
      kind comes its bonus tile, while there is one.
    </p>
    <p>
      The printed layouts of Marshlands, Harvest and the island are not known to this site. Unless its owner has brought
      them, house layouts stand in; every game says which it is played on.
    </p>
    <Grounds of={['swamp', 'palace']} />
    <Entries of={tilesOf('marshlands')} />
    <h3>Cards</h3>
    <CardEntries of={cardsOf('marshlands')} />
  </section>
);

const Harvest = () => (
  <section>
    <h2>With Harvest</h2>
    <p>
      No card shows farmland. Once a turn, before or after your three builds, you may build one settlement on farmland
      beside your own. A silo with a settlement of yours beside it lets you build up to three settlements or move up to
      three, each to a hex beside your own, before the gold is counted.
    </p>
    <Grounds of={['farmland', 'silo']} />
    <Entries of={tilesOf('harvest')} />
    <h3>Cards</h3>
    <CardEntries of={cardsOf('harvest')} />
  </section>
);

const Island = () => (
  <section>
    <h2>With the island</h2>
    <p>
      The island lies beside the board and touches none of its hexes. You come to it when no hex beside your own will
      do, or with a tile that asks for such a hex. Its coast is beside water; it has no rows and no edges.
    </p>
    <Entries of={tilesOf('island')} />
  </section>
);

const decrees: readonly Entry[] = DECREES.map((id) => ({
  id,
  name: label(WORDS, 'decree', id),
  help: label(WORDS, 'decree-help', id),
}));

const Decrees = () => (
  <section>
    <h2>The Emperor’s Choice</h2>
    <p>One decree changes the rules of the whole game.</p>
    <Entries of={decrees} />
  </section>
);

const queenie = (id: string, icon: Entry['icon']): Entry => ({
  id,
  name: label(WORDS, 'queenie', id),
  help: `${NEW_GAME_WORDS['queenie-help']?.[id] ?? ''}.`,
  ...(icon ? { icon } : {}),
});

const Queenies = () => (
  <section>
    <h2>Small extras</h2>
    <Entries of={[queenie('capitol', capitolEmblem), queenie('caves', pieceEmblem('mountain', 'cave'))]} />
  </section>
);

/** What the further boxes add. */
export const RulesOfModules = () => (
  <>
    <Nomads />
    <Crossroads />
    <Marshlands />
    <Harvest />
    <Queenies />
    <Island />
    <Decrees />
  </>
);
