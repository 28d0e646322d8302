import type { Problem } from '../api/client.ts';
import { me } from '../session.ts';
import { problemText } from '../words.ts';
import { Message } from './message.tsx';

const why = (problem: Problem, game: string | null): string => {
  if (problem.status === 0) return problemText(problem);
  return game === null
    ? 'It has been used, is too old, or was cut off by the mail program.'
    : 'The turn that it led to has been played, or the link is too old.';
};

/** A link of a mail that leads nowhere any more, with the ways on that always work. */
export const DeadLinkPage = ({ problem }: { readonly problem: Problem }) => {
  const game = typeof problem.more.game === 'string' ? `/g/${problem.more.game}` : null;
  return (
    <Message
      title={problem.status === 0 ? 'No connection' : 'This link does not work any more'}
      text={why(problem, game)}
    >
      {game && (
        <a class="button main" href={game}>
          Look at the game
        </a>
      )}
      {!me.value && (
        <a class={`button ${game ? 'plain' : 'main'}`} href={game ? `/in?next=${encodeURIComponent(game)}` : '/in'}>
          Sign in by mail
        </a>
      )}
    </Message>
  );
};
