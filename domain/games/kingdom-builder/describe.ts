import type { Phrase } from '../../kernel/phrase.ts';
import type { KbEvent, KbEventOf } from './event.ts';
import { hexLabel } from './hex.ts';

/** Sentences for consecutive facts; builds of one kind share a sentence, and so do tiles. */
export const describe = (events: readonly KbEvent[]): readonly Phrase[] => {
  const out: Phrase[] = [];
  const waiting: KbEventOf<'SettlementBuilt'>[] = [];
  const builds = (): void => {
    if (waiting.length > 0) out.push(...builtPhrases(waiting.splice(0)));
  };
  const tiles: KbEvent[] = [];
  const taken = (): void => {
    out.push(...tilePhrases(tiles.splice(0)));
  };
  for (const event of events) {
    if (event.type === 'SettlementBuilt') {
      if (waiting.some((e) => e.seat !== event.seat || e.by !== event.by || e.on !== event.on)) {
        builds();
        taken();
      }
      waiting.push(event);
    } else if (event.type === 'TileTaken' || event.type === 'TileLost') tiles.push(event);
    else if (event.type !== 'TileUsed' && event.type !== 'TerrainPlayed') {
      builds();
      taken();
      out.push(...phrases(event));
    }
  }
  builds();
  taken();
  return out;
};

const builtPhrases = (events: readonly KbEventOf<'SettlementBuilt'>[]): readonly Phrase[] => {
  const [first] = events;
  if (!first) return [];
  const args = { hexes: events.map((e) => hexLabel(e.at)), terrain: first.on };
  if (first.by === 'mandatory') return [{ key: 'built', seat: first.seat, args }];
  return [{ key: 'built-with', seat: first.seat, args: { ...args, tile: first.by } }];
};

const tilePhrases = (events: readonly KbEvent[]): readonly Phrase[] => {
  const of = (type: 'TileTaken' | 'TileLost', key: string): readonly Phrase[] => {
    const mine = events.filter((e): e is KbEventOf<'TileTaken'> | KbEventOf<'TileLost'> => e.type === type);
    const [first] = mine;
    return first ? [{ key, seat: first.seat, args: { tiles: mine.map((e) => e.tile) } }] : [];
  };
  return [...of('TileLost', 'lost'), ...of('TileTaken', 'took')];
};

const phrases = (event: KbEvent): readonly Phrase[] => {
  switch (event.type) {
    case 'BoardLaid':
      return event.sections.length > 0 ? [{ key: 'board', args: { sections: event.sections.map((s) => s.id) } }] : [];
    case 'CardsShown':
      return event.cards.length > 0 ? [{ key: 'cards', args: { cards: event.cards } }] : [];
    case 'StartSeatChosen':
      return [{ key: 'starts', seat: event.seat, args: {} }];
    case 'SettlementMoved':
      return [
        {
          key: 'moved',
          seat: event.seat,
          args: { from: hexLabel(event.from), to: hexLabel(event.to), tile: event.by },
        },
      ];
    case 'CardRemoved':
      return [{ key: 'redrew', seat: event.seat, args: { cards: [event.card] } }];
    case 'CardDrawn':
      return event.open ? [{ key: 'drew', seat: event.seat, args: { cards: [event.card] } }] : [];
    case 'EndTriggered':
      return [{ key: 'ending', seat: event.seat, args: {} }];
    case 'SeatWithdrawn':
      return [{ key: 'left', seat: event.seat, args: {} }];
    case 'GameScored':
      return [{ key: 'over', args: {} }];
    default:
      return [];
  }
};
