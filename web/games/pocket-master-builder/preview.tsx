import { scene } from '../../../domain/games/pocket-master-builder/drawing/scene.ts';
import { chosenId, OPTIONS, refusals } from '../../../domain/games/pocket-master-builder/options.ts';
import { playing } from '../../../domain/games/pocket-master-builder/playing.ts';
import { laidWith } from '../../../domain/games/pocket-master-builder/setup.ts';
import { misfits, type Options } from '../../../domain/kernel/options.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { Picture } from '../../parts/picture.tsx';
import { useEdition } from './edition.ts';
import { EditionMark } from './goals.tsx';

interface PreviewProps {
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
}

/** A live picture of the table for the create page. */
export const Preview = ({ options, seed }: PreviewProps) => {
  const edition = useEdition(chosenId(options) ?? '');
  const wrong = [...misfits(OPTIONS, options), ...refusals(2, options)];
  if (wrong.length > 0) return <p class="muted">The table appears here when the choices make a game.</p>;
  if (!edition) return null;
  const s = laidWith(edition, options, seeded(seed)).reduce(playing.evolve, playing.blank());
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
