import type { GameModel } from './model.ts';
import { ScoreTable } from './score-table.tsx';

/** What everybody has at the position that is shown, or would have if the game ended there. */
export const Scores = ({ model }: { readonly model: GameModel }) => {
  const shown = model.shown.value;
  if (!shown) return <p class="muted">Nothing to count yet.</p>;
  const { result, seats } = model.line.value.game.table;
  const final = model.past.value ? null : result;
  const scores = final?.scores ?? model.rules.scores(shown.state);
  const rows = scores.map((score, seat) => ({
    name: model.nameOf(seat),
    livery: model.liveryOf(seat),
    score,
    rank: final?.ranking[seat] ?? null,
    resigned: seats[seat]?.resigned === true,
  }));
  return (
    <ScoreTable narrow caption={final ? 'Final scores' : 'If the game ended here'} rows={rows} words={model.words} />
  );
};
