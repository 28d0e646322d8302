import type { Words } from '../../kernel/phrase.ts';
import { CARD_WORDS } from './words/cards.ts';
import { PLACE_WORDS } from './words/places.ts';
import { QUESTION_WORDS } from './words/questions.ts';
import { RULING_WORDS } from './words/rulings.ts';
import { TILE_WORDS } from './words/tiles.ts';

/** The sentences and names of the title. */
export const WORDS: Words = {
  phrases: {
    board: 'The board is {sections|section}.',
    cards: 'Gold for {cards|card}.',
    starts: '{seat} begins.',
    holds: 'You hold {terrain|terrain}: build {left|mustBuild}. {open} hexes are possible for the first.',
    'holds-one-hex': 'You hold {terrain|terrain}: build {left|mustBuild}. One hex is possible for the first.',
    'holds-several': 'You hold {terrains|terrain}: choose one of them and build {left|mustBuild}.',
    built: '{seat} built on {hexes} ({terrain|terrain}).',
    'built-with': '{seat} built on {hexes} ({terrain|terrain}) with {tile|by}.',
    moved: '{seat} moved from {from} to {to} with {tile|by}.',
    took: '{seat} took {tiles|tileOne}.',
    lost: '{seat} lost {tiles|tileOne}.',
    'moved-piece': '{seat} moved the {piece|piece} from {from} to {to}.',
    placed: '{seat} placed a {piece|piece} on {at} with {tile|by}.',
    'taken-back': '{seat} took the {piece|piece} on {at} back.',
    struck: '{user|seats} gave {seat} a {piece|piece} on {at} back with the Sword.',
    'city-hall': '{seat} put the city hall around {at}.',
    walls: '{seat} put walls on {hexes}.',
    'took-nomads': '{seat} took {tiles|nomadOne}.',
    'used-nomad': '{seat} used {tile|nomad}.',
    gold: '{seat} got {gold} gold for {by|paid}.',
    fort: '{seat} drew {card|terrain} for the Fort.',
    tasks: 'Tasks: {tasks|task}.',
    'capitol-placed': 'A capitol covers the castle on {at}.',
    'cave-placed': 'There is a cave on {at}.',
    'ending-cancelled': 'Every supply holds settlements again: the game goes on.',
    redrew: '{seat} found no free {cards|terrain} and drew a new card.',
    drew: '{seat} drew {cards|terrain}.',
    ending: '{seat} has placed the last settlement: this is the last round.',
    left: '{seat} has left; the pieces stay.',
    over: 'The game is over.',
  },
  labels: { ...PLACE_WORDS, ...TILE_WORDS, ...CARD_WORDS, ...QUESTION_WORDS, ...RULING_WORDS },
};
