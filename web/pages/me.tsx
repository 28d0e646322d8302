import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Data } from '../me/data.tsx';
import { Colours } from '../me/livery.tsx';
import { Name } from '../me/name.tsx';
import { Sessions } from '../me/sessions.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { Loading } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { me } from '../session.ts';
import { chooseTheme, THEMES, theme } from '../theme.ts';

const Theme = () => (
  <section class="card">
    <h2>Light or dark</h2>
    <ChoiceList
      legend="Colours of the pages"
      inline
      items={[
        { value: 'system', label: 'As the device' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
      value={theme.value}
      onValue={(value) => chooseTheme(THEMES.find((t) => t === value) ?? 'system')}
    />
  </section>
);

/** All about oneself: name, look, sessions, data. */
export const MePage = () => {
  const { route } = useLocation();
  const [gone, setGone] = useState(false);
  const out = me.value === null && !gone;
  useEffect(() => {
    if (out) route('/in?next=/me', true);
  }, [out, route]);
  if (gone)
    return (
      <Page title="Your account is deleted">
        <p>Nothing that names you is kept. Seats in running games have resigned. Farewell.</p>
      </Page>
    );
  if (!me.value) return <Loading what="One moment" />;
  return (
    <Page title="You">
      <div class="stack">
        <Name />
        <Colours />
        <Theme />
        <Sessions />
        <Data onGone={() => setGone(true)} />
      </div>
    </Page>
  );
};
