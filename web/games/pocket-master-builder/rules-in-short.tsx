import type { Node } from '../../../domain/drawing/scene.ts';
import { spoken } from '../../../domain/games/pocket-master-builder/board/names.ts';
import { gainIcon, markIcon, resourceIcon } from '../../../domain/games/pocket-master-builder/drawing/icons.ts';
import { scene } from '../../../domain/games/pocket-master-builder/drawing/scene.ts';
import {
  type Edition,
  GAINS,
  type GainKey,
  RESOURCES,
  type Resource,
} from '../../../domain/games/pocket-master-builder/editions/edition.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { Drawn, Picture } from '../../parts/picture.tsx';
import { EDITION_IDS, useEdition } from './edition.ts';
import { exampleTable, TWO } from './example.ts';
import { Face } from './face.tsx';
import { cardWords, oracleWords } from './telling.ts';

const GAIN_WORDS: Readonly<Record<GainKey, string>> = {
  worker: 'Worker: a cube goes from your Rest Area to your Worker Area.',
  card: 'Card: draw one.',
  oracle: 'Oracle: draw one and keep it face down.',
  reward: 'Reward: one step on your reward track. What is beyond its end is lost.',
  wall: 'Wall: your marker goes one space to the right; the wall it enters pays at once.',
  donkey: 'Donkey: one level. It says how many workers and cards may pay for one building.',
};

const RESOURCE_WORDS: Readonly<Record<Resource, string>> = {
  wood: 'Wood',
  brick: 'Brick',
  stone: 'Stone',
  gold: 'Gold, which stands in for any of the three',
};

const Sign = ({ nodes, children }: { readonly nodes: readonly Node[]; readonly children: string }) => (
  <li>
    <svg viewBox="-7 -7 14 14" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <Drawn nodes={nodes} />
    </svg>
    <span>{children}</span>
  </li>
);

const Signs = () => (
  <section>
    <h2>Signs</h2>
    <ul class="pmb-signs">
      {RESOURCES.map((r) => (
        <Sign key={r} nodes={resourceIcon(r)}>
          {RESOURCE_WORDS[r]}
        </Sign>
      ))}
      {GAINS.map((key) => (
        <Sign key={key} nodes={gainIcon(key)}>
          {GAIN_WORDS[key]}
        </Sign>
      ))}
      <Sign nodes={markIcon('bolt')}>At once, when the building is marked or the wall is entered.</Sign>
      <Sign nodes={markIcon('hammer')}>With each building that you construct later.</Sign>
      <Sign nodes={markIcon('hand')}>You may keep that many more cards.</Sign>
      <Sign nodes={markIcon('flag')}>Invasion: when the line is full, for those on its wall or beyond.</Sign>
    </ul>
  </section>
);

const Turn = ({ edition: { prices, setup } }: { readonly edition: Edition }) => (
  <section>
    <h2>Your turn</h2>
    <ol>
      <li>
        <strong>Develop.</strong> Lay a card from your hand right of the last card of a row. When a line of four is
        full, its wall is invaded: whoever stands on that wall or farther right gains its invasion reward.
      </li>
      <li>
        <strong>Place workers</strong>, as many as you like, on free sides of the card you have just laid. A side counts
        where another card meets it.
      </li>
      <li>
        <strong>Construct</strong> one unbuilt card, whoever laid it. A worker brings the goods under it: those of both
        halves where the colours are equal, else of the half you choose. A discarded card brings the goods of its lower
        side. Your donkey says how many of each you may use. Workers that have paid go to rest; a cube marks the
        building and covers its reward space, which pays at once. Then its effect follows, and those of your earlier
        buildings.
      </li>
      <li>
        <strong>Rest.</strong> Take two workers, or two cards, or one of each; without a card in hand at least one card.
        The turn ends with it, so use your rewards before; only cards above your hand limit of {setup.hand_limit} are
        still discarded. Buildings with the sign of two cards raise the limit.
      </li>
    </ol>
    <p>
      At any time in your turn rewards buy: {prices.worker} a worker, {prices.card} a card, {prices.gold} a gold while
      you pay for a building, {prices.donkey} a donkey level. These are the numbers of the edition shown here; a game
      with another one says its own.
    </p>
  </section>
);

const End = ({ edition: { setup } }: { readonly edition: Edition }) => (
  <section>
    <h2>The end</h2>
    <p>
      When somebody has {setup.buildings_to_trigger_end} buildings the round is finished, and one more is played, in
      which the donkey sets no limit for the one building of a turn. Then honor is counted: buildings and their signs,
      landmarks, the wall and the donkey level you have reached, and your oracles. More rewards win a tie.
    </p>
    <p>
      A landmark belongs to the player with more buildings in the line above it. The rulebook does not say so; a game
      may agree otherwise.
    </p>
  </section>
);

const Cards = ({ s }: { readonly s: PmbState }) => (
  <section>
    <h2>The cards</h2>
    <ul class="pmb-all">
      {s.edition.kingdom.map((card) => (
        <li key={card.id}>
          <Face s={s} id={card.id} />
          <span>{cardWords(card)}.</span>
        </li>
      ))}
    </ul>
    <h3>Oracles</h3>
    <ul>
      {s.edition.oracles.map((card) => (
        <li key={card.id}>
          <strong>{spoken(card.name)}:</strong> {oracleWords(card)}.
        </li>
      ))}
    </ul>
  </section>
);

const Editions = () => (
  <section id="edition">
    <h2>Why these are not the printed cards</h2>
    <p>
      The rulebook of the game explains every phase and every sign, but shows no face of a card, and nobody has
      published them. So this site comes with a house edition: names, costs, goods and honor of our own design, made to
      fit the rulebook and balanced by letting bots play thousands of games. Only what the rulebook says is taken from
      it: the counts, the exchange rates, the numbers on the three walls at the right, and the Barrack and the Tower of
      its example.
    </p>
    <p>
      Who owns the printed game can put a file with its values beside the house edition. Both are then offered for new
      games; a running game keeps the cards it began with. Editions here: {EDITION_IDS.join(', ')}.
    </p>
  </section>
);

/** The rules in our own words, with pictures by the same renderer. */
export const RulesInShort = () => {
  const edition = useEdition(EDITION_IDS[0] ?? '');
  const s = edition && exampleTable(edition);
  return (
    <div class="pmb-rules">
      <section>
        <h2>A kingdom of 28 cards</h2>
        <p>
          Two master builders lay cards between walls, starting cards and landmarks. Goods lie at the sides of the
          cards; where two sides of one colour meet, they make one figure, and a worker there brings the goods of both.
        </p>
        {s && (
          <figure class="pmb-preview">
            <Picture
              scene={scene(s, { liveries: TWO, changed: [] })}
              label="A table with four cards; a worker of each player stands where two cards meet"
            />
          </figure>
        )}
      </section>
      {s && <Turn edition={s.edition} />}
      {s && <End edition={s.edition} />}
      <Signs />
      <Editions />
      {s && <Cards s={s} />}
    </div>
  );
};
