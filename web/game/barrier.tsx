import { isEnd } from '../../domain/kernel/draft.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { GameModel } from './model.ts';
import { sendBarrier } from './send.ts';

/** Asks before something new is shown, since nothing can be taken back then, and before a turn that gives something away. */
export const Barrier = ({ model }: { readonly model: GameModel }) => {
  const asking = model.asking.value;
  const last = asking?.moves.at(-1);
  const now = model.sketch.value;
  if (!last || !now || model.seat === null) return null;
  const no = (): void => {
    model.asking.value = null;
  };
  const warning = model.table.warning(now.state, model.seat, last);
  const yes = (): void => void sendBarrier(model);
  if (isEnd(last))
    return (
      <Dialog title="Send your turn now?" onClose={no}>
        <p>{warning}</p>
        <p class="buttons">
          <Button kind="main" onPress={yes}>
            Send it
          </Button>
          <Button onPress={no}>Not yet</Button>
        </p>
      </Dialog>
    );
  return (
    <Dialog title="This cannot be taken back" onClose={no}>
      <p>{warning ?? 'You will see something new.'}</p>
      <p>
        Everything you have done in this turn so far is sent with it and stays as it is. Then your turn goes on from
        what you see.
      </p>
      <p class="buttons">
        <Button kind="main" onPress={yes}>
          Send it and see
        </Button>
        <Button onPress={no}>Not yet</Button>
      </p>
    </Dialog>
  );
};
