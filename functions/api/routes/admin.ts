import { overview } from '../../admin/overview.ts';
import { type Call, type Routes, signedIn } from '../call.ts';
import type { RouteId } from '../contract.ts';
import { isOwner } from '../owner.ts';
import { Problem } from '../problem.ts';

/** Passes the owner. */
const ownerOnly = async (call: Pick<Call<RouteId>, 'me' | 'services'>): Promise<void> => {
  const { environment, people } = call.services;
  const me = signedIn(call);
  const person = me.onlyGame === null ? await people.find(me.userId) : null;
  if (!person || !isOwner(environment, person)) throw new Problem(404, 'not-found');
};

export const adminRoutes: Routes<'admin' | 'tryAgain'> = {
  admin: async (call) => {
    await ownerOnly(call);
    return overview(call.services.overview);
  },
  tryAgain: async (call) => {
    await ownerOnly(call);
    await call.services.overview.heads.forgive(call.params.id);
    return {};
  },
};
