import { refusalToken } from '../server/auth/tokens.ts';
import { markOf } from '../server/store/refusals.ts';
import type { Services } from './services.ts';

/** Where who reads a mail ends all mail of strangers: a page for people, and headers for mail programs (RFC 8058). */
export const neverLinks = ({ keys, environment }: Pick<Services, 'keys' | 'environment'>, email: string) => {
  const token = refusalToken(keys, markOf(email));
  const { PUBLIC_ORIGIN } = environment;
  return {
    page: `${PUBLIC_ORIGIN}/never/${token}`,
    headers: {
      'List-Unsubscribe': `<${PUBLIC_ORIGIN}/api/never/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
