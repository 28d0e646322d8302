// The browser's own memory. A browser that allows none loses only what was to be kept.

export const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text under a key; null forgets it. */
export const keep = (key: string, text: string | null): void => {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing is kept where nothing may be kept.
  }
};
