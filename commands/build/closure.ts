import type { Metafile } from 'esbuild';

/** The files that must be loaded before `path` runs, itself included. */
export const closure = (outputs: Metafile['outputs'], path: string): readonly string[] => {
  const seen = new Set<string>();
  const visit = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const { path: to, kind } of outputs[at]?.imports ?? []) if (kind === 'import-statement') visit(to);
  };
  visit(path);
  return [...seen];
};
