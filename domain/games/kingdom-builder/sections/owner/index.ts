// Written by `npm run -s sections -- --index`, and by every build, from the files of this folder.

export const FILES: readonly unknown[] = [];
