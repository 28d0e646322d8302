// Written by `npm run -s edition -- --index`, and by every build, from the files of this folder.
export const LIST: Readonly<Record<string, () => Promise<unknown>>> = {
  'house-1': () => import('./house-1.json', { with: { type: 'json' } }).then((m) => m.default),
};
