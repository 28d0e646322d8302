import type { RouteId } from '../../contract/contract.ts';
import { overview } from '../admin/overview.ts';
import { type Call, type Routes, signedIn } from '../call.ts';
import { mailArrives } from '../mail-arrives.ts';
import { isOwner } from '../owner.ts';
import { Problem } from '../problem.ts';

/** Passes the owner. */
const ownerOnly = async (call: Pick<Call<RouteId>, 'me' | 'services'>): Promise<void> => {
  const { environment, people } = call.services;
  const me = signedIn(call);
  const person = await people.find(me.userId);
  if (!person || !isOwner(environment, person, me)) throw new Problem(404, 'not-found');
};

export const adminRoutes: Routes<'admin' | 'mailArrives' | 'tryAgain'> = {
  admin: async (call) => {
    await ownerOnly(call);
    return overview(call.services.overview);
  },
  mailArrives: async (call) => {
    await ownerOnly(call);
    const person = await call.services.people.byEmail(call.body.email);
    if (!person) throw new Problem(404, 'not-found');
    await mailArrives(call.services, person);
    return {};
  },
  tryAgain: async (call) => {
    await ownerOnly(call);
    await call.services.overview.heads.release(call.params.id);
    return {};
  },
};
