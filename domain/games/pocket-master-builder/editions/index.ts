// Written by `npm run -s edition -- --index`, and by every build, from the files of this folder.
import edition0 from './house-1.json' with { type: 'json' };

export const FILES: readonly unknown[] = [edition0];
