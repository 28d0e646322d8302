import type { IncomingMessage } from 'node:http';

/** The body of a request; null when it is longer than `most` bytes. */
export const readBody = async (request: IncomingMessage, most: number): Promise<Buffer | null> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length <= most) parts.push(bytes);
  }
  return length > most ? null : Buffer.concat(parts);
};
