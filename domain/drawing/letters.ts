// Capital letters and digits drawn with one line, 6 wide and 8 high, their middle at (0, 0).

const STROKES: Readonly<Record<string, string>> = {
  '0': 'M0 -4C-4 -4 -4 4 0 4C4 4 4 -4 0 -4z',
  '1': 'M-2 -2.2L.6 -4V4',
  '2': 'M-2.6 -2C-2.2 -5 3 -4.8 2.6 -1.4C2.3 .8 -1.6 2 -2.7 4H2.8',
  '3': 'M-2.4 -4H2.4L-.2 -.9C3.6 -1 3.4 4 0 4C-1.2 4 -2.2 3.6 -2.8 2.7',
  '4': 'M1.4 4V-4L-3 1.7H3',
  '5': 'M2.4 -4H-1.9L-2.3 -.5C3.8 -2.4 3.8 4 -.2 4C-1.2 4 -2.2 3.6 -2.7 3',
  '6': 'M2 -3.8C-1.4 -3.4 -2.8 -.6 -2.7 1.5C-2.6 5 2.8 4.8 2.7 1.4C2.6 -1.6 -1.8 -1.6 -2.6 .9',
  '7': 'M-2.7 -4H2.7C.8 -1.4 -.4 1.2 -.8 4',
  '8': 'M0 -.4C-3 -.8 -3 -4 0 -4C3 -4 3 -.8 0 -.4C-3.8 0 -3.8 4 0 4C3.8 4 3.8 0 0 -.4z',
  '9': 'M-2 3.8C1.4 3.4 2.8 .6 2.7 -1.5C2.6 -5 -2.8 -4.8 -2.7 -1.4C-2.6 1.6 1.8 1.6 2.6 -.9',
  A: 'M-3 4L0 -4L3 4M-2 1.4H2',
  B: 'M-2.4 4V-4H.4C3 -4 3 -.4 .4 -.4H-2.4M.4 -.4C3.6 -.4 3.6 4 .4 4H-2.4',
  C: 'M2.8 -2.6C.6 -5.4 -3 -3.8 -3 0C-3 3.8 .6 5.4 2.8 2.6',
  D: 'M-2.6 -4V4H-.4C4 4 4 -4 -.4 -4z',
  E: 'M2.4 -4H-2.2V4H2.4M-2.2 -.2H1.8',
  F: 'M2.4 -4H-2.2V4M-2.2 -.2H1.6',
  G: 'M2.6 -2.7C.6 -5.3 -3.1 -3.8 -3.1 0C-3.1 4.6 2.8 5 2.8 .7H.4',
  H: 'M-2.8 -4V4M2.8 -4V4M-2.8 -.2H2.8',
  I: 'M0 -4V4',
  J: 'M1.8 -4V1.4C1.8 4.6 -1.6 4.8 -2.4 2.6',
  K: 'M-2.4 -4V4M2.6 -4L-2.4 .8M-.6 -.9L2.9 4',
  L: 'M-2.2 -4V4H2.5',
  M: 'M-3.4 4V-4L0 1.6L3.4 -4V4',
  N: 'M-2.8 4V-4L2.8 4V-4',
  O: 'M0 -4C-4.4 -4 -4.4 4 0 4C4.4 4 4.4 -4 0 -4z',
  P: 'M-2.3 4V-4H.4C3.6 -4 3.6 .4 .4 .4H-2.3',
  Q: 'M0 -4C-4.4 -4 -4.4 4 0 4C4.4 4 4.4 -4 0 -4zM.8 1.8L3.2 4.4',
  R: 'M-2.4 4V-4H.4C3.5 -4 3.5 .2 .4 .2H-2.4M.4 .2L2.9 4',
  S: 'M2.5 -2.8C1.4 -4.6 -2.5 -4.5 -2.5 -2C-2.5 .6 2.8 -.6 2.8 2C2.8 4.6 -1.7 4.6 -2.8 2.6',
  T: 'M-3 -4H3M0 -4V4',
};

const WIDE = 7.6;

/** A short word of capital letters and digits as nodes, its middle at (x, y); letters that nobody drew are left out. */
export const letters = (word: string, x: number, y: number, scale: number, stroke: string, width: number) => {
  const known = [...word].flatMap((c) => STROKES[c] ?? []);
  return known.map((d, i) => ({
    x: x + (i - (known.length - 1) / 2) * WIDE * scale,
    y,
    scale,
    nodes: [{ d, stroke, width: width / scale }],
  }));
};
