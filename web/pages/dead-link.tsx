import type { Problem } from '../api/client.ts';
import { Page } from '../parts/page.tsx';
import { problemText } from '../words.ts';

/** A link of a mail that leads nowhere any more, with the way in that always works. */
export const DeadLinkPage = ({ problem }: { readonly problem: Problem }) => (
  <Page title={problem.status === 0 ? 'No connection' : 'This link does not work any more'}>
    <div class="card form">
      <p>
        {problem.status === 0
          ? problemText(problem)
          : 'It has been used, is too old, or was cut off by the mail program.'}
      </p>
      <p class="buttons">
        <a class="button main" href="/in">
          Sign in by mail
        </a>
        <a class="button plain" href="/">
          Start page
        </a>
      </p>
    </div>
  </Page>
);
