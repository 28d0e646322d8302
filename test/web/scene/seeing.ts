// How far apart two colours look, and how they look to eyes that miss one kind of cone.

type Triple = readonly [number, number, number];

/** 3 × 3, applied to encoded red, green and blue: Machado, Oliveira and Fernandes 2009, one kind of cone missing. */
const EYES = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type Eyes = keyof typeof EYES;

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

const seen = (hex: string, eyes: Eyes): Triple => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(hex, at));
  const m: readonly number[] = EYES[eyes];
  const row = (i: number): number => {
    const v = (m[i] ?? 0) * r + (m[i + 1] ?? 0) * g + (m[i + 2] ?? 0) * b;
    return linear(Math.min(1, Math.max(0, v)));
  };
  return [row(0), row(3), row(6)];
};

/** CIELAB for daylight. */
const lab = ([r, g, b]: Triple): Triple => {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

const hue = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** CIEDE2000 between two CIELAB colours. */
const deltaE = ([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number => {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2));
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : ((h1 + h2 + 360) / 2) % 360;
  const t =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rt * dc * dh);
};

/** The smallest distance between any two of these colours. */
export const leastDistance = (colours: readonly string[], eyes: Eyes): number => {
  const all = colours.map((hex) => lab(seen(hex, eyes)));
  return Math.min(...all.flatMap((one, i) => all.slice(i + 1).map((other) => deltaE(one, other))));
};

/** One colour over another with an opacity, as a screen mixes them. */
export const mixed = (over: string, under: string, opacity: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(255 * (channel(over, at) * opacity + channel(under, at) * (1 - opacity))))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`;

const luminance = (hex: string): number => {
  const [r, g, b] = seen(hex, 'normal');
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
