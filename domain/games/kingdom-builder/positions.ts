import type { Positions } from '../../kernel/positions.ts';

/** The door for positions. */
export const positions: Positions = ({ command }) => ({
  error: { code: 'unknown-command', message: `There is no command ${command}.` },
});
