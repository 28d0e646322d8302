import { Wrong } from './check.ts';

/** Fetches a picture and gives its size. Throws `Wrong` when it is none. */
export const pictureSize = async (url: string | URL): Promise<number> => {
  const response = await fetch(url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const png = bytes[0] === 0x89 && bytes[1] === 0x50;
  if (!response.ok || !png) throw new Wrong(`the picture of the turn mail answers ${response.status}`);
  return bytes.length;
};
