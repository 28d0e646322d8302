/** Calls `work` over and over with pauses between, never twice at once. `stop` resolves when the last call is over. */
export const every = (milliseconds: number, work: () => Promise<unknown>): { stop(): Promise<void> } => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = work().finally(again);
    }, milliseconds);
  };
  again();
  return {
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
};

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** Waits for `work`, but not longer than that. */
export const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  const clock = Promise.withResolvers<void>();
  const timer = setTimeout(clock.resolve, milliseconds);
  await Promise.race([work, clock.promise]);
  clearTimeout(timer);
};
