declare const BUILD: string;

/** Which build these pages are; the server's answers carry theirs. */
export const build: string = typeof BUILD === 'undefined' ? 'dev' : BUILD;
