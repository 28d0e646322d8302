// Derives the draws of an ended game again, in the browser and from its file alone: nobody must be believed.

interface Draw {
  readonly n: number;
  readonly below: number;
  readonly value: number;
}

/** An exported game, as much of it as the check reads. */
export interface DiceFile {
  readonly id: string;
  readonly dice: { readonly seed: string; readonly commitment: string; readonly nonces: readonly string[] } | null;
  readonly commits: readonly { readonly seq: number; readonly draws: readonly Draw[] }[];
}

export interface DiceVerdict {
  readonly draws: number;
  /** What is wrong first, in words; null when all is right. */
  readonly wrong: string | null;
}

const WORDS = 2 ** 48;

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, '0')).join('');

const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);

type Sign = (message: string) => Promise<ArrayBuffer>;

const signer = async (key: BufferSource): Promise<Sign> => {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return (message) => crypto.subtle.sign('HMAC', made, text(message));
};

const drawAt = async (sign: Sign, gameId: string, n: number, below: number): Promise<number> => {
  const limit = WORDS - (WORDS % below);
  for (let attempt = 0; ; attempt += 1) {
    const view = new DataView(await sign(`${gameId}|${n}|${attempt}`));
    const word = view.getUint32(0) * 2 ** 16 + view.getUint16(4);
    if (word < limit) return word % below;
  }
};

/** Checks the promise and every draw against the seed. */
export const checkDice = async (file: DiceFile): Promise<DiceVerdict> => {
  if (!file.dice) return { draws: 0, wrong: 'The seed of this game is not told yet.' };
  const { seed, commitment, nonces } = file.dice;
  if (hex(await crypto.subtle.digest('SHA-256', bytes(seed))) !== commitment)
    return { draws: 0, wrong: 'The seed is not the one that was promised at the start.' };
  const key = await (await signer(bytes(seed)))(JSON.stringify(nonces));
  const sign = await signer(key);
  const draws = file.commits.flatMap((c) => c.draws);
  for (const [n, draw] of draws.entries())
    if (draw.n !== n || draw.value !== (await drawAt(sign, file.id, n, draw.below)))
      return { draws: n, wrong: `Draw ${n} does not follow from the seed.` };
  return { draws: draws.length, wrong: null };
};
