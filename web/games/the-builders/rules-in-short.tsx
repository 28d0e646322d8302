import { BUILDINGS, MACHINES } from '../../../domain/games/the-builders/cards/buildings.ts';
import type { Card } from '../../../domain/games/the-builders/cards/card.ts';
import { WORKERS } from '../../../domain/games/the-builders/cards/workers.ts';
import { RESOURCE_DRAWINGS } from '../../../domain/games/the-builders/drawing/icons.ts';
import { Picture } from '../../parts/picture.tsx';
import { Face } from './face.tsx';
import { listedAmounts } from './facts.ts';

const Shown = ({ cards }: { readonly cards: readonly (Card | undefined)[] }) => (
  <ul class="tb-row tb-shown">
    {cards.map((card) =>
      card ? (
        <li key={card.id}>
          <div class={`tb-card ${card.kind}`}>
            <Face card={card} />
          </div>
        </li>
      ) : null,
    )}
  </ul>
);

const byId = (cards: readonly Card[], id: string): Card | undefined => cards.find((card) => card.id === id);

const Resources = () => (
  <ul class="tb-resources">
    {listedAmounts([1, 1, 1, 1]).map(({ resource, name }) => (
      <li key={resource}>
        <Picture scene={RESOURCE_DRAWINGS[resource]} /> {name}
      </li>
    ))}
  </ul>
);

const Turn = () => (
  <section>
    <h2>Your turn</h2>
    <p>You have three actions and use them in any order, each as often as you like.</p>
    <dl class="tb-entries">
      <div>
        <dt>Start a building</dt>
        <dd>1 action. An open building becomes one of your sites. You may have many sites.</dd>
      </div>
      <div>
        <dt>Recruit</dt>
        <dd>1 action, no coins. An open worker joins your team.</dd>
      </div>
      <div>
        <dt>Send a worker</dt>
        <dd>
          Pay the wage and put a free worker on one of your sites. The first worker to a site in this turn costs 1
          action, the second to the same site 2, the third 3. Whoever came in earlier turns is not counted, and every
          site is counted by itself.
        </dd>
      </div>
      <div>
        <dt>Take coins</dt>
        <dd>
          1 action brings 1 coin, 2 bring 3, 3 bring 6. Say at once how many you use: separate takes are counted
          separately. If the game was made with the open series, more actions bring 10, 15, 21 and so on.
        </dd>
      </div>
    </dl>
    <p>
      At any time in your turn 5 coins buy one more action, as often as you can pay. Nothing is final before you send
      your turn; only new cards that you have looked at stay seen.
    </p>
  </section>
);

/** The rules in our own words. */
export const RulesInShort = () => (
  <div class="tb-rules">
    <section>
      <h2>What it is about</h2>
      <p>
        Two to four master builders start buildings, hire people and send them to work. A finished building pays coins
        and points. Four things are needed for building:
      </p>
      <Resources />
    </section>
    <section>
      <h2>The cards</h2>
      <p>
        A building shows what it needs, and below that the coins and points it pays. A worker shows what he gives, and
        his wage. Five of each lie open; a card that is taken is replaced at once from the pile.
      </p>
      <Shown cards={[byId(BUILDINGS, 'chapelle'), byId(MACHINES, 'grue-2'), byId(WORKERS, 'craftsman-07')]} />
    </section>
    <Turn />
    <section>
      <h2>Finishing</h2>
      <p>
        As soon as the people on a site give all that it needs, or more, it is finished. Surplus is lost, and no
        resource stands in for another. You get the coins and keep the points, and everybody who stood there is free
        again, even in the same turn, for a new wage. Until then nobody can leave a site.
      </p>
      <p>
        A machine is built like a building and pays no coins. Once finished it counts its points and works for you
        without a wage; sending it costs actions like anybody else.
      </p>
    </section>
    <section>
      <h2>New cards in your turn</h2>
      <p>
        Here a turn is planned before it is sent. The building that lies open on the pile takes a free place at once.
        Other places stay closed in your plan: press “Look now” to send what you have done so far and see the new cards,
        or send your turn, and the rows are filled for the next player.
      </p>
    </section>
    <section>
      <h2>The end</h2>
      <p>
        When somebody has 17 points from buildings and machines at the end of a turn, the round is played to its end, so
        that all have had equally many turns. Then every 10 coins count 1 point, and the highest total wins. In a tie
        first the points without coins decide, then the coins; if these are equal too, the victory is shared. Sites that
        are not finished count nothing.
      </p>
    </section>
  </div>
);
