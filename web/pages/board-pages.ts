// Pages around a board share most of their parts and travel together.

export { LandingPage } from './landing.tsx';
export { ResultPage } from './result.tsx';
export { RulesPage } from './rules.tsx';
export { SeatPage } from './seat.tsx';
