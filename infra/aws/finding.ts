/** What one look at the account found: in words, with what to do where something is missing. */
export interface Finding {
  readonly check: 'credentials' | 'region' | 'bootstrap' | 'zone' | 'mail' | 'sender' | 'dmarc';
  /** `stop`: a deployment cannot work. `note`: it works, and the owner should know. */
  readonly state: 'ok' | 'note' | 'stop';
  readonly says: string;
  readonly next: readonly string[];
}

export const ok = (check: Finding['check'], says: string): Finding => ({ check, state: 'ok', says, next: [] });
export const stop = (check: Finding['check'], says: string, ...next: readonly string[]): Finding => ({
  check,
  state: 'stop',
  says,
  next,
});
export const note = (check: Finding['check'], says: string, ...next: readonly string[]): Finding => ({
  check,
  state: 'note',
  says,
  next,
});

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));
