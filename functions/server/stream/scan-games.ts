// All games are too many for one run of a function: it goes as far as its time allows and says where the next one goes on.

/** As much of Lambda's context as tells the time that is left. */
export interface Remaining {
  getRemainingTimeInMillis(): number;
}

/** Games of one run, so that whoever waits for it hears from it now and then. */
const MOST = 500;
/** What the game that was begun last may still take, and the answer. */
const MARGIN = 15_000;

/** Works on one game after another. Gives the id after which to go on, or null when there are no more. */
export const scanGames = async (
  games: AsyncIterable<string>,
  work: (gameId: string) => Promise<void>,
  context: Remaining,
): Promise<string | null> => {
  let count = 0;
  for await (const gameId of games) {
    await work(gameId);
    count += 1;
    if (count >= MOST || context.getRemainingTimeInMillis() < MARGIN) return gameId;
  }
  return null;
};
