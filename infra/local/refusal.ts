/** Why the server does not start, or stops, in words for its owner: printed alone, without a stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The code of a system or database error, or of what caused it. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const inner = codeOf(error.cause);
  if (inner) return inner;
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
};

const allText = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${allText(error.cause)}` : String(error ?? '');

/** Whether the disk has no room left; the database says so only in words. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) || /no space left|quota exceeded/i.test(allText(error));
