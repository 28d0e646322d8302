import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';

const KEYS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'Anywhere but in a field',
    [
      ['← →', 'one move back, on'],
      ['Shift ← →', 'one turn back, on'],
      ['Home, End', 'the start, now'],
      ['Space', 'play, pause'],
      ['?', 'these keys'],
    ],
  ],
  [
    'While the board has the focus',
    [
      ['Arrows', 'to the neighbour'],
      ['N, Shift N', 'next, previous place that is possible'],
      ['Enter, Space', 'choose'],
      ['U, Backspace', 'take back'],
      ['Home, End', 'ends of the row'],
      ['Ctrl Home, Ctrl End', 'corners'],
      ['Page Up, Page Down', 'five rows'],
      ['L', 'say the last turn'],
    ],
  ],
];

/** All keys of the game page. */
export const KeySheet = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Keys" onClose={onClose}>
    {KEYS.map(([where, keys]) => (
      <section key={where}>
        <h3>{where}</h3>
        <dl class="keys">
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <p class="buttons">
      <Button kind="main" onPress={onClose}>
        Close
      </Button>
    </p>
  </Dialog>
);
