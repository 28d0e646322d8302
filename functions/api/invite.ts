import { isLifecycle } from '../../domain/kernel/lifecycle.ts';
import { invitationCode } from '../server/auth/tokens.ts';
import type { Log } from '../server/game-log/logs.ts';
import { failureOf } from '../server/mail/mail-failure.ts';
import type { Invitation } from '../server/store/invitations.ts';
import { playersAt } from '../server/store/players.ts';
import { neverLinks } from './never-links.ts';
import type { Services } from './services.ts';

const linkOf = (services: Services, invitation: Invitation): string =>
  `${services.environment.PUBLIC_ORIGIN}/j/${invitationCode(services.keys, invitation.id)}`;

const mailTo = async (services: Services, log: Log, invitation: Invitation) => {
  const host = await services.people.find(invitation.from);
  const players = await playersAt(services.people, services.invitations, [log.game.table.seats]);
  const others = players(log.game.table.seats)
    .filter(({ kind, seat }) => (kind === 'person' || kind === 'bot') && seat !== invitation.seat)
    .map(({ name }) => name)
    .filter((name) => name !== host?.name);
  const { name: game } = log.game.table;
  const link = linkOf(services, invitation);
  const { invitationMail } = await import('../server/mail/invitation-mail.tsx');
  const never = neverLinks(services, invitation.email).page;
  return invitationMail({ host: host?.name ?? 'Somebody', game, title: log.title.name, others, link, never });
};

// What may have gone is not sent again: the host sees the seat open and can send the link.
const BECOMES = { refused: 'failed', later: 'later', 'may-have-gone': 'sent' } as const;
const TRIED_AGAIN_AFTER = 120_000;

const mail = async (services: Services, log: Log, invitation: Invitation): Promise<void> => {
  if (!(await services.invitations.claim(invitation.id, services.now()))) return;
  if (await services.refusals.has(invitation.email))
    return services.invitations.mailed(invitation.id, 'failed', services.now());
  try {
    const headers = {
      ...neverLinks(services, invitation.email).headers,
      'X-Postwright-Notice': `INVITATION#${invitation.id}`,
    };
    const body = await mailTo(services, log, invitation);
    await services.mail.send({ to: invitation.email, ...body, headers, tags: { kind: 'invitation', game: log.id } });
    await services.invitations.mailed(invitation.id, 'sent', services.now());
  } catch (error) {
    const { kind, reason } = failureOf(error, invitation.email);
    services.logger.error('mail failed', { gameId: log.id, code: `mail-${kind}`, why: reason });
    await services.invitations.mailed(invitation.id, BECOMES[kind], services.now());
  }
};

const openInvitations = async (services: Services, log: Log): Promise<readonly Invitation[]> => {
  const { status, seats } = log.game.table;
  const ids = seats.flatMap(({ invitation }) => (invitation === null ? [] : [invitation]));
  return status === 'open' ? [...(await services.invitations.findMany(ids)).values()] : [];
};

/** Mails those invitations that were not mailed yet. What fails is shown at the table; the game goes on. */
export const sendInvitations = async (services: Services, log: Log): Promise<void> => {
  for (const invitation of await openInvitations(services, log))
    if (invitation.mail !== 'sent') await mail(services, log, invitation);
};

const isOpen = ({ mail: became, triedAt }: Invitation, now: number): boolean =>
  became === undefined || (became === 'later' && now >= (triedAt ?? 0) + TRIED_AGAIN_AFTER);

/** Mails invitations whose sender died before it came to them, and those that were not taken for the time being. */
export const mendInvitations = async (services: Services, log: Log): Promise<void> => {
  for (const invitation of await openInvitations(services, log))
    if (isOpen(invitation, services.now())) await mail(services, log, invitation);
};

const invitedEver = ({ commits }: Log): readonly string[] =>
  commits
    .flatMap(({ steps }) => steps.flatMap(({ events }) => events))
    .flatMap((event) => (isLifecycle(event) && event.type === 'SeatInvited' ? [event.invitation] : []));

/** A table that takes nobody in any more keeps no addresses of those whom it asked. */
export const closeInvitations = async (services: Services, log: Log): Promise<void> => {
  if (log.game.table.status === 'open') return;
  const left = await services.invitations.findMany(invitedEver(log));
  for (const invitation of left.values()) if (invitation.email !== '') await services.invitations.forget(invitation);
};

/** Takes back what a command kept beforehand and its log does not ask for, as when it was done before in other words. */
export const dropStray = async (services: Services, log: Log, kept: readonly Invitation[]): Promise<void> => {
  const { status, seats } = log.game.table;
  const asked = status === 'open' ? seats.map(({ invitation }) => invitation) : [];
  for (const invitation of kept) if (!asked.includes(invitation.id)) await services.invitations.remove(invitation);
};
