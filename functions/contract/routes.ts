// Method and path of every route, without shapes: all that a page needs to call one. Earlier routes win:
// `/api/games/public` stands before `/api/games/:id`.

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export const ROUTES = {
  health: 'get /api/health',
  askSignIn: 'post /api/sign-in',
  enterCode: 'post /api/sign-in/code',
  seeSignIn: 'get /api/sign-in/:token',
  useSignIn: 'post /api/sign-in/:token',
  signOut: 'post /api/sign-out',
  me: 'get /api/me',
  whoIsHere: 'get /api/session',
  changeMe: 'patch /api/me',
  sessions: 'get /api/me/sessions',
  endSession: 'delete /api/me/sessions/:session',
  exportMe: 'get /api/me/export',
  deleteMe: 'delete /api/me',
  createGame: 'post /api/games',
  myGames: 'get /api/games',
  leaveAside: 'delete /api/games/:id/mine',
  publicGames: 'get /api/games/public',
  startGame: 'post /api/games/:id/start',
  cancelGame: 'post /api/games/:id/cancel',
  inviteToSeat: 'post /api/games/:id/seats/:seat/invite',
  leaveSeat: 'post /api/games/:id/seats/:seat/leave',
  seeInvitation: 'get /api/invitations/:code',
  takeSeat: 'post /api/invitations/:code',
  whichViewer: 'get /api/games/:id',
  game: 'get /api/games/:id/as/:viewer',
  commits: 'get /api/games/:id/as/:viewer/commits',
  closedLog: 'get /api/logs/:format/:id/:from/:to',
  position: 'get /api/games/:id/as/:viewer/position',
  choices: 'post /api/games/:id/as/:viewer/choices',
  exportGame: 'get /api/games/:id/as/:viewer/export',
  turn: 'post /api/games/:id/turns',
  resign: 'post /api/games/:id/resign',
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
  mailArrives: 'post /api/admin/addresses',
  tryAgain: 'post /api/admin/games/:id/again',
} as const satisfies Readonly<Record<string, `${Method} /api/${string}`>>;

export type RouteId = keyof typeof ROUTES;

/** Method and path of a route. */
export const routeOf = (id: RouteId): { readonly method: Method; readonly path: string } => {
  const [method, path] = ROUTES[id].split(' ') as [Method, string];
  return { method, path };
};
