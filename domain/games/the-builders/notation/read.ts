import { Fault, flag, type Json, list, malformed, maybe, object, text, whole } from '../../../notation/json.ts';
import type { Card, CardId } from '../cards/card.ts';
import { type Amounts, NOTHING } from '../cards/card.ts';
import { CARDS } from '../cards/catalogue.ts';

/** The object at a place, with no other keys than these; an empty one where it is absent. */
export const fields = (value: unknown, where: string, known: readonly string[] | null): Json => {
  const given = maybe<Json>(value, {}, (v) => object(v, where));
  const odd = known && Object.keys(given).find((key) => !known.includes(key));
  if (odd) throw new Fault('unknown-key', `${where} has no key ${odd}.`);
  return given;
};

/** A list that is empty where it is absent. */
export const listAt = <T>(value: unknown, where: string, read: (item: unknown, where: string) => T): readonly T[] =>
  maybe<readonly T[]>(value, [], (v) => list(v, where, read));

export const wholeAt = (value: unknown, where: string, most: number, otherwise: number): number =>
  maybe(value, otherwise, (v) => whole(v, where, 0, most));

export const flagAt = (value: unknown, where: string): boolean => maybe(value, false, (v) => flag(v, where));

const MOST = 99;

const amountsAt = (value: unknown, where: string): Amounts => {
  const given = listAt(value, where, (one, at) => wholeAt(one, at, MOST, 0));
  if (given.length > NOTHING.length) throw malformed(where, 'four numbers');
  const [stone = 0, wood = 0, knowledge = 0, tile = 0] = given;
  return [stone, wood, knowledge, tile];
};

/** A card that the position makes up: with a wage a worker, with gives and needs a machine, else a building. */
const cardAt = (id: CardId, value: unknown): Card => {
  const where = `cards.${id}`;
  const it = fields(value, where, ['name', 'wage', 'gives', 'needs', 'coins', 'points']);
  const name = it.name === undefined ? id : text(it.name, where);
  const gives = amountsAt(it.gives, where);
  if (it.needs === undefined)
    return { kind: 'worker', id, name, rank: 'craftsman', wage: wholeAt(it.wage, where, MOST, 0), gives };
  const built = {
    id,
    name,
    needs: amountsAt(it.needs, where),
    coins: wholeAt(it.coins, where, MOST, 0),
    points: wholeAt(it.points, where, MOST, 0),
  };
  return it.gives === undefined
    ? { kind: 'building', ...built }
    : { kind: 'machine', ...built, gives, wage: wholeAt(it.wage, where, MOST, 0) };
};

export const cardsAt = (value: unknown): Readonly<Record<CardId, Card>> =>
  Object.fromEntries(Object.entries(fields(value, 'cards', null)).map(([id, card]) => [id, cardAt(id, card)]));

/** Checks that a word names a card of one of these kinds. */
export const cardIdAt = (
  value: unknown,
  where: string,
  kinds: readonly Card['kind'][],
  made: Readonly<Record<CardId, Card>>,
): CardId => {
  const id = text(value, where);
  const card = made[id] ?? CARDS[id];
  if (!card) throw new Fault('unknown-card', `${where}: there is no card ${id}.`);
  if (!kinds.includes(card.kind)) throw new Fault('wrong-card', `${where}: ${id} is a ${card.kind}.`);
  return id;
};
