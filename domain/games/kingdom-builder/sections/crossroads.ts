import type { Section } from './section.ts';

/** The four sections of Crossroads, two different locations on each. */
export const CROSSROADS_SECTIONS: readonly Section[] = [
  {
    id: 'lighthouse_foresters_lodge',
    module: 'crossroads',
    rows: [
      'TTTTWWFFFF',
      'TTTTWDFFFF',
      'CTTTTWDSDM',
      'CCLTWDDDDW',
      'CCCCWWWWWW',
      'WWWWWWDDDW',
      'FFFFWGLDDD',
      'FMGWGGGGMC',
      'FGGWGGGCMC',
      'GGGWWWCCCC',
    ],
    locations: [
      { at: '6,6', tile: 'lighthouse' },
      { at: '3,2', tile: 'foresters_lodge' },
    ],
  },
  {
    id: 'barracks_crossroads',
    module: 'crossroads',
    rows: [
      'GGTTWWTTGG',
      'GGTTWGGCGG',
      'GFFTTTTCCG',
      'FFFLDTTCCC',
      'FFFFFDTLMC',
      'FFFDDMCCCC',
      'FFFMDDDCCC',
      'FFDDSDDCMC',
      'GGDDDWWDGG',
      'GGDWWWDDGG',
    ],
    locations: [
      { at: '3,3', tile: 'barracks' },
      { at: '4,7', tile: 'crossroads' },
    ],
  },
  {
    id: 'city_hall_fort',
    module: 'crossroads',
    rows: [
      'TTTTWWDDDD',
      'TTFFFGGDDD',
      'MMTFFLGMCD',
      'TTMMGGGCCM',
      'TTSFGMMCCC',
      'TTTFMMCCMC',
      'MMTFFFLCCC',
      'FFFMGGDWCM',
      'FFWGGGDDDD',
      'FGGGGGGDDD',
    ],
    locations: [
      { at: '2,5', tile: 'city_hall' },
      { at: '6,6', tile: 'fort' },
    ],
  },
  {
    id: 'monastery_wagon',
    module: 'crossroads',
    rows: [
      'MDDDMWMGGG',
      'DDDMWFFFGG',
      'DDDDWFFLGW',
      'MCDDWFFGWW',
      'MCCDDWFWWW',
      'MCCGGWWCCC',
      'CCCSGTTTCC',
      'CFGGGTTTCM',
      'FFFGTTTTLM',
      'FFTTTTMMMM',
    ],
    locations: [
      { at: '2,7', tile: 'monastery' },
      { at: '8,8', tile: 'wagon' },
    ],
  },
];
