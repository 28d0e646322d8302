import type { Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { problemText } from '../words.ts';
import { NotFoundPage } from './not-found.tsx';

/** A page that could not be read: nothing there, or something that may work when one tries again. */
export const ProblemPage = ({ problem, again }: { readonly problem: Problem; readonly again: () => void }) => {
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
