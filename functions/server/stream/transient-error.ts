/**
 * Whether an error of reading a log came from outside (the database, the network), so that trying again may help. All
 * others come of what is stored and of the rules that read it: they come again until somebody mends one of the two.
 */
export const isTransient = (error: unknown): boolean => error instanceof Error && 'code' in error;

/** An error in one line of a log or of a page, without its stack. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);
