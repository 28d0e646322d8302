import { useState } from 'preact/hooks';
import { call } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { counted } from '../words.ts';
import { checkDice, type DiceFile } from './dice.ts';
import type { GameModel } from './model.ts';

const verdictOf = async (model: GameModel): Promise<string> => {
  if (!globalThis.crypto?.subtle) return 'This browser can check the dice only over https.';
  const answer = await call('exportGame', { params: { id: model.id, viewer: model.viewer } });
  if (!answer.ok) return 'The file of this game could not be read. Try again.';
  const { draws, wrong } = await checkDice(answer.value as unknown as DiceFile);
  return wrong ?? `All is right: ${counted(draws, 'draw follows', 'draws follow')} from the seed that was promised.`;
};

/** Lets anybody check that nobody could steer the shuffles, once a game is over. */
export const DiceCheck = ({ model }: { readonly model: GameModel }) => {
  const [said, say] = useState('');
  const { seed, commitment } = model.line.value.game.table;
  if (seed === null) return null;
  const check = async (): Promise<void> => {
    say('Checking…');
    say(await verdictOf(model));
  };
  return (
    <section class="card">
      <h2>The dice</h2>
      <p>
        Before the first draw this game promised a seed by its fingerprint. The seed is told now, so every draw can be
        derived again, here in your browser.
      </p>
      <dl class="facts">
        <dt>Promised</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>Seed</dt>
        <dd>
          <code>{seed}</code>
        </dd>
      </dl>
      <p class="buttons">
        <Button onPress={() => void check()}>Check all draws</Button>
        <a class="button plain" href={`/api/games/${model.id}/as/${model.viewer}/export`} download={`${model.id}.json`}>
          Take the game with you
        </a>
      </p>
      <p role="status">{said}</p>
    </section>
  );
};
