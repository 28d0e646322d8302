import type { Example } from './example.ts';

/** Where the three settlements of a turn may go. */
export const BUILDING = {
  beside: { land: 'GGGDDG/GGFFDG/FGGGDD/FFGGGG', pieces: '....../....../..a.../......' },
  anywhere: { land: 'GGGDDG/GFFFDG/FTTTDD/FTTTGG', pieces: '....../....../..a.../......' },
} as const satisfies Readonly<Record<string, Example>>;

/** One situation for each card in which it pays something. */
export const CARD_EXAMPLES: Readonly<Record<string, Example>> = {
  fishermen: { land: 'GGWWGG/GDWWDG/DDDWWG', pieces: '.aa.../.a..a./aa....' },
  miners: { land: 'GGMTTT/GMMMTT/FFMFTD', pieces: '.a..a./a...../.a.a.a' },
  workers: { land: 'GGTTCC/GSTTLC/FFTDDC', pieces: '.aaa../....../.a..aa' },
  merchants: { land: 'GGTTCC/GSTTLC/FFTDDC', pieces: '.aaaa./....../....a.' },
  discoverers: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: '.a..../..aa../....../.a....' },
  hermits: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: 'aa..../....a./....../.aa..a' },
  citizens: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: '.aa.../.aaa../a...../....aa' },
  knights: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: '.a..../a.aa.a/..a.../......' },
  lords: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: 'aa..bb/a.b..b/bb..aa/b..a.a' },
  families: { land: 'GGGTTC/GGGTDC/FFTDDC', pieces: 'b...../aaa.../.bb...' },
  shepherds: { land: 'GDDTTC/DGDTDC/DDTDDC', pieces: 'b...../.a..../......' },
  ambassadors: { land: 'GGDTTC/GGDTDC/FFTDDC', pieces: '.b..../.a..../.b..c.' },
  captains: { land: 'GGTTCC/FGTTDC/FFTDDC', pieces: '.aa.../aaa.../.a..a.' },
  geologists: { land: 'GMTTCC/MGTTMC/FFTDDM', pieces: '..aa../..aa../......' },
  messengers: { land: 'GGTTCC/FGTTDC/FFTDDC', pieces: '.a..a./..aa../.a....' },
  noblewomen: { land: 'GGTTCC/GSTTLC/FFTDDC', pieces: '.aa.../....../.ab.bb' },
  vassals: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: '.aa.../a..a../.a...a/...a..' },
  scouts: { land: 'GGTTCC/FGTTDC/FFDDDC', pieces: '.a.a../..a.a./a..a..' },
  homesteaders: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: 'aa..a./.aa..a/a...../....a.' },
  travellers: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: '.a..../a..a.a/....a./..a...' },
  chainers: { land: 'GGTTCC/FGTTDC/FFTDDC', pieces: '.aa.../...a../.aaa..' },
  rangers: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: '.a..../.aa..a/...a../.a....' },
  mayors: { land: 'GGTTCC/FGTTDC/FFTDDC', pieces: '.a..../aa.aa./.b..a.' },
  rovers: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: '....../....../...a../......' },
  farmers: { land: 'GGTTCC/FGTTDC/FFTDDC/FFGGDD', pieces: 'aa..a./.aa..a/a..aa./.a..a.' },
};
