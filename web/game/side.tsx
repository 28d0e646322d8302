// What stands beside the board: since my last turn, who plays, what everybody plays for.

import { useComputed } from '@preact/signals';
import { Button } from '../parts/button.tsx';
import { PieceIcon } from '../parts/piece-icon.tsx';
import type { GameModel } from './model.ts';
import { sinceMyTurn } from './recap.ts';
import { playFrom } from './replay.ts';

/** What the others have done since my last turn, in sentences, with a walk through it. */
export const Since = ({ model }: { readonly model: GameModel }) => {
  const turns = useComputed(() => sinceMyTurn(model)).value;
  const first = turns[0];
  if (!first) return null;
  return (
    <section class="card">
      <div class="card-head">
        <h2>{model.since.value === 0 ? 'So far' : 'Since your last turn'}</h2>
        <Button small onPress={() => playFrom(model, Math.max(first.fromPly - 1, 0))}>
          Replay
        </Button>
      </div>
      <ul class="since">
        {turns.map((turn) => (
          <li key={turn.fromPly}>
            {turn.seat !== null && <PieceIcon livery={model.liveryOf(turn.seat)} />}
            <span>{model.tell(turn.phrases)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Who plays, with a line of what each has. */
export const Players = ({ model }: { readonly model: GameModel }) => {
  const state = model.sketch.value && !model.past.value ? model.sketch.value.state : model.shown.value?.state;
  const { waits } = model.line.value.game;
  return (
    <section class="card flush" aria-labelledby="players-heading">
      <h2 id="players-heading" class="hidden">
        Players
      </h2>
      <ul class="players">
        {model.head.value.players.map((player) => {
          const awaited = waits.some((w) => w.seat === player.seat);
          return (
            <li key={player.seat} class={awaited ? 'awaited' : ''}>
              <PieceIcon livery={player} />
              <span>
                <strong>{player.seat === model.seat ? `You (${player.name})` : player.name}</strong>
                {player.kind === 'bot' && <span class="tag">bot</span>}
                {player.resigned && <span class="tag">resigned</span>}
                {player.mailFails && <span class="tag bad">mail does not reach</span>}
                <br />
                <span class="muted">
                  {player.shape}
                  {state !== undefined && ` · ${model.table.seatLine(state, player.seat, model.viewer)}`}
                </span>
              </span>
              {awaited && <span class="badge turn">to play</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

export const GoalsCard = ({ model }: { readonly model: GameModel }) => {
  const state = model.shown.value?.state;
  if (state === undefined) return null;
  return (
    <section class="card" aria-label="What counts">
      <model.table.Goals state={state} viewer={model.viewer} players={model.head.value.players} />
    </section>
  );
};
