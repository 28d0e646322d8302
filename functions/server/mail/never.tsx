/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { Link } from './layout.tsx';

const NEVER = 'Never get mail from here again';

/** The foot of a mail to somebody who has no account: the page behind the link ends all such mail. */
export const NeverFoot: FC<{ readonly foot: string; readonly never: string }> = ({ foot, never }) => (
  <>
    {foot} <Link href={never}>{NEVER}</Link>
  </>
);

export const neverText = (never: string): string => `${NEVER}: ${never}`;
