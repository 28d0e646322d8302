import type { Options } from '../../../kernel/options.ts';
import { oneOf, type Random, shuffled } from '../../../kernel/random.ts';
import { landOf } from '../board/board.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import { CARD_TERRAINS } from '../board/terrain.ts';
import type { KbEvent } from '../events.ts';
import { NOMADS } from '../nomads/index.ts';
import { type Choices, chosen } from '../options.ts';
import { TASKS } from '../scoring/tasks/index.ts';
import { SECTIONS } from '../sections/index.ts';
import { BLANK } from '../state.ts';
import { drawCard } from '../turn/deck.ts';
import { beginFirst } from '../turn/turn.ts';
import { type Unfolding, unfolding } from '../turn/unfolding.ts';
import { chooseNativeSoil, decreed, drawDecree, placeOrAsk, wishesOf } from './decrees.ts';
import { drawBoard } from './draw-board.ts';
import { CARDS_SHOWN, capitolCastles, cavePlaces, serves } from './needs.ts';
import { allCards } from './pile.ts';

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
  u.tell(drawBoard(choices, wishesOf(given, decree), dice));
  if (decree === 'native_soil') chooseNativeSoil(u, dice);
  layNomads(u, dice);
  showTasks(u, dice);
  if (capitol) for (const castles of capitolCastles(u.state.board)) place(u, 'CapitolPlaced', castles, dice);
  if (caves) for (const places of cavePlaces(u.state.board)) place(u, 'CavePlaced', places, dice);
  showCards(u, choices, dice);
  makeDeck(u);
  begin(u, seats, choices, dice);
  return u.events;
};

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

/** As many tasks as sections of Crossroads. */
const showTasks = (u: Unfolding, dice: Random): void => {
  const of = (id: string): string | undefined => SECTIONS.find((section) => section.id === id)?.module;
  const count = u.state.board.sections.filter(({ id }) => of(id) === 'crossroads').length;
  if (count === 0) return;
  const draw = dice.drawn;
  const ids = TASKS.map((task) => task.id);
  u.tell({ type: 'TasksShown', tasks: shuffled(ids, dice).slice(0, count), draw });
};

/** Three cards; one that the board cannot serve is put back. */
const showCards = (u: Unfolding, choices: Choices, dice: Random): void => {
  const draw = dice.drawn;
  const pool = wishesOf(choices, null).pool.filter((id) => serves(u.state.board, id));
  u.tell({ type: 'CardsShown', cards: choices.cards ?? shuffled(pool, dice).slice(0, CARDS_SHOWN), draw });
  postScouts(u, dice);
};

/** Scouts take a terrain out of the deck, a native soil lies open, and swamp comes with a section of it. */
const makeDeck = (u: Unfolding): void => {
  const of = (id: string): string | undefined => SECTIONS.find((section) => section.id === id)?.module;
  const swamp = u.state.board.sections.some(({ id }) => of(id) === 'marshlands');
  u.tell({ type: 'DeckMade', cards: allCards({ swamp, native: u.state.nativeSoil, scouts: u.state.scouts }) });
};

/** A terrain for Scouts, never the native one. */
const postScouts = (u: Unfolding, dice: Random): void => {
  if (!u.state.cards.includes('scouts')) return;
  const draw = dice.drawn;
  const terrains = CARD_TERRAINS.filter((terrain) => terrain !== u.state.nativeSoil);
  u.tell({ type: 'ScoutsPosted', terrain: oneOf(terrains, dice), draw });
};

const begin = (u: Unfolding, seats: number, choices: Choices, dice: Random): void => {
  const draw = dice.drawn;
  const start = choices.startPlayer === 'random' ? dice.below(seats) : choices.startPlayer;
  u.tell({ type: 'StartSeatChosen', seat: start, draw });
  for (let i = 0; i < seats; i += 1) drawCard(u, (start + i) % seats, dice, false);
  placeOrAsk(u, dice);
  if (!u.state.ballot) beginFirst(u);
};
