/** @jsxImportSource hono/jsx */
import { LIGHT } from './colours.ts';
import { Button, Heading, html, Line, Page } from './layout.tsx';
import { NeverFoot, neverText } from './never.tsx';
import type { MailBody } from './outgoing.ts';

export interface SignInMail {
  /** Opens a page with one button; it does nothing by itself. */
  readonly link: string;
  /** Six digits, for the browser that asked. */
  readonly code: string;
  readonly minutes: number;
  /** Ends all mail to an address without an account; null for a user. */
  readonly never: string | null;
}

export const signInMail = ({ link, code, minutes, never }: SignInMail): MailBody => {
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const hint = `Both work once, within ${minutes} minutes. If you did not ask for this, nothing needs to be done.`;
  return {
    subject: `Sign in to Postwright: ${code}`,
    html: html(
      <Page
        title="Sign in to Postwright"
        preheader={`Your code is ${spaced}.`}
        footer={never ? <NeverFoot foot={hint} never={never} /> : hint}
      >
        <Heading>Sign in to Postwright</Heading>
        <Button href={link}>Sign in</Button>
        <Line>Or type this code in the browser where you asked for it:</Line>
        <p
          class="sunken"
          style={`margin:12px 0 0;padding:12px 20px;border-radius:8px;background:${LIGHT.sunken};font:700 28px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.12em;text-align:center`}
        >
          {code}
        </p>
      </Page>,
    ),
    text: `Sign in to Postwright\n\n${link}\n\nOr type this code in the browser where you asked for it: ${code}\n\n${hint}\n${never ? `\n${neverText(never)}\n` : ''}`,
  };
};
