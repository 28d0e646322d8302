import { call } from '../api/client.ts';
import { GameCard } from '../parts/game-card.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { useAnswer } from '../use-answer.ts';

/** Games that anybody may look at, running and finished. */
export const WatchPage = () => {
  const { answer } = useAnswer('watch', () => call('publicGames', {}));
  if (!answer) return <Loading what="Looking for games" />;
  if (!answer.ok)
    return (
      <Page title="Watch games">
        <ProblemNotice problem={answer.problem} />
      </Page>
    );
  const { games } = answer.value;
  return (
    <Page title="Watch games">
      <p class="muted">Everything that happens in these games can be seen by anybody, move by move.</p>
      {games.length === 0 ? (
        <p class="card">No game is listed at the moment. A new game is listed when its host chooses so.</p>
      ) : (
        <section>
          <h2 class="hidden">Games</h2>
          <ul class="game-list">
            {games.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
};
