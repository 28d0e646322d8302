import { scene } from '../../../domain/games/pocket-master-builder/drawing/scene.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import { misfits, type Options } from '../../../domain/kernel/options.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { Picture } from '../../parts/picture.tsx';
import { EditionMark } from './goals.tsx';

interface PreviewProps {
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
}

/** A live picture of the table for the create page. */
export const Preview = ({ options, seed }: PreviewProps) => {
  const wrong = [...misfits(rules.options, options), ...rules.refusals(2, options)];
  if (wrong.length > 0) return <p class="muted">The table appears here when the choices make a game.</p>;
  const s = rules.setup(2, options, seeded(seed)).reduce(rules.evolve, rules.blank());
  return (
    <figure class="pmb-preview">
      <Picture
        scene={scene(s, { liveries: [], changed: [] })}
        label="The table before the first card: walls above, starting cards at the left, landmarks below"
      />
      <figcaption>
        <p class="muted">Walls, starting cards and landmarks are laid at random when the game starts.</p>
        <EditionMark id={s.edition.id} />
      </figcaption>
    </figure>
  );
};
