// Pages of forms share most of their parts and travel together.

export { AdminPage } from './admin.tsx';
export { MePage } from './me.tsx';
export { NewGamePage } from './new-game.tsx';
