import type { Section } from './section.ts';

/** House layouts of Marshlands: drawn for this project, since the printed ones are known to no public source. */
export const MARSHLANDS_SECTIONS: readonly Section[] = [
  {
    id: 'temple',
    module: 'marshlands',
    rows: [
      'GGGFFFWTTT',
      'GGFFFBWTTT',
      'CGGLFBBWTT',
      'CCGDBBWWDT',
      'CCDMDBWDDC',
      'MCDDGWWDLC',
      'TTMGGGWBCC',
      'TTFPGBWBCC',
      'TTMFMBWWFC',
      'DDFFBBWFFF',
    ],
    locations: [
      { at: '2,3', tile: 'temple' },
      { at: '5,8', tile: 'temple' },
    ],
  },
  {
    id: 'refuge',
    module: 'marshlands',
    rows: [
      'DDDMWWCCCC',
      'DDDMTTCCCC',
      'FDLTTTBBGG',
      'FFFTTBBLGG',
      'FFBBBBWWGG',
      'FWWBBWWTTM',
      'WWDDBBWTTF',
      'CCDDPGWTFF',
      'CMCDGGWWFF',
      'CCCGGGGWWF',
    ],
    locations: [
      { at: '2,2', tile: 'refuge' },
      { at: '3,7', tile: 'refuge' },
    ],
  },
  {
    id: 'canoe',
    module: 'marshlands',
    rows: [
      'TTTWGGGGFF',
      'TTTWBGGFMF',
      'TTWWBBGLFF',
      'CCWWBBDDFC',
      'CCLGWBDDCC',
      'CCGGWWWDCM',
      'MCGGBBMWDC',
      'FFGGBBBWWC',
      'FFFPBBBTMW',
      'FDDDDDTTTW',
    ],
    locations: [
      { at: '2,7', tile: 'canoe' },
      { at: '4,2', tile: 'canoe' },
    ],
  },
  {
    id: 'fountain',
    module: 'marshlands',
    rows: [
      'FFFDDDDWGG',
      'FFTTDDMWGG',
      'FTTTLDDWGG',
      'CTTMBBWGLC',
      'CCMMBBWGCC',
      'CCMWBWWTCC',
      'DCWWBBTTTC',
      'DDDPBBGTTT',
      'DFFFFBGGGM',
      'FFFFBBGGGG',
    ],
    locations: [
      { at: '2,4', tile: 'fountain' },
      { at: '3,8', tile: 'fountain' },
    ],
  },
];
