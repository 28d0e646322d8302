import { useRef, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { chooseTheme, THEMES, theme } from '../theme.ts';
import { frame } from './frame.ts';
import { canResign, ResignDialog, toggleMute } from './head.tsx';
import type { GameModel } from './model.ts';
import { keepFade, type TableUi } from './table-ui.ts';
import { reset } from './turn.ts';

const TextDialog = ({ model, onClose }: { readonly model: GameModel; readonly onClose: () => void }) => {
  const { BoardAsText } = model.table;
  const look = model.look.value;
  return (
    <Dialog title="The board as text" onClose={onClose}>
      {look && <BoardAsText state={look.state} players={model.head.value.players} />}
      <p class="buttons">
        <Button kind="main" onPress={onClose}>
          Close
        </Button>
      </p>
    </Dialog>
  );
};

const Item = (props: { readonly children: preact.ComponentChildren; readonly onPress: () => void }) => (
  <button type="button" onClick={props.onPress}>
    {props.children}
  </button>
);

/** Everything that one does with a game as a whole. */
export const GameMenu = ({
  model,
  ui,
  onKeys,
}: {
  readonly model: GameModel;
  readonly ui: TableUi;
  readonly onKeys: () => void;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const [text, showText] = useState(false);
  const [leaving, leave] = useState(false);
  const { title } = model.line.value.game.table;
  const running = model.line.value.game.table.status === 'running';
  const touch = matchMedia('(hover: none)').matches;
  const tabs = frame.value === 'land';
  return (
    <div class="game-menu">
      <button type="button" class="button quiet square" popovertarget="game-menu" aria-label="Menu">
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press on an item inside closes the menu, by mouse or key */}
      <div ref={box} id="game-menu" class="menu" popover="auto" onClick={() => box.current?.hidePopover()}>
        {tabs &&
          (['players', 'moves', 'talk'] as const).map((tab) => (
            <Item key={tab} onPress={() => (ui.tab.value = ui.tab.value === tab ? 'board' : tab)}>
              {ui.tab.value === tab ? 'Back to the board' : tab.charAt(0).toUpperCase() + tab.slice(1)}
            </Item>
          ))}
        {model.seat !== null && (
          <Item onPress={() => void toggleMute(model)}>
            {model.head.value.muted ? 'Mail about this game is off' : 'Mail about this game is on'}
          </Item>
        )}
        <a href={`/rules/${title}`} target="_blank" rel="noreferrer">
          Rules in short
        </a>
        <Item onPress={() => showText(true)}>The board as text</Item>
        {model.at.value && (
          <Item
            onPress={() => {
              ui.listed.value = !ui.listed.value;
              if (ui.listed.value && frame.value === 'phone') ui.sheet.value = 'full';
            }}
          >
            {ui.listed.value ? 'Places only on the board' : 'Places of the board as a list'}
          </Item>
        )}
        <Item onPress={() => keepFade(ui, !ui.fade.value)}>
          {ui.fade.value ? 'Fade what cannot be chosen: on' : 'Fade what cannot be chosen: off'}
        </Item>
        <Item onPress={() => chooseTheme(THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'system')}>
          Colours: {theme.value === 'system' ? 'as the device' : theme.value}
        </Item>
        {!touch && <Item onPress={onKeys}>Keys</Item>}
        {model.at.value && <Item onPress={() => reset(model)}>Take the whole turn back</Item>}
        <a href={`/g/${model.id}/result`}>{running ? 'Scores so far' : 'Result'}</a>
        {canResign(model) && <Item onPress={() => leave(true)}>Resign…</Item>}
        {frame.value === 'phone' || frame.value === 'land' ? <a href="/me">You and your mail address</a> : null}
      </div>
      {leaving && <ResignDialog model={model} onClose={() => leave(false)} />}
      {text && <TextDialog model={model} onClose={() => showText(false)} />}
    </div>
  );
};
