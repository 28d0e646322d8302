export { KeySheet } from './key-sheet.tsx';
export { Lobby } from './lobby.tsx';
export { Moves } from './moves.tsx';
export { Notes } from './notes.tsx';
export { Talk } from './talk.tsx';
