// The database engine ends its streams by an iterator's `return`, which those of its storage do not have: each query
// would stay open for ever, and keep a snapshot of the database with it. Here they get one, and can be counted.

import { AbstractIterator, AbstractKeyIterator, AbstractLevel, AbstractValueIterator } from 'abstract-level';

const KINDS = [AbstractIterator, AbstractKeyIterator, AbstractValueIterator] as const;

const open = new Set<object>();

const isIterator = (resource: object): boolean => KINDS.some((kind) => resource instanceof kind);

let queries = 0;

/** How many queries this process has made of its engine. A stream of keys or values has an iterator within its own. */
export const engineQueries = (): number => queries;

/** How many iterators are open in this process; 0 when no query is under way. */
export const openIterators = (): number => open.size;

type AnyLevel = AbstractLevel<unknown>;

interface Closing {
  close(): Promise<void>;
}

const closeAtReturn = (): void => {
  for (const { prototype } of KINDS)
    Object.defineProperty(prototype, 'return', {
      configurable: true,
      value: async function (this: Closing) {
        await this.close();
        return { done: true, value: undefined };
      },
    });
};

const countOpen = (): void => {
  const { attachResource, detachResource } = AbstractLevel.prototype;
  Object.assign(AbstractLevel.prototype, {
    attachResource(this: AnyLevel, resource: Parameters<typeof attachResource>[0]) {
      if (isIterator(resource)) {
        open.add(resource);
        if (!(resource instanceof AbstractIterator)) queries += 1;
      }
      attachResource.call(this, resource);
    },
    detachResource(this: AnyLevel, resource: Parameters<typeof detachResource>[0]) {
      open.delete(resource);
      detachResource.call(this, resource);
    },
  });
};

closeAtReturn();
countOpen();
