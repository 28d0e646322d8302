import { useMemo } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { endWords } from '../../domain/kernel/ending.ts';
import { DiceCheck } from '../game/dice-check.tsx';
import { type GameModel, gameModel } from '../game/model.ts';
import { ScoreLine } from '../game/score-line.tsx';
import { ScoreTable } from '../game/score-table.tsx';
import { type LoadedGame, loadGame } from '../game/source.ts';
import { Loading } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { me } from '../session.ts';
import { moment } from '../time.ts';
import { useAnswer } from '../use-answer.ts';
import { listed, sentence } from '../words.ts';
import { ProblemPage } from './problem.tsx';

const ranked = (model: GameModel) => {
  const { result, seats } = model.line.value.game.table;
  return (result?.scores ?? [])
    .map((score, seat) => ({
      name: sentence(model.nameOf(seat)),
      livery: model.liveryOf(seat),
      score,
      rank: result?.ranking[seat] ?? null,
      resigned: seats[seat]?.resigned === true,
    }))
    .sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9));
};

const Result = ({ id, loaded }: { readonly id: string; readonly loaded: LoadedGame }) => {
  const model = useMemo(() => gameModel(id, loaded), [id, loaded]);
  const { game, positions } = model.line.value;
  const rows = ranked(model);
  const winners = rows.filter((r) => r.rank === 1).map((r) => r.name);
  const state = positions.at(-1)?.state;
  return (
    <Page title={`${model.head.value.name}: the result`} wide>
      <p class="lead">
        {game.table.result ? `${listed(winners)} won. ${endWords(game.table)}` : 'This game is not over yet.'}{' '}
        <span class="muted">
          {model.table.title.name} · {moment(game.at)}
        </span>
      </p>
      <div class="two">
        <div class="stack">
          {game.table.result && (
            <section class="card">
              <ScoreTable caption="Final scores" rows={rows} words={model.words} />
            </section>
          )}
          <section class="card">
            <h2>How it went</h2>
            <ScoreLine model={model} />
          </section>
          <DiceCheck model={model} />
        </div>
        <section class="card picture" aria-label="The board at the end">
          {state !== undefined && <model.table.Thumb state={state} players={model.head.value.players} />}
          <p class="buttons">
            <a class="button main" href={`/g/${id}#0`}>
              Replay from the start
            </a>
            <a class="button plain" href={`/g/${id}`}>
              Board and moves
            </a>
            <a class="button plain" href={`/new?again=${id}`}>
              Play again
            </a>
          </p>
        </section>
      </div>
    </Page>
  );
};

/** What came of a game: points by what they were given for, how it went, and the dice to check. */
export const ResultPage = () => {
  const { id = '' } = useRoute().params;
  const { answer, again } = useAnswer(`${id} ${me.value?.id ?? ''}`, () => loadGame(id));
  if (!answer) return <Loading what="Counting the points" />;
  if (!answer.ok) return <ProblemPage problem={answer.problem} again={again} />;
  return <Result id={id} loaded={answer.value} />;
};
