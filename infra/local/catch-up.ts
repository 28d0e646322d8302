import * as z from 'zod';
import type { Invoke } from './functions.ts';

const answer = z.object({ next: z.string().nullable() });

/** Has a consumer of the log look at every game: a machine that has just started cannot know what was cut off. */
export const catchUp = async (invoke: Invoke, goOn: () => boolean): Promise<void> => {
  let after: string | null = null;
  do {
    const asked: unknown = await invoke({ command: 'catch-up', ...(after !== null && { after }) });
    after = answer.parse(asked).next;
  } while (after !== null && goOn());
};
