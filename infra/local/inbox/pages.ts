import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { DeadLetter } from '../dead-letters.ts';
import type { Letter, LetterLine } from '../mailbox.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/inbox/inbox.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;

const time = (at: number): Html =>
  html`<time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().replace('T', ' ').slice(0, 19)} UTC</time>`;

const line = ({ id, subject, to, at, copies }: LetterLine): Html => html`<li>
<a href="/inbox/${id}">${subject}</a>
<span>${to.map((address) => html`<a href="/inbox?to=${encodeURIComponent(address)}">${address}</a> `)}</span>
<span class="muted">${time(at)}${copies > 1 ? ` · sent ${copies} times` : ''}</span>
</li>`;

const lost = (letters: readonly DeadLetter[]): Html =>
  letters.length === 0
    ? html``
    : html`<h2>Not delivered inside the server</h2>
<p class="warn">These changes could not be handed to a function. The timekeeper tries their games again.</p>
<ol>${letters.map(
        ({ at, to, what, why }) =>
          html`<li><span>${to}: ${what}</span><span>${why}</span><span class="muted">${time(at)}</span></li>`,
      )}</ol>`;

const KEPT = `Nothing here went out: this server keeps its mail on disk. Open a mail and press its button to try out what its
addressee would see.`;
const GOES_OUT = 'Mail of this server goes out. What lies here is from before.';

interface Around {
  /** Whose mail alone is shown; null for everybody's. */
  readonly to: string | null;
  readonly kept: boolean;
  readonly lost: readonly DeadLetter[];
}

/** All mail, or that of one address, newest first. */
export const listPage = (lines: readonly LetterLine[], { to, kept, lost: letters }: Around): Html =>
  page(
    to === null ? 'Inbox' : `Inbox of ${to}`,
    html`<h1>${to === null ? 'Mail of this server' : `Mail to ${to}`}</h1>
<p class="muted">${kept ? KEPT : GOES_OUT} <a href="/">To the games</a>${to === null ? '' : html` · <a href="/inbox">All mail</a>`}</p>
${lines.length === 0 ? html`<p>No mail yet.</p>` : html`<ol>${lines.map(line)}</ol>`}
${lost(letters)}`,
  );

export const letterPage = ({ id, subject, from, to, at, headers, text }: Letter): Html =>
  page(
    subject,
    html`<p><a href="/inbox">Inbox</a></p>
<h1>${subject}</h1>
<p class="muted">To ${to.join(', ')}<br>From ${from}<br>${time(at)}</p>
<iframe title="The mail as it looks" src="/inbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Its headers</h2>
<dl>
${Object.entries(headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}
</dl>
<h2>Its text part</h2>
<pre tabindex="0">${text}</pre>`,
  );

/** The mail itself for its frame: links open outside of it. */
export const letterBody = ({ html: body }: Letter): Html => {
  const base = '<base target="_blank">';
  return raw(/<head[^>]*>/i.test(body) ? body.replace(/<head[^>]*>/i, (head) => head + base) : base + body);
};
