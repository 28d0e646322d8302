import { evolve } from '../../../domain/games/kingdom-builder/evolve.ts';
import { OPTIONS } from '../../../domain/games/kingdom-builder/options.ts';
import { refusals } from '../../../domain/games/kingdom-builder/setup/refusals.ts';
import { setup } from '../../../domain/games/kingdom-builder/setup/setup.ts';
import { BLANK, type KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { misfits, type Options } from '../../../domain/kernel/options.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import '../../../domain/games/kingdom-builder/drawing/all.ts';
import { scene } from '../../../domain/games/kingdom-builder/drawing/scene.ts';
import { Picture } from '../../parts/picture.tsx';

interface PreviewProps {
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
}

/** A board as these options could lay it; null while they make no game. */
const laid = ({ options, seats, seed }: PreviewProps): KbState | null => {
  const wrong = [...misfits(OPTIONS, options), ...refusals(seats, options)];
  return wrong.length > 0 ? null : setup(seats, options, seeded(seed)).reduce(evolve, BLANK);
};

const names = (kind: string, ids: readonly string[]): string => ids.map((id) => label(WORDS, kind, id)).join(', ');

/** A live picture of the board for the create page. */
export const Preview = (props: PreviewProps) => {
  const s = laid(props);
  if (!s) return <p class="kb-preview-note">The board appears here when the choices make a game.</p>;
  const sections = names(
    'section',
    s.board.sections.map((section) => section.id),
  );
  const fixed = props.options['sections.mode'] === 'chosen';
  const cards = props.options['cards.mode'] === 'chosen' ? ` Gold for ${names('card', s.cards)}.` : '';
  const caption = fixed ? `${sections}.` : `One of many boards: ${sections}. Yours is drawn when the game starts.`;
  return (
    <figure class="kb-preview">
      <Picture scene={scene(s, { liveries: [], changed: [] })} label={`Board of ${sections}`} />
      <figcaption>
        {caption}
        {cards}
      </figcaption>
    </figure>
  );
};
