import type { Options } from '../../../kernel/options.ts';
import { oneOf, type Random, shuffled } from '../../../kernel/random.ts';
import { landOf } from '../board/board.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import type { KbEvent } from '../events.ts';
import { NOMADS } from '../nomads/index.ts';
import { type Choices, chosen } from '../options.ts';
import { SECTIONS } from '../sections/index.ts';
import { BLANK, type Deal } from '../state.ts';
import { type Unfolding, unfolding } from '../turn/unfolding.ts';
import { chooseStart, dealOut } from './deal.ts';
import { chooseNativeSoil, decreed, drawDecree, placeOrAsk, wishesOf } from './decrees.ts';
import { drawBoard } from './draw-board.ts';
import { capitolCastles, cavePlaces } from './needs.ts';

/** The facts of a new game, in the order in which they are drawn. */
export const setup = (seats: number, options: Options, dice: Random): readonly KbEvent[] => {
  const given = chosen(options);
  const u = unfolding(BLANK);
  u.tell({ type: 'RulesPinned', seats, rulings: given.rulings });
  const first = dice.drawn;
  const decree = drawDecree(given, dice);
  if (decree) u.tell({ type: 'DecreeIssued', decree, draw: first });
  const choices = decreed(given, decree);
  const { capitol, caves } = choices;
  const wishes = wishesOf(given, decree);
  u.tell(drawBoard(choices, wishes, dice));
  if (decree === 'native_soil') chooseNativeSoil(u, dice);
  layNomads(u, dice);
  if (capitol) for (const castles of capitolCastles(u.state.board)) place(u, 'CapitolPlaced', castles, dice);
  if (caves) for (const places of cavePlaces(u.state.board)) place(u, 'CavePlaced', places, dice);
  const deal = {
    cards: choices.cards,
    pool: wishes.pool,
    tasks: sectionsOf(u, 'crossroads'),
    swamp: sectionsOf(u, 'marshlands') > 0,
    start: startFor(u, seats, choices, dice),
  };
  placeOrAsk(u, deal, dice);
  if (!u.state.ballot) dealOut(u, deal, dice);
  return u.events;
};

/** How many sections of a box are on the board: as many tasks as of Crossroads, swamp cards with any of Marshlands. */
const sectionsOf = (u: Unfolding, box: string): number =>
  u.state.board.sections.filter(({ id }) => SECTIONS.find((section) => section.id === id)?.module === box).length;

const place = (u: Unfolding, type: 'CapitolPlaced' | 'CavePlaced', hexes: readonly Hex[], dice: Random): void => {
  const draw = dice.drawn;
  u.tell({ type, at: pickOf(landOf(u.state.board), oneOf(hexes, dice)), draw });
};

/** One nomad tile face up on each nomad hex. */
const layNomads = (u: Unfolding, dice: Random): void => {
  const land = landOf(u.state.board);
  const hexes = land.of.nomad ?? [];
  if (hexes.length === 0) return;
  const draw = dice.drawn;
  const pile = shuffled(
    NOMADS.flatMap((nomad) => Array.from({ length: nomad.count }, () => nomad.id)),
    dice,
  );
  const tiles = Object.fromEntries(hexes.map((hex, i) => [pickOf(land, hex), pile[i] ?? '']));
  u.tell({ type: 'NomadsLaid', tiles, draw });
};

/** Who begins: drawn now where the first seat alone names a place, else when everything is dealt. */
const startFor = (u: Unfolding, seats: number, { startPlayer }: Choices, dice: Random): Deal['start'] => {
  const { decree, rulings } = u.state;
  const isAsked = { ferry: rulings.ferryPlace, volcano: rulings.volcanoPlace };
  const alone = (decree === 'ferry' || decree === 'volcano') && isAsked[decree] === 'startPlayer';
  if (!alone) return startPlayer;
  chooseStart(u, seats, startPlayer, dice);
  return 'known';
};
