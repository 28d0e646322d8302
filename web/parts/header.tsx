import { useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { me, signOut, waiting } from '../session.ts';
import { chooseTheme, THEMES, type Theme, theme } from '../theme.ts';
import { Icon, type IconName, Mark } from './icon.tsx';
import { PieceIcon } from './piece-icon.tsx';

const Tab = ({ to, children }: { readonly to: string; readonly children: preact.ComponentChildren }) => {
  const { path } = useLocation();
  return (
    <a class="tab" href={to} aria-current={path === to ? 'page' : undefined}>
      {children}
    </a>
  );
};

const THEME_WORDS: Readonly<Record<Theme, readonly [IconName, string]>> = {
  system: ['machine', 'Colours: as the device'],
  light: ['sun', 'Colours: light'],
  dark: ['moon', 'Colours: dark'],
};

const ThemeSwitch = () => {
  const [icon, words] = THEME_WORDS[theme.value];
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      class="button quiet small square"
      aria-label={words}
      title={words}
      onClick={() => chooseTheme(next)}
    >
      <Icon name={icon} />
    </button>
  );
};

/** Who is signed in, with what belongs to that. */
export const Account = () => {
  const menu = useRef<HTMLDivElement>(null);
  const { route } = useLocation();
  const who = me.value;
  if (!who) return null;
  const leave = async (): Promise<void> => {
    await signOut();
    route('/');
  };
  return (
    <div class="account">
      <button type="button" class="button quiet small" popovertarget="account-menu">
        <PieceIcon livery={who} />
        <span class="account-name">{who.name}</span>
        <Icon name="down" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press on a link inside closes the menu, by mouse or key */}
      <div ref={menu} id="account-menu" class="menu" popover="auto" onClick={() => menu.current?.hidePopover()}>
        <a href="/me">You and your mail address</a>
        <a href="/watch">Watch games</a>
        {who.owner && <a href="/admin">This installation</a>}
        <button type="button" onClick={leave}>
          Sign out
        </button>
      </div>
    </div>
  );
};

/** The top of every page. */
export const Header = () => {
  const n = waiting.value.length;
  const known = me.value;
  return (
    <header class="top">
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <div class="top-row">
        <a class="brand" href="/">
          <Mark />
          Postwright
        </a>
        <nav aria-label="Site">
          {known ? (
            <>
              <Tab to="/">
                Your games
                {n > 0 && (
                  <span class="count">
                    {n}
                    <span class="hidden"> waiting for you</span>
                  </span>
                )}
              </Tab>
              <Tab to="/new">New game</Tab>
            </>
          ) : (
            <Tab to="/watch">Watch games</Tab>
          )}
        </nav>
        <div class="top-end">
          <ThemeSwitch />
          {known === null && (
            <a class="button plain small" href="/in">
              Sign in
            </a>
          )}
          <Account />
        </div>
      </div>
    </header>
  );
};
