// Pages of forms share most of their parts and travel together.

export { MePage } from './me.tsx';
export { NewGamePage } from './new-game.tsx';
