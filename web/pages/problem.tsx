import type { Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { me } from '../session.ts';
import { problemText } from '../words.ts';
import { NotFoundPage } from './not-found.tsx';

/** Links in mails lead to private games too; whoever is not signed in here, or for another game only, gets the way in. */
const NotYours = () => (
  <Page title="Sign in to see this game">
    <div class="card form">
      <p>
        There is no game at this address that everybody may see. If it is one of yours, sign in and you come straight
        back here.
      </p>
      <p class="buttons">
        <a class="button main" href={`/in?next=${encodeURIComponent(location.pathname + location.hash)}`}>
          Sign in by mail
        </a>
        <a class="button plain" href="/">
          Start page
        </a>
      </p>
    </div>
  </Page>
);

/** A page that could not be read: nothing there, or something that may work when one tries again. */
export const ProblemPage = ({ problem, again }: { readonly problem: Problem; readonly again: () => void }) => {
  if (problem.status === 404 && (!me.value || me.value.onlyGame !== null)) return <NotYours />;
  if (problem.status === 404 || problem.status === 400) return <NotFoundPage />;
  return (
    <Page title="That did not work">
      <div class="card form">
        <p>{problemText(problem)}</p>
        <p class="buttons">
          <Button kind="main" onPress={again}>
            Try again
          </Button>
          <a class="button plain" href="/">
            Start page
          </a>
        </p>
      </div>
    </Page>
  );
};
