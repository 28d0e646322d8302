import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';

const KEYS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'Anywhere but in a field',
    [
      ['?', 'these keys'],
      ['Ctrl Enter', 'send the turn'],
      ['F6, Shift F6', 'to the board, the panel, the side'],
      ['Alt N', 'next game'],
    ],
  ],
  [
    'Outside of the board, where arrows mean the neighbour',
    [
      ['← →', 'one move back, on'],
      ['Shift ← →', 'one turn back, on'],
      ['Home, End', 'the start, now'],
      ['Space', 'play, pause'],
    ],
  ],
  [
    'In the board or the panel',
    [
      ['1 to 9', 'that answer'],
      ['U, Backspace', 'take back'],
      ['Shift U', 'take the whole turn back'],
      ['E', 'explain what has the focus'],
      ['Esc', 'close the card'],
      ['L', 'say the last turn'],
      ['+ − 0', 'larger, smaller, the whole board'],
    ],
  ],
  [
    'In the board',
    [
      ['Arrows', 'to the neighbour'],
      ['N, Shift N', 'next, previous place that is possible'],
      ['Enter, Space', 'choose'],
      ['Home, End', 'ends of the row'],
      ['Ctrl Home, Ctrl End', 'corners'],
      ['Page Up, Page Down', 'five rows'],
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
