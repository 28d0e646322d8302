import { lazy } from 'preact-iso';
import { Loading } from '../parts/loading.tsx';
import { me } from '../session.ts';

const Landing = lazy(() => import('./board-pages.ts').then((m) => m.LandingPage));
const YourGames = lazy(() => import('./list-pages.ts').then((m) => m.YourGamesPage));

/** The start: what this is for strangers, one's own games for everybody else. */
export const HomePage = () => {
  if (me.value === undefined) return <Loading what="One moment" />;
  return me.value ? <YourGames /> : <Landing />;
};
