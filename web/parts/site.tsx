import type { ComponentChildren } from 'preact';
import { Header } from './header.tsx';

/** The site's own top and foot around a page. */
export const Site = ({ children }: { readonly children: ComponentChildren }) => (
  <>
    <Header />
    {children}
    <footer class="foot">
      <a href="/watch">Watch games</a>
      <a href="/rules/kingdom-builder">Rules in short</a>
      <a href="/api/docs" target="_blank" rel="noreferrer">
        API
      </a>
    </footer>
  </>
);
