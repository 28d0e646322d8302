import type { Section } from './section.ts';

/** The four sections of Nomads, with nomad hexes instead of castles. */
export const NOMADS_SECTIONS: readonly Section[] = [
  {
    id: 'quarry',
    module: 'nomads',
    rows: [
      'GGGWWWMCCC',
      'GGWTDWWWCC',
      'GMWTLDDDWM',
      'FWTTCCDFFF',
      'FWGGCCDDMF',
      'FWNGCCDNFF',
      'FFWGCCCFFF',
      'DWGGCNTTFF',
      'DDWWGTTMTT',
      'DDDWWTMTTT',
    ],
    locations: [{ at: '2,4', tile: 'quarry' }],
  },
  {
    id: 'garden',
    module: 'nomads',
    rows: [
      'CCCWWWWDDD',
      'CCCWLFDDMD',
      'CCCCCCFDMD',
      'CGGCCMFMDD',
      'CGGGDMMFFF',
      'TFGLDDFFFF',
      'TTFFDMFGGF',
      'TTMFMTNGGG',
      'TMTTTTWWGG',
      'TTTTWWWGGG',
    ],
    locations: [
      { at: '1,4', tile: 'garden' },
      { at: '5,3', tile: 'garden' },
    ],
  },
  {
    id: 'caravan',
    module: 'nomads',
    rows: [
      'WWGGWWWFFF',
      'WGGTWWWFFF',
      'WWWGTWWDDF',
      'TTWNTWDMFF',
      'TTTWWWDDGG',
      'TTTTCDGGGG',
      'TTLCCCGGMG',
      'TCCCCGLDDG',
      'CMCCCFFFDD',
      'CCCFFFFDDD',
    ],
    locations: [
      { at: '6,2', tile: 'caravan' },
      { at: '7,6', tile: 'caravan' },
    ],
  },
  {
    id: 'village',
    module: 'nomads',
    rows: [
      'DDDDDDDGGG',
      'DDDMDFFFGG',
      'DMDDDFWFGT',
      'CFWDNWFTTT',
      'CFFWWWFLCT',
      'CFFFWWFCCC',
      'CCCLTWWFMC',
      'GCGGTWFCCC',
      'GGGGTTTTCM',
      'GGGTTTTTMM',
    ],
    locations: [
      { at: '4,7', tile: 'village' },
      { at: '6,3', tile: 'village' },
    ],
  },
];
