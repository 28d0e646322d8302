import type { Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { me } from '../session.ts';
import { problemText } from '../words.ts';
import { Message } from './message.tsx';
import { NotFoundPage } from './not-found.tsx';

/** Links in mails lead to private games too; whoever is not signed in here, or for another game only, gets the way in. */
const NotYours = () => (
  <Message
    title="Sign in to see this game"
    text="There is no game at this address that everybody may see. If it is one of yours, sign in and you come straight back here."
  >
    <a class="button main" href={`/in?next=${encodeURIComponent(location.pathname + location.hash)}`}>
      Sign in by mail
    </a>
  </Message>
);

/** A page that could not be read: nothing there, or something that may work when one tries again. */
export const ProblemPage = ({ problem, again }: { readonly problem: Problem; readonly again: () => void }) => {
  if (problem.status === 404 && (!me.value || me.value.onlyGame !== null)) return <NotYours />;
  if (problem.status === 404 || problem.status === 400) return <NotFoundPage />;
  return (
    <Message title="That did not work" text={problemText(problem)}>
      <Button kind="main" onPress={again}>
        Try again
      </Button>
    </Message>
  );
};
