// Written by `npm run -s edition -- --index` from the files of this folder.
import house1 from './house-1.json' with { type: 'json' };

export const FILES: readonly unknown[] = [house1];
