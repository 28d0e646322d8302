import { useId, useState } from 'preact/hooks';
import { type Hex, hexLabel, pickOf } from '../../../domain/games/kingdom-builder/hex.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { Pick } from '../../../domain/kernel/rules.ts';
import { typedHex } from './names.ts';
import type { View } from './view.ts';

interface AnswersProps {
  readonly view: View;
  readonly onHex: (hex: Hex) => void;
  readonly onPick: (pick: Pick) => void;
  readonly onNote: (text: string) => void;
}

/** Answers that are no hexes are terrains, or words of their own. */
const answerWord = (pick: Pick): string => WORDS.labels.answer?.[pick] ?? sentence(label(WORDS, 'terrain', pick));

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many answers are shown without being asked for. */
const FEW = 12;

const TypeAHex = ({ view, onHex, onNote }: AnswersProps) => {
  const [text, setText] = useState('');
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const hex = typedHex(view.s.board, text);
    if (hex < 0)
      return onNote(text.trim() === '' ? 'Type a hex first, for example H7.' : `There is no hex ${text.trim()}.`);
    setText('');
    onHex(hex);
  };
  return (
    <form class="kb-type" onSubmit={submit}>
      <label for={id}>Type a hex</label>
      <input
        id={id}
        type="text"
        size={6}
        maxLength={12}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder="H7"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button small">
        Choose
      </button>
    </form>
  );
};

const HexList = ({ view, onHex }: AnswersProps) => (
  <details class="kb-list" open={view.possible.length <= FEW} key={view.possible.length <= FEW ? 'few' : 'many'}>
    <summary>{view.possible.length === 1 ? '1 possible hex' : `${view.possible.length} possible hexes`}</summary>
    <ul>
      {view.possible.map((hex) => (
        <li key={hex}>
          <button type="button" class="button" onClick={() => onHex(hex)}>
            {hexLabel(pickOf(view.land, hex))}
          </button>
        </li>
      ))}
    </ul>
  </details>
);

/** The other way to answer: type a hex, or press one of the large buttons. */
export const Answers = (props: AnswersProps) => {
  const { view, onPick } = props;
  if (view.possible.length === 0 && view.words.length === 0) return null;
  return (
    <div class="kb-answers">
      {view.words.length > 0 && (
        <p class="kb-words">
          {view.words.map((pick) => (
            <button key={pick} type="button" class="button" onClick={() => onPick(pick)}>
              {answerWord(pick)}
            </button>
          ))}
        </p>
      )}
      {view.possible.length > 0 && <TypeAHex {...props} />}
      {view.possible.length > 0 && <HexList {...props} />}
    </div>
  );
};
