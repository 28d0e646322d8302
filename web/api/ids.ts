const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, '0')).join('');

/** A new id for one sending; a repeated sending keeps it, so that it counts once. */
export const newCommandId = (): string => hex(16);

/** This player's part of the key of the game's dice. */
export const newNonce = (): string => hex(16);
