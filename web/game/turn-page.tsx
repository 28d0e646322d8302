// The page on which one makes a turn: one order of everything, and a layout by the window (`styles/turn/`).

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { bubble, toast } from '../announce.ts';
import { Icon } from '../parts/icon.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { allListed } from './answer-list.ts';
import { arrivedAt, rememberArrival } from './arrival.ts';
import { FIT } from './camera.ts';
import { Explain, ExplainCard, explained } from './explain.tsx';
import { ASPECT, frame } from './frame.ts';
import { GameBar } from './game-bar.tsx';
import { listen } from './keys.ts';
import { fetchLater, KeySheet, Moves, Notes, Talk } from './later.tsx';
import type { GameModel } from './model.ts';
import { AskingPanel, PastPanel, RestingPanel, SincePanel } from './panels.tsx';
import { sinceMyTurn } from './recap.ts';
import { Scrubber } from './scrubber.tsx';
import { Sheet } from './sheet.tsx';
import { Stage } from './stage.tsx';
import { TableTab } from './table-tab.tsx';
import { type Tab, type TableUi, tableUi } from './table-ui.ts';
import { Bubble } from './toast.tsx';
import { Foot, StateLine, TurnPanel } from './turn-panel.tsx';

interface Part {
  readonly model: GameModel;
  readonly ui: TableUi;
}

const Panel = ({ model, ui }: Part) => {
  const at = model.at.value;
  const slim = frame.value === 'phone' || frame.value === 'land';
  const card = slim ? explained(model, ui) : null;
  const state = at && !(slim && ui.arriving.value) ? <StateLine model={model} at={at} /> : null;
  const close = (): void => {
    ui.explaining.value = null;
  };
  const body = () => {
    if (card)
      return (
        <>
          <div
            class="panel-body explaining"
            data-part="explain"
            role="dialog"
            aria-modal="false"
            aria-labelledby="explain-name"
          >
            <ExplainCard model={model} card={card} onClose={close} />
          </div>
          {at && <Foot model={model} />}
        </>
      );
    if (model.past.value) return <PastPanel model={model} />;
    if (model.asking.value) return <AskingPanel model={model} />;
    if (at && slim && ui.arriving.value) return <SincePanel model={model} ui={ui} />;
    return at ? <TurnPanel model={model} ui={ui} at={at} /> : <RestingPanel model={model} />;
  };
  return (
    <Sheet
      ui={ui}
      mine={at !== null}
      tall={card !== null || model.asking.value !== null}
      grows={at !== null && allListed(model.view, model.words, at)}
      top={state}
    >
      {body()}
    </Sheet>
  );
};

const SideCard = ({ model, ui }: Part) => {
  const table = { name: 'Table', body: () => <TableTab model={model} ui={ui} /> };
  const more = [
    { name: 'Moves', body: () => <Moves model={model} /> },
    { name: 'Talk', body: () => <Talk model={model} /> },
    ...(model.seat === null ? [] : [{ name: 'Notes', body: () => <Notes model={model} /> }]),
  ];
  if (frame.value === 'wide')
    return (
      <>
        <div class="side-card">
          <Tabs label="The table" tabs={[table]} />
        </div>
        <div class="side-card second">
          <Tabs label="About this game" tabs={more} />
        </div>
      </>
    );
  return (
    <div class="side-card">
      <Tabs label="About this game" tabs={[table, ...more]} />
    </div>
  );
};

const TABS: readonly (readonly [Tab, string, string])[] = [
  ['board', 'Board', 'M12 3l8 4.6v8.8L12 21l-8-4.6V7.6z'],
  [
    'players',
    'Players',
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.4.7 4 2.4 4 5.5',
  ],
  ['moves', 'Moves', 'M4 6h16M4 12h12M4 18h8'],
  ['talk', 'Talk', 'M4 5h16v11H10l-5 4v-4H4z'],
];

const TabBar = ({ ui }: { readonly ui: TableUi }) => (
  <nav class="tab-bar" aria-label="Parts of the game">
    {TABS.map(([tab, name, path]) => (
      <button
        key={tab}
        type="button"
        aria-current={ui.tab.value === tab ? 'page' : undefined}
        onClick={() => {
          ui.tab.value = tab;
        }}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={path} />
        </svg>
        {name}
      </button>
    ))}
  </nav>
);

/** Another tab fills the stage's place on small windows. */
const Elsewhere = ({ model, ui }: Part) => {
  const tab = ui.tab.value;
  if (tab === 'board') return null;
  return (
    <div class="elsewhere">
      {frame.value === 'land' && (
        <button type="button" class="button small" onClick={() => (ui.tab.value = 'board')}>
          <Icon name="back" /> Back to the board
        </button>
      )}
      {tab === 'players' && <TableTab model={model} ui={ui} />}
      {tab === 'moves' && <Moves model={model} />}
      {tab === 'talk' && <Talk model={model} />}
      {tab === 'talk' && model.seat !== null && <Notes model={model} />}
    </div>
  );
};

const LEAVE = 200;

/** The card stays while the mouse is over the thing or the card. */
const useHover = (model: GameModel, ui: TableUi) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const byHover = useRef(false);
  return {
    over: (
      found: { readonly thing: string; readonly at: { x: number; y: number; w: number; h: number } } | null,
    ): void => {
      clearTimeout(timer.current);
      if (!found) {
        if (byHover.current)
          timer.current = setTimeout(() => {
            ui.explaining.value = null;
          }, LEAVE);
        return;
      }
      const look = model.look.value;
      if (!look || !model.view.explain(look, found.thing)) return;
      byHover.current = true;
      ui.explaining.value = found;
    },
    card: (inside: boolean): void => {
      clearTimeout(timer.current);
      if (!inside && byHover.current)
        timer.current = setTimeout(() => {
          ui.explaining.value = null;
        }, LEAVE);
    },
  };
};

export const TurnPage = ({ model }: { readonly model: GameModel }) => {
  const ui = useMemo(() => tableUi(arrivedAt(model) && sinceMyTurn(model).length > 0), [model]);
  const [keys, showKeys] = useState(false);
  const { over, card } = useHover(model, ui);
  const layout = frame.value;
  const look = model.look.value;
  useEffect(() => {
    toast.value = null;
    bubble.value = null;
    rememberArrival(model);
    return listen(model, ui, () => showKeys(true));
  }, [model]);
  const { seq } = model.line.value.game;
  const first = useRef(seq);
  useEffect(() => {
    if (first.current === seq) return;
    first.current = seq;
    ui.camera.value = FIT;
    ui.explaining.value = null;
    rememberArrival(model);
  }, [seq]);
  useEffect(() => {
    const idle =
      typeof requestIdleCallback === 'function' ? requestIdleCallback : (run: () => void) => setTimeout(run, 2000);
    idle(() => void fetchLater());
  }, []);
  const aspect = (look && model.view.shape.aspect(look.state)) ?? ASPECT;
  const slim = layout === 'phone' || layout === 'land';
  return (
    <div class="turn-page" data-frame={layout} data-panel={model.view.shape.panel} style={{ '--a': String(aspect) }}>
      <a class="skip" href="#board">
        Skip to the board
      </a>
      <a class="skip" href="#question">
        Skip to the question
      </a>
      <GameBar model={model} ui={ui} onKeys={() => showKeys(true)} />
      <main id="main" class="turn-main">
        <Stage model={model} ui={ui} hover={over} />
        {slim && <Elsewhere model={model} ui={ui} />}
        <Panel model={model} ui={ui} />
        {!slim && (
          <div class="scrubber-row">
            <Scrubber model={model} />
          </div>
        )}
        {!slim && <SideCard model={model} ui={ui} />}
      </main>
      {layout === 'phone' && <TabBar ui={ui} />}
      {!slim && <Explain model={model} ui={ui} hover={card} />}
      <Bubble />
      {keys && <KeySheet onClose={() => showKeys(false)} />}
    </div>
  );
};
