import type { ComponentChildren } from 'preact';
import { Page } from '../parts/page.tsx';
import { me } from '../session.ts';

interface MessageProps {
  readonly title: string;
  readonly text: ComponentChildren;
  /** The ways on; the start page is always one more. */
  readonly children?: ComponentChildren;
}

/** A page that says one thing and leads on. */
export const Message = ({ title, text, children }: MessageProps) => (
  <Page title={title}>
    <div class="card form">
      <p>{text}</p>
      <p class="buttons">
        {children}
        <a class="button plain" href="/">
          {me.value ? 'Your games' : 'Start page'}
        </a>
      </p>
    </div>
  </Page>
);
