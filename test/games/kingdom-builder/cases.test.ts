import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notation } from '../../../domain/games/kingdom-builder/notation/notation.ts';

// Positions with what is expected of them, from published puzzles and worked by hand; one file for each group of modules.

interface Case {
  readonly name: string;
  readonly command: string;
  readonly input: unknown;
  readonly expect: {
    readonly totals?: readonly number[];
    readonly parts?: readonly Readonly<Record<string, number>>[];
    readonly include?: readonly string[];
    readonly exclude?: readonly string[];
    readonly exactly?: readonly string[];
  };
}

interface Answer {
  readonly seats?: readonly Readonly<Record<string, number>>[];
  readonly from?: readonly string[];
}

const folder = new URL('cases/', import.meta.url);
const isHex = (pick: string): boolean => /\d,\d/.test(pick);

describe.each(readdirSync(folder))('%s', (file) => {
  const { cases } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { readonly cases: readonly Case[] };
  test.each(cases.map((one) => [one.name, one] as const))('%s', (_, { command, input, expect: wanted }) => {
    const answer = notation({ command, input }) as Answer;
    const hexes = (answer.from ?? []).filter(isHex);
    if (wanted.totals) expect(answer.seats?.map((seat) => seat.total)).toEqual(wanted.totals);
    if (wanted.parts) expect(answer.seats).toMatchObject(wanted.parts);
    if (wanted.exactly) expect(hexes.toSorted()).toEqual(wanted.exactly.toSorted());
    expect(command === 'score' || answer.from !== undefined).toBe(true);
    for (const hex of wanted.include ?? []) expect(hexes).toContain(hex);
    for (const hex of wanted.exclude ?? []) expect(hexes).not.toContain(hex);
  });
});
