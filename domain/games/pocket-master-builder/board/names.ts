const SMALL = /(?<=\s)(And|Of|The)(?=\s)/g;

/** A printed name for the middle of a sentence: 'TOWN HALL' is 'Town Hall'; a name in mixed letters stays as it is. */
export const spoken = (name: string): string =>
  name !== name.toUpperCase()
    ? name
    : name
        .toLowerCase()
        .replaceAll(/(^|[\s'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
        .replaceAll(SMALL, (word) => word.toLowerCase());
