import { Demo } from '../game/demo.tsx';
import { Page } from '../parts/page.tsx';

/** For those who are not signed in: what this is, and a game that plays itself. */
export const LandingPage = () => (
  <Page title="Board games by mail" tab="Postwright" wide>
    <div class="landing">
      <div class="landing-words">
        <p class="lead">
          Take your turn when it suits you. The next player gets a mail that tells what has happened and opens the
          board.
        </p>
        <p class="buttons">
          <a class="button main" href="/in?next=/new">
            Start a game
          </a>
          <a class="button plain" href="/watch">
            Watch games
          </a>
        </p>
        <ul class="points">
          <li>No password, no app: a mail address is enough.</li>
          <li>Undo what you like until you send your turn.</li>
          <li>Every game can be replayed move by move, for ever.</li>
          <li>Shuffles that anybody can check afterwards.</li>
        </ul>
      </div>
      <Demo />
    </div>
  </Page>
);
