import type { Body, Contract, Params, Reply } from '../../functions/contract/contract.ts';
import { type RouteId, routeOf } from '../../functions/contract/routes.ts';

/** What went wrong: a stable code (RFC 9457 document), or `offline` when nothing answered. */
export interface Problem {
  readonly code: string;
  readonly status: number;
  /** Index of the move that was refused. */
  readonly at?: number;
  /** Further members of the problem document, such as the newer commits of a conflict. */
  readonly more: Readonly<Record<string, unknown>>;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

type Given<K extends RouteId> = (Params<K> extends undefined ? unknown : { readonly params: Params<K> }) &
  (Body<K> extends undefined ? unknown : { readonly body: Body<K> }) &
  (Contract[K] extends { readonly query: () => infer Q }
    ? { readonly query?: { readonly [N in keyof Q]?: string | number } }
    : unknown) & { readonly signal?: AbortSignal };

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** The address of a route with its parameters filled in. */
export const address = (path: string, { params = {}, query = {} }: Parts): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
  const asked = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
};

const problemOf = async (response: Response): Promise<Problem> => {
  const read: unknown = await response.json().catch(() => null);
  const document = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  const at = document.at;
  return {
    code: typeof document.code === 'string' ? document.code : 'unexpected',
    status: response.status,
    ...(typeof at === 'number' ? { at } : {}),
    more: document,
  };
};

const OFFLINE: Problem = { code: 'offline', status: 0, more: {} };

/** Calls a route of the contract. Never throws for what a server or a network can do. */
export const call = async <K extends RouteId>(route: K, given: Given<K>): Promise<Answer<Reply<K>>> => {
  const { method, path } = routeOf(route);
  const parts: Parts = given;
  try {
    const response = await fetch(address(path, parts), {
      method: method.toUpperCase(),
      credentials: 'same-origin',
      headers: parts.body === undefined ? {} : { 'content-type': 'application/json' },
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      signal: parts.signal ?? null,
    });
    if (!response.ok) return { ok: false, problem: await problemOf(response) };
    return { ok: true, value: (await response.json()) as Reply<K> };
  } catch {
    return { ok: false, problem: OFFLINE };
  }
};
