// Mail programs turn whatever looks like an address into a link, so a stranger's name could be one.

/** A name that no mail program makes a link of: what an address needs close together stands apart, for all to see. */
export const unlinked = (name: string): string =>
  name
    .replaceAll(/([.․‧。．｡])(?=[^\s.])/gu, '$1 ')
    .replaceAll(/([:：])(?=\S)/gu, '$1 ')
    .replaceAll(/\/(?=\/)/gu, '/ ')
    .replaceAll(/\s*([@＠﹫])\s*/gu, ' $1 ')
    .trim();
