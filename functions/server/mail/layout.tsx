/** @jsxImportSource hono/jsx */
import type { Child, FC } from 'hono/jsx';
import { DARK_RULES, LIGHT, SANS, SERIF } from './colours.ts';

interface PageProps {
  readonly title: string;
  /** Shown by mail programs beside the subject, never in the mail itself. */
  readonly preheader: string;
  readonly footer: Child;
  readonly children?: Child;
}

// Without this tail a mail program fills its preview with the words of the mail.
const FILL = '͏ \u200C'.repeat(60);

/** The frame of every mail: a card on paper, 600 px at most, laid out by tables because mail programs need them. */
export const Page: FC<PageProps> = ({ title, preheader, footer, children }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style dangerouslySetInnerHTML={{ __html: DARK_RULES }} />
    </head>
    <body class="bg" style={`margin:0;background:${LIGHT.bg}`}>
      <div style="display:none;max-height:0;overflow:hidden">
        {preheader}
        {FILL}
      </div>
      <table
        role="presentation"
        class="bg"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style={`background:${LIGHT.bg}`}
      >
        <tr>
          <td class="page" align="center" style="padding:24px 12px">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
              <tr>
                <td
                  class="card surface ink"
                  style={`padding:24px;background:${LIGHT.surface};border-radius:14px;color:${LIGHT.ink};font:16px/1.5 ${SANS}`}
                >
                  {children}
                </td>
              </tr>
              <tr>
                <td class="foot muted" style={`padding:16px 24px;color:${LIGHT.muted};font:13px/1.6 ${SANS}`}>
                  {footer}
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>
);

export const Heading: FC<{ readonly under?: string; readonly children?: Child }> = ({ under, children }) => (
  <>
    <h1 class="ink" style={`margin:0;color:${LIGHT.ink};font:700 24px/1.25 ${SERIF}`}>
      {children}
    </h1>
    {under ? (
      <p class="muted" style={`margin:4px 0 0;color:${LIGHT.muted};font-size:14px`}>
        {under}
      </p>
    ) : null}
  </>
);

export const Section: FC<{ readonly children?: Child }> = ({ children }) => (
  <h2 class="ink" style={`margin:28px 0 6px;color:${LIGHT.ink};font:700 18px/1.25 ${SERIF}`}>
    {children}
  </h2>
);

export const Line: FC<{ readonly children?: Child }> = ({ children }) => <p style="margin:12px 0 0">{children}</p>;

export const Link: FC<{ readonly href: string; readonly children?: Child }> = ({ href, children }) => (
  <a class="link" href={href} style={`color:${LIGHT.link}`}>
    {children}
  </a>
);

/** The one thing to press. */
export const Button: FC<{ readonly href: string; readonly children?: Child }> = ({ href, children }) => (
  <p style="margin:20px 0 0">
    <a
      class="button"
      href={href}
      style={`display:inline-block;padding:12px 26px;border-radius:8px;background:${LIGHT.accent};color:${LIGHT.onAccent};font-weight:700;text-decoration:none`}
    >
      {children}
    </a>
  </p>
);

/** A whole document as text. */
export const html = (page: { toString(): string }): string => `<!doctype html>${page.toString()}`;
