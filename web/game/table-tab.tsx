// What stands beside the board: since my last turn, who plays, what everybody plays for.

import type { SeatScore } from '../../domain/kernel/rules.ts';
import { boxOf } from '../announce.ts';
import { Button } from '../parts/button.tsx';
import { Picture } from '../parts/picture.tsx';
import { PieceIcon } from '../parts/piece-icon.tsx';
import type { GameModel } from './model.ts';
import { replaySince, SinceLines } from './panels.tsx';
import { sinceMyTurn } from './recap.ts';
import type { TableUi } from './table-ui.ts';

interface Figures {
  readonly sent: readonly SeatScore[];
  readonly draft: readonly SeatScore[];
}

/** As sent, and with the draft. */
const figuresOf = (model: GameModel): Figures => {
  const at = model.at.value;
  const look = model.look.value;
  if (!look) return { sent: [], draft: [] };
  const draft = model.rules.scores(look.state);
  return { sent: at ? model.rules.scores(at.sent) : draft, draft };
};

const Change = ({ by }: { readonly by: number }) =>
  by === 0 ? null : <span class={by > 0 ? 'gain' : 'loss'}> ({by > 0 ? `+${by}` : `−${-by}`})</span>;

const Since = ({ model }: { readonly model: GameModel }) => {
  if (sinceMyTurn(model).length === 0) return null;
  return (
    <section class="tab-part">
      <div class="tab-head">
        <h2>{model.since.value === 0 ? 'So far' : 'Since your last turn'}</h2>
        <Button small onPress={() => replaySince(model)}>
          Replay
        </Button>
      </div>
      <SinceLines model={model} most={6} />
    </section>
  );
};

/** A button that explains a thing. */
const Thing = (props: {
  readonly ui: TableUi;
  readonly thing: string;
  readonly label: string;
  readonly class: string;
  readonly children: preact.ComponentChildren;
}) => (
  <button
    type="button"
    class={props.class}
    data-thing={props.thing}
    aria-label={props.label}
    onClick={(event) => {
      props.ui.explaining.value = { thing: props.thing, at: boxOf(event.currentTarget) };
    }}
  >
    {props.children}
  </button>
);

/** Whose move it was that is looked at: then, not now. */
const isToPlay = (model: GameModel, seat: number): boolean => {
  if (!model.past.value) return model.line.value.game.waits.some((w) => w.seat === seat);
  const state = model.shown.value?.state;
  return state !== undefined && model.rules.awaiting(state).includes(seat);
};

const Players = ({
  model,
  ui,
  figures,
}: {
  readonly model: GameModel;
  readonly ui: TableUi;
  readonly figures: Figures;
}) => {
  const look = model.look.value;
  return (
    <ul class="players" aria-label="Players">
      {model.head.value.players.map((player) => {
        const { seat } = player;
        const own = look ? model.view.player(look, seat) : { line: '', things: [] };
        const total = figures.sent[seat]?.total ?? 0;
        const toPlay = isToPlay(model, seat);
        return (
          <li key={seat} class={toPlay ? 'awaited' : ''}>
            <PieceIcon livery={player} />
            <span class="player-name">
              <strong>{seat === model.seat ? 'You' : player.name}</strong>
              {player.kind === 'bot' && <span class="tag">bot</span>}
              {player.resigned && <span class="tag">resigned</span>}
              {player.mailFails && <span class="tag bad">mail does not reach</span>}
              {toPlay && <span class="hidden">, to play</span>} <span class="muted">{own.line}</span>
            </span>
            <span class="player-things">
              {own.things.map((one, i) => (
                <Thing
                  key={`${one.thing} ${i}`}
                  ui={ui}
                  thing={one.thing}
                  label={one.name}
                  class={one.used ? 'thing used' : 'thing'}
                >
                  <Picture scene={one.drawing} class="thing-icon" />
                </Thing>
              ))}
            </span>
            <b class="player-total">
              {total}
              <Change by={(figures.draft[seat]?.total ?? total) - total} /> {model.view.shape.unit}
            </b>
          </li>
        );
      })}
    </ul>
  );
};

const Goals = ({
  model,
  ui,
  figures,
}: {
  readonly model: GameModel;
  readonly ui: TableUi;
  readonly figures: Figures;
}) => {
  const look = model.look.value;
  if (!look) return null;
  const seats = model.seat === null ? model.head.value.players.map((one) => one.seat) : [model.seat];
  const { unit } = model.view.shape;
  return (
    <section class="tab-part">
      <div class="tab-head">
        <h2>{unit.charAt(0).toUpperCase() + unit.slice(1)}, if it ended now</h2>
        <span class="muted">{model.seat === null ? '' : 'yours'}</span>
      </div>
      <ul class="goals">
        {model.view.goals(look).map(({ thing, name, part }) => (
          <li key={thing} class="goal-line">
            <Thing ui={ui} thing={thing} label={name} class="goal">
              {name}
            </Thing>
            {part !== '' &&
              seats.map((seat) => {
                const sent = figures.sent[seat]?.parts[part] ?? 0;
                return (
                  <b key={seat}>
                    {sent}
                    <Change by={(figures.draft[seat]?.parts[part] ?? sent) - sent} />
                  </b>
                );
              })}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The tab Table, on the phone Players. */
export const TableTab = ({ model, ui }: { readonly model: GameModel; readonly ui: TableUi }) => {
  const figures = figuresOf(model);
  const look = model.look.value;
  const { Goals: More } = model.table;
  return (
    <div class="table-tab">
      <Since model={model} />
      <Players model={model} ui={ui} figures={figures} />
      <Goals model={model} ui={ui} figures={figures} />
      {look && More && (
        <section class="tab-part">
          <More state={look.state} viewer={model.viewer} players={model.head.value.players} />
        </section>
      )}
    </div>
  );
};
