import { Page } from '../parts/page.tsx';
import { me } from '../session.ts';

/** Nothing here, or nothing that may be shown: nobody learns which. */
export const NotFoundPage = () => (
  <Page title="Nothing to see here">
    <p>
      There is no page at this address, or it is not visible to you. If somebody gave you the link, ask whether the game
      is private.
    </p>
    <p class="buttons">
      <a class="button main" href="/">
        {me.value ? 'Your games' : 'Start page'}
      </a>
      {me.value === null && (
        <a class="button plain" href={`/in?next=${encodeURIComponent(location.pathname)}`}>
          Sign in
        </a>
      )}
    </p>
  </Page>
);
