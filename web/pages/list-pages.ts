// Pages that list games share all their parts and travel together.

export { WatchPage } from './watch.tsx';
export { YourGamesPage } from './your-games.tsx';
