import { type Options, withDefaults } from '../../domain/kernel/options.ts';
import { loadNewTable } from '../game/source.ts';
import { useAnswer } from '../use-answer.ts';

interface TitlePreviewProps {
  readonly title: string;
  readonly options: Options;
  readonly seats: number;
}

/** How a game that has not begun may look; nothing while that is on its way. */
export const TitlePreview = ({ title, options, seats }: TitlePreviewProps) => {
  const { answer } = useAnswer(title, () => loadNewTable(title));
  if (!answer?.ok) return null;
  const { Preview, title: found } = answer.value;
  return (
    <section class="card picture" aria-label="The board">
      <Preview options={withDefaults(found.rules.options, options)} seats={seats} seed={1} />
    </section>
  );
};
