import { amounts, RANKS, type Rank, type Worker } from './card.ts';

const NAMES: Readonly<Record<Rank, string>> = {
  apprentice: 'Apprentice',
  laborer: 'Labourer',
  craftsman: 'Craftsman',
  master: 'Master',
};

/** What each card gives (stone, wood, knowledge, tile), by rank; a rank's wage is as many coins as its cards give. */
const GIVES: Readonly<Record<Rank, string>> = {
  apprentice: '0110 0011 0101 1010 1100 1001',
  laborer: '0021 1020 0120 1200 0201 0210 2010 2001 2100 0012 0102 1002',
  craftsman: '1030 1111 1111 0301 0202 2020 3100 0022 0220 0013 2002 2200 2110 0112 1201 1021',
  master: '0230 0032 2300 0320 3200 3002 2003 0023',
};

const WAGES: Readonly<Record<Rank, number>> = { apprentice: 2, laborer: 3, craftsman: 4, master: 5 };

/** The 42 workers; ids are the rank and a number, 'craftsman-07'. */
export const WORKERS: readonly Worker[] = RANKS.flatMap((rank) =>
  GIVES[rank].split(' ').map(
    (gives, i): Worker => ({
      kind: 'worker',
      id: `${rank}-${String(i + 1).padStart(2, '0')}`,
      name: NAMES[rank],
      rank,
      wage: WAGES[rank],
      gives: amounts(gives),
    }),
  ),
);
