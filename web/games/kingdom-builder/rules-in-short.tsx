import type { Ground } from '../../../domain/games/kingdom-builder/board/terrain.ts';
import '../../../domain/games/kingdom-builder/drawing/all.ts';
import { BUILDING } from './examples.ts';
import { cardsOf, RulesOfModules, tilesOf } from './rules-modules.tsx';
import { CardEntries, Entries, Grounds, Shown } from './rules-parts.tsx';

const BUILD_ON: readonly Ground[] = ['grass', 'canyon', 'desert', 'flower', 'forest'];
const KEEP_OFF: readonly Ground[] = ['water', 'mountain', 'castle'];

const Idea = () => (
  <section>
    <h2>What it is about</h2>
    <p>
      Two to five players settle one land. In each turn you place three of your forty settlements on one kind of
      terrain. Three Kingdom Builder cards, others in each game, say what earns gold; castles pay in every game. Who has
      most gold at the end wins.
    </p>
  </section>
);

const Turn = () => (
  <section>
    <h2>Your turn</h2>
    <ol>
      <li>Your terrain card says where you build in this turn.</li>
      <li>Build three settlements on it, one after the other. With fewer than three left you build those.</li>
      <li>
        Before the first or after the last of them you may use each of your location tiles once, in any order. Tiles
        taken in this turn wait for your next one.
      </li>
      <li>Send the turn. You draw the next card, and the next player gets a mail.</li>
    </ol>
    <p>
      If no hex of your terrain is free, the card leaves the game and you draw another one. Until you send, everything
      can be taken back; a new card is the one thing that stays seen.
    </p>
  </section>
);

const Building = () => (
  <section>
    <h2>Where you may build</h2>
    <p>
      A settlement goes beside your own ones as long as any free hex of the terrain lies there. Only when there is none
      may you start somewhere else. This is looked at anew for each settlement.
    </p>
    <div class="kb-examples">
      <Shown example={BUILDING.beside} terrain="grass" says="You hold grass: it must lie beside your settlement." />
      <Shown example={BUILDING.anywhere} terrain="grass" says="No grass lies beside it: any grass will do." />
    </div>
    <h3>Ground for settlements</h3>
    <Grounds of={BUILD_ON} />
    <h3>Ground that stays free</h3>
    <Grounds of={KEEP_OFF} />
  </section>
);

const Tiles = () => (
  <section>
    <h2>Location tiles</h2>
    <p>
      When a settlement of yours comes to stand beside a location, by building or by moving, you take one tile from it.
      Each location gives you one tile in the whole game, while it has any: the dots show how many. A tile goes for good
      when none of your settlements is beside its location any more.
    </p>
    <Entries of={tilesOf('base')} />
  </section>
);

const Cards = () => (
  <section>
    <h2>Kingdom Builder cards</h2>
    <p>Three of them lie open and pay everybody at the end. In the pictures you play the blue houses.</p>
    <CardEntries of={cardsOf('base')} />
  </section>
);

const End = () => (
  <section>
    <h2>The end</h2>
    <p>
      Once somebody has placed the last settlement of the supply, the round is played to its end, so that all have had
      the same number of turns. Then the cards pay, and each castle pays 3 gold to everybody who has a settlement beside
      it. Equal gold is a shared victory.
    </p>
  </section>
);

/** The rules in our own words, with pictures of the board's own hand. */
export const RulesInShort = () => (
  <div class="kb-rules">
    <Idea />
    <Turn />
    <Building />
    <Tiles />
    <Cards />
    <End />
    <RulesOfModules />
  </div>
);
