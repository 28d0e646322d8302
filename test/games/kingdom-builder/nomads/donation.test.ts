import { test } from 'vitest';
import { began, built, given, land, nomad } from '../kit.ts';

const use = { action: 'nomad:donation_water', picks: [] };
const owed = { type: 'BuildsOwed', seat: 0, kind: 'donation', terrains: ['water'], left: 3 } as const;
const one = (at: string) => ({ type: 'SettlementBuilt', seat: 0, at, on: 'water', by: 'donation' }) as const;

test('a donation builds three on its terrain, each beside its own where it can', () => {
  given(land('GWWWW'), built(0, '0,0'), nomad(0, 'donation_water'), began(0, 'grass'))
    .when(0, use)
    .gives({ type: 'NomadUsed', seat: 0, tile: 'donation_water' }, owed)
    .offers(0, 'donation', [], ['0,1'])
    .when(0, { action: 'donation', picks: ['0,1'] })
    .gives(one('0,1'))
    .when(0, { action: 'donation', picks: ['0,2'] })
    .gives(one('0,2'))
    .when(0, { action: 'donation', picks: ['0,3'] })
    .gives(one('0,3'))
    .refuses(0, 'donation', 'unknown-action')
    .refuses(0, 'nomad:donation_water', 'unknown-action');
});

test('a donation ends early when its terrain is full', () => {
  given(land('GWGG'), built(0, '0,0'), nomad(0, 'donation_water'), began(0, 'grass'))
    .when(0, use)
    .gives({ type: 'NomadUsed', seat: 0, tile: 'donation_water' }, owed)
    .when(0, { action: 'donation', picks: ['0,1'] })
    .gives(one('0,1'), { type: 'BuildsLapsed', seat: 0 })
    .refuses(0, 'donation', 'unknown-action');
});
