// Where the links of mails lead, in one file: each is small, and small files compress badly.

export { ConfirmSignInPage } from './confirm-sign-in.tsx';
export { NeverPage } from './never.tsx';
export { SignInPage } from './sign-in.tsx';
export { TurnLinkPage } from './turn-link.tsx';
export { UnsubscribePage } from './unsubscribe.tsx';
