import type { Card, CardId } from '../card.ts';
import { type Amounts, NOTHING } from '../card.ts';
import { CARDS } from '../catalogue.ts';

/** What somebody sent to the door and cannot mean; a stable code and a sentence. */
export class BadPosition extends Error {
  override readonly name = 'BadPosition';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object at a place, with no other keys than these; an empty one where it is absent. */
export const fields = (value: unknown, where: string, known: readonly string[] | null): Fields => {
  if (value === undefined) return {};
  if (!isFields(value)) throw new BadPosition('malformed', `${where} must be an object`);
  const odd = known && Object.keys(value).find((key) => !known.includes(key));
  if (odd) throw new BadPosition('unknown-key', `${where} has no key ${odd}`);
  return value;
};

export const list = (value: unknown, where: string): readonly unknown[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new BadPosition('malformed', `${where} must be a list`);
  return value;
};

export const whole = (value: unknown, where: string, most: number, otherwise: number): number => {
  if (value === undefined) return otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
    throw new BadPosition('malformed', `${where} must be a whole number from 0 to ${most}`);
  return value;
};

export const flag = (value: unknown, where: string): boolean => {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') throw new BadPosition('malformed', `${where} must be true or false`);
  return value;
};

export const text = (value: unknown, where: string): string => {
  if (typeof value !== 'string') throw new BadPosition('malformed', `${where} must be a word`);
  return value;
};

const MOST = 99;

const amountsAt = (value: unknown, where: string): Amounts => {
  if (value === undefined) return NOTHING;
  const [stone, wood, knowledge, tile, ...more] = list(value, where);
  if (more.length > 0) throw new BadPosition('malformed', `${where} must be four numbers`);
  const at = (one: unknown): number => whole(one, where, MOST, 0);
  return [at(stone), at(wood), at(knowledge), at(tile)];
};

/** A card that the position makes up: with a wage a worker, with gives and needs a machine, else a building. */
const cardAt = (id: CardId, value: unknown): Card => {
  const where = `cards.${id}`;
  const it = fields(value, where, ['name', 'wage', 'gives', 'needs', 'coins', 'points']);
  const name = it.name === undefined ? id : text(it.name, where);
  const gives = amountsAt(it.gives, where);
  if (it.needs === undefined)
    return { kind: 'worker', id, name, rank: 'craftsman', wage: whole(it.wage, where, MOST, 0), gives };
  const built = {
    id,
    name,
    needs: amountsAt(it.needs, where),
    coins: whole(it.coins, where, MOST, 0),
    points: whole(it.points, where, MOST, 0),
  };
  return it.gives === undefined
    ? { kind: 'building', ...built }
    : { kind: 'machine', ...built, gives, wage: whole(it.wage, where, MOST, 0) };
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
  if (!card) throw new BadPosition('unknown-card', `${where}: there is no card ${id}`);
  if (!kinds.includes(card.kind)) throw new BadPosition('wrong-card', `${where}: ${id} is a ${card.kind}`);
  return id;
};
