import { expect, test } from 'vitest';
import { commitmentOf, diceKey, drawAt } from '../../../../functions/server/random/game-dice.ts';
import { type GameFile, verifyGame } from '../../../../functions/server/random/verify-game.ts';

const SEED = '0f'.repeat(32);
const NONCES = ['aa', 'bb'];

const played = (change: Partial<{ nonces: string[]; seat0: string; seed: string; third: number }> = {}): GameFile => {
  const key = diceKey(SEED, NONCES);
  const draw = (n: number, below: number) => ({ n, below, value: drawAt(key, 'game', n, below) });
  const step = (...events: { type: string; [key: string]: unknown }[]) => [{ events }];
  const commitment = commitmentOf(SEED);
  return {
    id: 'game',
    dice: { seed: SEED, commitment, nonces: NONCES },
    commits: [
      {
        seq: 1,
        draws: [],
        steps: step(
          { type: 'GameOpened', commitment },
          { type: 'SeatTaken', seat: 0, nonce: 'left' },
          { type: 'SeatLeft', seat: 0 },
          { type: 'SeatTaken', seat: 0, nonce: change.seat0 ?? 'aa' },
          { type: 'SeatTaken', seat: 2, nonce: 'bb' },
        ),
      },
      {
        seq: 2,
        draws: [draw(0, 6), draw(1, 100)],
        steps: step({ type: 'GameStarted', nonces: change.nonces ?? NONCES, kept: [0, 2] }),
      },
      {
        seq: 3,
        draws: [{ ...draw(2, 52), ...(change.third !== undefined && { value: change.third }) }],
        steps: step({ type: 'SeedRevealed', seed: change.seed ?? SEED }),
      },
    ],
  };
};

test('an untouched game has all its draws from its seed', () => {
  expect(verifyGame(played())).toEqual({ draws: 3, wrong: null });
});

test('a changed draw is named', () => {
  const was = played().commits[2]?.draws[0]?.value ?? 0;
  const { wrong } = verifyGame(played({ third: (was + 1) % 52 }));
  expect(wrong).toBe(`commit 3, draw 2 below 52: ${(was + 1) % 52} in the log, ${was} from the seed`);
});

test('a draw that is missing is found', () => {
  const file = played();
  const commits = file.commits.map((commit) => ({ ...commit, draws: commit.draws.filter(({ n }) => n !== 1) }));
  expect(verifyGame({ ...file, commits }).wrong).toBe('commit 3: draw 2 where draw 1 was due');
});

test('a seed that was not promised is found', () => {
  const file = played();
  const dice = { seed: '11'.repeat(32), commitment: commitmentOf(SEED), nonces: NONCES };
  expect(verifyGame({ ...file, dice }).wrong).toBe('the seed is not the one that was promised');
});

test('a promise that was exchanged afterwards is found', () => {
  const other = '11'.repeat(32);
  const dice = { seed: other, commitment: commitmentOf(other), nonces: NONCES };
  expect(verifyGame({ ...played(), dice }).wrong).toBe('the promise in the log is another one');
});

test('nonces that are not those of the players are found', () => {
  expect(verifyGame(played({ seat0: 'cc' })).wrong).toBe('the nonces are not those of the players');
  expect(verifyGame(played({ nonces: ['bb', 'aa'] })).wrong).toBe('the nonces are not those of the start');
});

test('a game that runs has nothing to check yet', () => {
  expect(verifyGame({ ...played(), dice: null }).wrong).toContain('not over');
});
