import type { Section } from './section.ts';

/** House layouts of Harvest: drawn for this project, since the printed ones are known to no public source. */
export const HARVEST_SECTIONS: readonly Section[] = [
  {
    id: 'bazaar_water_mill',
    module: 'harvest',
    rows: [
      'GGDDDWWFFF',
      'GGDDDWFFFM',
      'GGRDDWFFGG',
      'GRRLWMWFGG',
      'CCRTTWWRGG',
      'CCTTWWRLCC',
      'CMTTWWFRCC',
      'TTOWWDFFCC',
      'TTRRWDMFCC',
      'TTRRWWDDDC',
    ],
    locations: [
      { at: '3,3', tile: 'water_mill' },
      { at: '5,7', tile: 'bazaar' },
    ],
  },
  {
    id: 'mountain_station_scout_cabin',
    module: 'harvest',
    rows: [
      'GGGTTMMFFF',
      'GTTTMMFFFR',
      'GGLTMMDFRR',
      'CGRRMDDDRR',
      'CCRMMWDLCC',
      'CCRMWWDDCC',
      'DCCCWGGCCM',
      'DDROWGGGMM',
      'DFRFFWGTTT',
      'DFFFFWTTTT',
    ],
    locations: [
      { at: '2,2', tile: 'scout_cabin' },
      { at: '4,7', tile: 'mountain_station' },
    ],
  },
  {
    id: 'cathedral_watchtower',
    module: 'harvest',
    rows: [
      'FFCCCCWDDD',
      'FFCCCWRRDD',
      'FFFLTWWRDD',
      'GFTTTMWRCC',
      'GGRTTMWWCC',
      'GRRDMMFWLC',
      'GRODDFFWGG',
      'GGDDFFRWGG',
      'TTTCCFRRWG',
      'TTTCCCMWWG',
    ],
    locations: [
      { at: '2,3', tile: 'cathedral' },
      { at: '5,8', tile: 'watchtower' },
    ],
  },
  {
    id: 'university_palisade',
    module: 'harvest',
    rows: [
      'DDDGGGTTTT',
      'DDRGGGMTTT',
      'FFRRGCLTFF',
      'FFLDCCMFFF',
      'FFDDCCRRFW',
      'TFDMMCRRWW',
      'TTDMWWOWWG',
      'TTTWWCCGGG',
      'CCWWDDCGGR',
      'CCCWDDDRRR',
    ],
    locations: [
      { at: '2,6', tile: 'university' },
      { at: '3,2', tile: 'palisade' },
    ],
  },
];
