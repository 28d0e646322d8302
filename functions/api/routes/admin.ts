import { overview } from '../../admin/overview.ts';
import { type Call, type Routes, signedIn } from '../call.ts';
import type { RouteId } from '../contract.ts';
import { Problem } from '../problem.ts';

/** Passes the owner: whoever has signed in with the address that the installation was made with. */
const ownerOnly = async (call: Pick<Call<RouteId>, 'me' | 'services'>): Promise<void> => {
  const { environment, people } = call.services;
  const me = signedIn(call);
  const person = me.onlyGame === null ? await people.find(me.userId) : null;
  const owner = environment.OWNER.trim().toLowerCase();
  if (owner === '' || person?.email.toLowerCase() !== owner) throw new Problem(404, 'not-found');
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
