import { createHmac } from 'node:crypto';
import type { RouteId } from '../../contract/contract.ts';
import { cookie } from '../../server/auth/cookies.ts';
import { LIMITS } from '../../server/auth/limits.ts';
import { failureOf } from '../../server/mail/mail-failure.ts';
import type { Mail } from '../../server/mail/outgoing.ts';
import type { Person } from '../../server/store/people.ts';
import type { Asked } from '../../server/store/sign-ins.ts';
import { type Call, type Routes, signedIn } from '../call.ts';
import { limited } from '../limited.ts';
import { mailArrives } from '../mail-arrives.ts';
import { neverLinks } from '../never-links.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { codeTried, knownMark, mailable } from '../sign-in-limits.ts';
import { meReply } from './me.ts';

const MINUTES = 15;

/** Only paths of our own: a link in a mail must not lead elsewhere. */
const ownPath = (next: string | undefined): string => (next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : '/');

const codeHash = (services: Services, code: string) => (id: string) =>
  createHmac('sha256', services.keys['sign-in']).update(`${id}|${code}`).digest('hex');

// Anybody can enter anybody's address: who has no account can end that, and is asked no more. Null for a user.
const neverOf = async (services: Services, email: string) => {
  if (await services.people.byEmail(email)) return null;
  if (await services.refusals.has(email)) throw new Problem(422, 'mail-unwanted');
  return neverLinks(services, email);
};

// Who waits for a mail that may have gone keeps what makes its code work; a mail that has surely not gone is a problem.
const isSurelySent = async (services: Services, mail: Mail): Promise<boolean> => {
  try {
    await services.mail.send(mail);
    return true;
  } catch (error) {
    const { kind, reason } = failureOf(error, mail.to);
    services.logger.error('mail failed', { code: `mail-${kind}`, why: reason });
    if (kind === 'may-have-gone') return false;
    throw new Problem(503, kind === 'refused' ? 'mail-refused' : 'mail-failed');
  }
};

// What came of passed-on mails ends with the first sign-in: from then on the account is its person's.
const firstSignIn = async (services: Services, { id, signedIn: before }: Person): Promise<void> => {
  if (before) return;
  for (const session of await services.sessions.ofUser(id))
    if (!session.signedIn) await services.sessions.end(id, session.id);
  await services.people.change(id, { signedIn: true });
};

const signIn = async (call: Call<RouteId>, asked: Asked | null) => {
  if (!asked) throw new Problem(422, 'sign-in-over');
  const { services, agent, answer } = call;
  const { person } = await services.people.ofEmail(asked.email);
  await firstSignIn(services, person);
  await mailArrives(services, person);
  const secret = await services.sessions.start(person.id, agent, null);
  if (call.me) await services.sessions.end(call.me.userId, call.me.id);
  answer.append('set-cookie', cookie(services.environment, 'session', secret));
  answer.append('set-cookie', cookie(services.environment, 'sign-in', ''));
  answer.append('set-cookie', cookie(services.environment, 'known', knownMark(services, person.email)));
  return { me: meReply(services, person, { onlyGame: null, signedIn: true }), next: asked.next };
};

export const signInRoutes: Routes<'askSignIn' | 'enterCode' | 'seeSignIn' | 'useSignIn' | 'signOut'> = {
  askSignIn: async (call) => {
    const { services, body, source, answer } = call;
    const email = body.email.toLowerCase();
    await limited(services, LIMITS.signInBySource, source);
    const never = await neverOf(services, email);
    const after = await mailable(call, email);
    if (after === 'open') return { sure: true };
    if (after !== null) throw new Problem(429, 'too-many-requests', { after });
    const code = services.code();
    const asked = await services.signIns.ask({ email, next: ownPath(body.next) }, codeHash(services, code));
    const { signInMail } = await import('../../server/mail/sign-in-mail.tsx');
    const link = `${services.environment.PUBLIC_ORIGIN}/in/${asked.link}`;
    const mail = {
      to: email,
      ...signInMail({ link, code, minutes: MINUTES, never: never?.page ?? null }),
      ...(never && { headers: never.headers }),
      tags: { kind: 'sign-in' },
    };
    const sure = await isSurelySent(services, mail);
    answer.append('set-cookie', cookie(services.environment, 'sign-in', asked.browser));
    return { sure };
  },
  enterCode: async (call) => {
    const { services, body, source, asked } = call;
    await limited(services, LIMITS.codeBySource, source);
    const email = body.email.toLowerCase();
    // Without a sign-in of this browser no code is right, and none is counted against the address.
    if (!asked || !(await services.signIns.isOpen(asked, email))) throw new Problem(422, 'wrong-code');
    await codeTried(call, email);
    const found = await services.signIns.useCode(asked, email, codeHash(services, body.code));
    if (!found) throw new Problem(422, 'wrong-code');
    return signIn(call, found);
  },
  seeSignIn: async ({ services, params }) => {
    const found = await services.signIns.see(params.token);
    if (!found) throw new Problem(404, 'sign-in-over');
    return { email: found.email, next: found.next };
  },
  useSignIn: async (call) => signIn(call, await call.services.signIns.useLink(call.params.token)),
  signOut: async (call) => {
    const { userId, id } = signedIn(call);
    await call.services.sessions.end(userId, id);
    call.answer.append('set-cookie', cookie(call.services.environment, 'session', ''));
    return {};
  },
};
