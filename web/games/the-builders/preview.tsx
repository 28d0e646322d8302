import type { CardId } from '../../../domain/games/the-builders/cards/card.ts';
import { cardOf } from '../../../domain/games/the-builders/cards/catalogue.ts';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { type BuildersState, open } from '../../../domain/games/the-builders/state.ts';
import type { Options } from '../../../domain/kernel/options.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { Face } from './face.tsx';

interface PreviewProps {
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
}

const Row = ({
  s,
  ids,
  name,
}: {
  readonly s: BuildersState;
  readonly ids: readonly CardId[];
  readonly name: string;
}) => (
  <section>
    <h2>{name}</h2>
    <ul class="tb-row">
      {ids.map((id) => {
        const card = cardOf(s, id);
        return (
          <li key={id}>
            <div class={`tb-card ${card.kind}`}>
              <Face card={card} />
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);

/** The rows as one game could begin with them, for the create page. */
export const Preview = ({ options, seats, seed }: PreviewProps) => {
  const many = Math.min(Math.max(seats, theBuilders.seats.min), theBuilders.seats.max);
  const s = theBuilders.setup(many, options, seeded(seed)).reduce(theBuilders.evolve, theBuilders.blank());
  return (
    <div class="tb-preview">
      <Row s={s} ids={open(s.buildingRow)} name="Open buildings" />
      <Row s={s} ids={open(s.workerRow)} name="Workers for hire" />
    </div>
  );
};
