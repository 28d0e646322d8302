// What people may write where others read it: seen by everybody, within its line, in one form, and a name is no address.

/** Codes of what is wrong with a text; the pages have words for them. */
export const TEXT_FAULTS = ['text-hidden', 'text-link'] as const;

const JOINING =
  'Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar';
const SCRIPTS = JOINING.split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** Signs that cannot be seen by themselves and do something where they stand: in emoji, in scripts that join letters. */
const AT_WORK = [
  /(?<=\p{Extended_Pictographic}(?:\ufe0f|[\u{1f3fb}-\u{1f3ff}])?)\u200d(?=\p{Extended_Pictographic})/gu,
  /(?<=\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])[\ufe0e\ufe0f]/gu,
  /(?<=[0-9#*])\ufe0f(?=\u20e3)/gu,
  /(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}/gu,
  new RegExp(`(?<=[${SCRIPTS}])[\\u200c\\u200d](?=[${SCRIPTS}])`, 'gu'),
];

// Nothing that turns, breaks or hides text, no blank that is not the plain one, no sign that draws nothing.
const HIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}\u{16fe4}]/u;
/** Marks that stand on nothing, or on each other's shoulders; letters as wide or tall as a sentence. */
const LONE_MARK = /(^|[\p{Z}\p{P}\n])\p{M}/u;
const PILE = /[\p{Mn}\p{Me}]{3}/u;
const GIANT = /[\ufdfa-\ufdfd\u{12000}-\u{1254f}]/u;
const SOMETHING_TO_SEE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Composed, with plain single blanks, and none around it. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();

/** The same for what may have several lines. */
export const someLines = (text: string): string => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

const plainly = (text: string): string => AT_WORK.reduce((left, sign) => left.replaceAll(sign, ''), text);

/** Whether all of a text can be seen and keeps to its line. */
export const isVisible = (text: string): boolean =>
  SOMETHING_TO_SEE.test(text) && ![HIDDEN, LONE_MARK, PILE, GIANT].some((fault) => fault.test(plainly(text)));

export const isVisibleInLines = (text: string): boolean => isVisible(text.replaceAll(/[\n\t]/g, ' '));

const ADDRESSES = [
  /@/,
  /:\/\//,
  /\bwww\b/i,
  /\b(mailto|tel|sms|https?|ftp|javascript|data):/i,
  /[\p{L}\p{N}_-]\s?\.\p{L}{2,}/u,
  /[\p{L}\p{N}]\.xn--/iu,
  /\d+\.\d+\.\d+\.\d+/,
];

/** Whether a mail program or a reader could take a name for an address: full-width letters and dots count as plain ones. */
export const isNoAddress = (text: string): boolean => {
  const folded = text.normalize('NFKC').replaceAll(/[.\u3002\u2024\u2027\uff61]/gu, '.');
  return !ADDRESSES.some((address) => address.test(folded));
};
