// What comes in with a request, checked by the shapes of the contract.

import type * as z from 'zod/mini';
import { contract, type Route, type RouteId } from '../contract/contract.ts';
import type { Shapes } from '../contract/route.ts';
import { TEXT_FAULTS } from '../contract/text.ts';
import { Problem } from './problem.ts';

/** What was given under these names, or null when something is not of its shape. */
export const shaped = (shapes: Shapes, given: Readonly<Record<string, unknown>>): Record<string, unknown> | null => {
  const read = Object.entries(shapes).map(([key, shape]) => [key, shape.safeParse(given[key])] as const);
  return read.every(([, { success }]) => success)
    ? Object.fromEntries(read.map(([key, { data }]) => [key, data]))
    : null;
};

const FAULTS: readonly string[] = TEXT_FAULTS;

/** The body of a request. Throws the problem that it has. */
export const bodyOf = async (request: Request, shape: z.ZodMiniType | undefined): Promise<unknown> => {
  if (!shape) return undefined;
  let said: unknown;
  try {
    said = await request.json();
  } catch {
    throw new Problem(400, 'not-json');
  }
  const read = shape.safeParse(said);
  if (read.success) return read.data;
  const fault = read.error.issues.map(({ message }) => message).find((one) => FAULTS.includes(one));
  throw new Problem(400, fault ?? 'malformed', { fields: read.error.issues.map(({ path }) => path.join('.')) });
};

interface RouteShapes {
  readonly params: Shapes;
  readonly query: Shapes;
  readonly body: z.ZodMiniType | undefined;
}

const known = new Map<RouteId, RouteShapes>();

/** The shapes of a route, made by the first request that asks for it. */
export const shapesOf = (id: RouteId): RouteShapes => {
  const { params, query, body }: Route = contract[id];
  const shapes = known.get(id) ?? { params: params?.() ?? {}, query: query?.() ?? {}, body: body?.() };
  known.set(id, shapes);
  return shapes;
};
