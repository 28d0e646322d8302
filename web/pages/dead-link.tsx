import type { Problem } from '../api/client.ts';
import { Page } from '../parts/page.tsx';
import { problemText } from '../words.ts';

/** The page of the game that the link belonged to; null where nobody says so. */
const gameOf = ({ more }: Problem): string | null => (typeof more.game === 'string' ? `/g/${more.game}` : null);

/** A link of a mail that leads nowhere any more, with the way in that always works. */
export const DeadLinkPage = ({ problem }: { readonly problem: Problem }) => {
  const game = gameOf(problem);
  return (
    <Page title={problem.status === 0 ? 'No connection' : 'This link does not work any more'}>
      <div class="card form">
        <p>
          {problem.status === 0
            ? problemText(problem)
            : game
              ? 'The turn that it led to has been played, or the link is too old.'
              : 'It has been used, is too old, or was cut off by the mail program.'}
        </p>
        <p class="buttons">
          {game && (
            <a class="button main" href={game}>
              Look at the game
            </a>
          )}
          <a class={`button ${game ? 'plain' : 'main'}`} href={game ? `/in?next=${encodeURIComponent(game)}` : '/in'}>
            Sign in by mail
          </a>
          <a class="button plain" href="/">
            Start page
          </a>
        </p>
      </div>
    </Page>
  );
};
