import { useEffect } from 'preact/hooks';
import { ErrorBoundary, LocationProvider, Route, Router, useLocation } from 'preact-iso';
import { spoken } from './announce.ts';
import { LoadingTable } from './game/loading-table.tsx';
import { HomePage } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { pageChunk } from './parts/page-chunk.tsx';
import { Site } from './parts/site.tsx';
import { me, readMe, readMine, waiting } from './session.ts';

const mailPages = () => import('./pages/mail-pages.ts');
const boardPages = () => import('./pages/board-pages.ts');
const ownPages = () => import('./pages/own-pages.ts');

const SignInPage = pageChunk(() => mailPages().then((m) => m.SignInPage));
const ConfirmSignInPage = pageChunk(() => mailPages().then((m) => m.ConfirmSignInPage));
const TurnLinkPage = pageChunk(() => mailPages().then((m) => m.TurnLinkPage));
const UnsubscribePage = pageChunk(() => mailPages().then((m) => m.UnsubscribePage));
const NeverPage = pageChunk(() => mailPages().then((m) => m.NeverPage));
const WatchPage = pageChunk(() => import('./pages/list-pages.ts').then((m) => m.WatchPage));
const SeatPage = pageChunk(() => boardPages().then((m) => m.SeatPage));
const ResultPage = pageChunk(() => boardPages().then((m) => m.ResultPage));
const RulesPage = pageChunk(() => boardPages().then((m) => m.RulesPage));
const GamePage = pageChunk(() => import('./pages/game.tsx').then((m) => m.GamePage), LoadingTable);
const NewGamePage = pageChunk(() => ownPages().then((m) => m.NewGamePage));
const AdminPage = pageChunk(() => ownPages().then((m) => m.AdminPage));
const MePage = pageChunk(() => ownPages().then((m) => m.MePage));
const LabPage = pageChunk(() => import('./lab/lab-page.tsx').then((m) => m.LabPage));

const favicon = (turn: boolean): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = turn ? '/icon-turn.svg' : '/icon.svg';
};

const Pages = () => (
  <Router>
    <Route path="/" component={HomePage} />
    <Route path="/in" component={SignInPage} />
    <Route path="/in/:token" component={ConfirmSignInPage} />
    <Route path="/new" component={NewGamePage} />
    <Route path="/j/:code" component={SeatPage} />
    <Route path="/g/:id" component={GamePage} />
    <Route path="/g/:id/result" component={ResultPage} />
    <Route path="/rules/:title" component={RulesPage} />
    <Route path="/me" component={MePage} />
    <Route path="/admin" component={AdminPage} />
    <Route path="/t/:token" component={TurnLinkPage} />
    <Route path="/u/:token" component={UnsubscribePage} />
    <Route path="/never/:token" component={NeverPage} />
    <Route path="/watch" component={WatchPage} />
    <Route path="/lab" component={LabPage} />
    <Route default component={NotFoundPage} />
  </Router>
);

const GAME = /^\/(g\/[^/]+|lab)\/?$/;

/** Everything on the page: header, the page itself, the foot, and what is said to screen readers. */
const Frame = () => {
  const turn = waiting.value.length > 0;
  const { path } = useLocation();
  // A game has its own head; where it has none yet, its page brings the site's.
  const isGame = GAME.test(path);
  const pages = (
    <ErrorBoundary>
      <Pages />
    </ErrorBoundary>
  );
  useEffect(() => favicon(turn), [turn]);
  return (
    <>
      {isGame ? pages : <Site>{pages}</Site>}
      <div id="spoken" class="hidden" role="status">
        {spoken}
      </div>
    </>
  );
};

export const App = () => {
  useEffect(() => {
    void readMe().then(() => me.value && readMine());
  }, []);
  return (
    <LocationProvider>
      <Frame />
    </LocationProvider>
  );
};
