import type { Contract, RouteId } from '../../functions/api/contract.ts';

type Line<K extends RouteId> = `${Contract[K]['method']} ${Contract[K]['path']}`;

/** Method and path of every route that the pages call. The compiler holds each line against the contract. */
export const ROUTES = {
  askSignIn: 'post /api/sign-in',
  enterCode: 'post /api/sign-in/code',
  seeSignIn: 'get /api/sign-in/:token',
  useSignIn: 'post /api/sign-in/:token',
  signOut: 'post /api/sign-out',
  whoIsHere: 'get /api/session',
  changeMe: 'patch /api/me',
  sessions: 'get /api/me/sessions',
  endSession: 'delete /api/me/sessions/:session',
  exportMe: 'get /api/me/export',
  deleteMe: 'delete /api/me',
  createGame: 'post /api/games',
  myGames: 'get /api/games',
  publicGames: 'get /api/games/public',
  whichViewer: 'get /api/games/:id',
  game: 'get /api/games/:id/as/:viewer',
  commits: 'get /api/games/:id/as/:viewer/commits',
  closedLog: 'get /api/logs/:format/:id/:from/:to',
  exportGame: 'get /api/games/:id/as/:viewer/export',
  turn: 'post /api/games/:id/turns',
  resign: 'post /api/games/:id/resign',
  startGame: 'post /api/games/:id/start',
  cancelGame: 'post /api/games/:id/cancel',
  inviteToSeat: 'post /api/games/:id/seats/:seat/invite',
  leaveSeat: 'post /api/games/:id/seats/:seat/leave',
  seeInvitation: 'get /api/invitations/:code',
  takeSeat: 'post /api/invitations/:code',
  seeTurnLink: 'get /api/turn-links/:token',
  useTurnLink: 'post /api/turn-links/:token',
  unsubscribe: 'post /api/unsubscribe/:token',
  seeRefusal: 'get /api/mail-refusals/:token',
  refuseMail: 'post /api/never/:token',
  allowMail: 'delete /api/never/:token',
  mute: 'put /api/games/:id/mute',
  talk: 'get /api/games/:id/talk',
  say: 'post /api/games/:id/talk',
  notes: 'get /api/games/:id/notes',
  note: 'put /api/games/:id/notes',
  admin: 'get /api/admin',
  tryAgain: 'post /api/admin/games/:id/again',
} as const satisfies { readonly [K in RouteId]?: Line<K> };

export type CalledRoute = keyof typeof ROUTES;
