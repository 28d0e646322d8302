import type { EndReason, Table } from './lifecycle.ts';

const ENDED: Readonly<Record<EndReason, string>> = {
  finished: 'It was played to its end.',
  'one-left': 'Everybody else had left the game.',
  stalled: 'Nobody could get any further, so it ended there.',
};

/** Why a game is over, in a sentence for page and mail alike; empty while it is not. */
export const endWords = ({ status, result }: Pick<Table, 'status' | 'result'>): string => {
  if (status === 'cancelled') return 'This game was called off before it began.';
  return status === 'ended' && result ? ENDED[result.reason] : '';
};
