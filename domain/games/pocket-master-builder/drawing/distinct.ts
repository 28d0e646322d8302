// Looks for any number of names that an edition may use: a fill of its own for each colour, letters of its own for each
// name.

/** By the name of a colour, as an edition may write it; light, for goods are drawn on them. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ green: '#B9CF6A', orange: '#F3B679', grey: '#CBD0D3', gray: '#CBD0D3', purple: '#C9A4EC', blue: '#9FC9EA' },
  ...{ yellow: '#F6E27A', red: '#EF8F86', pink: '#F9CBE2', brown: '#BF9873', teal: '#79CDBB', black: '#858B95' },
  ...{ white: '#FFFFFF', violet: '#8F86E0', lime: '#DFF2A0', gold: '#D8AC3C' },
};
const PALETTE: readonly string[] = [...new Set(Object.values(NAMED))];

const TURN = 137.5;

/** One of as many fills as anybody wants: hues a golden angle apart, in three lightnesses. */
const generated = (i: number): string => {
  const [hue, light] = [(i * TURN) % 360, 0.62 + (i % 3) * 0.1];
  const part = (n: number): string => {
    const k = (n + hue / 30) % 12;
    const value = light - 0.6 * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`.toUpperCase();
};

const fills = (colours: readonly string[]): readonly string[] => {
  const named = colours.map((colour) => NAMED[colour.toLowerCase()]);
  const taken = new Set<string>();
  const own = named.map((fill) => {
    if (fill === undefined || taken.has(fill)) return undefined;
    taken.add(fill);
    return fill;
  });
  const free = PALETTE.filter((fill) => !taken.has(fill));
  let next = 0;
  return own.map((fill) => {
    if (fill !== undefined) return fill;
    const other = free[next] ?? generated(next - free.length);
    next += 1;
    return other;
  });
};

/** The fill of a colour: its name's own where it is known, else one that no other colour of the edition has. */
export const fillOf = (colour: string, colours: readonly string[]): string =>
  fills(colours)[Math.max(0, colours.indexOf(colour))] ?? generated(0);

/** One or two capital letters for each name, or a number: no two alike. */
export const shortNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name, i) => {
    const [first = '', ...rest] = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
    const tries = first === '' ? [] : [first, ...rest.map((c) => first + c)];
    const short = tries.find((one) => !taken.has(one)) ?? String(i + 1);
    taken.add(short);
    return short;
  });
};
