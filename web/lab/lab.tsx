import { useState } from 'preact/hooks';
import '../../domain/games/kingdom-builder/drawing/all.ts';
import { emptyDraft, numbered, sketch, undone, withAction, withPick } from '../../domain/kernel/draft.ts';
import { newTable } from '../games/kingdom-builder/new-table.ts';
import { table } from '../games/kingdom-builder/table.ts';
import { Picture } from '../parts/picture.tsx';
import { FIXTURES, type Fixture } from './fixtures.ts';

const { title, Board, BoardAsText, Goals, RulesInShort, prompt, button, seatLine, warning } = table;
const { Preview } = newTable;

const Buttons = (props: {
  readonly fixture: Fixture;
  readonly now: ReturnType<typeof sketch>;
  readonly onAction: (action: string) => void;
}) => (
  <p>
    {props.now.offers.map(({ action, first, usable }) => {
      const shown = button(props.now.state, props.fixture.seat, action);
      return (
        <button
          key={action}
          type="button"
          class="button"
          aria-disabled={!usable}
          title={first?.why ?? shown.hint}
          onClick={() => usable && props.onAction(action)}
        >
          {shown.icon && <Picture scene={shown.icon} class="kb-emblem" />} {shown.text}
        </button>
      );
    })}
  </p>
);

/** One situation that can be played as far as nothing new is shown. */
const Situation = ({ fixture }: { readonly fixture: Fixture }) => {
  const [draft, setDraft] = useState(emptyDraft);
  const [said, setSaid] = useState('');
  const { seat, players, changed, past } = fixture;
  const now = sketch(title.rules, fixture.state, seat, draft);
  const asked = prompt(now.state, seat, now.move, now.choice);
  return (
    <section>
      <h2>{fixture.name}</h2>
      <div id={`prompt-${fixture.name}`}>
        {asked.icon && <Picture scene={asked.icon} class="kb-emblem" />} <b>{asked.heading}</b> {asked.line}{' '}
        {now.move && warning(now.state, seat, now.move)}
      </div>
      <Buttons fixture={fixture} now={now} onAction={(a) => setDraft(withAction(title.rules, now, seat, draft, a))} />
      <Board
        state={now.state}
        viewer={seat}
        players={players}
        choice={now.choice}
        move={now.move}
        onPick={(pick) => setDraft(withPick(title.rules, now, seat, draft, pick))}
        onUndo={() => setDraft(undone(title.rules, fixture.state, seat, draft))}
        onSay={setSaid}
        draft={numbered(draft, (pick) => pick.includes(','))}
        changed={changed}
        past={past}
        label={`Board: ${fixture.name}`}
        describedBy={`prompt-${fixture.name}`}
      />
      <p role="status">{said}</p>
      <ul>
        {players.map((player) => (
          <li key={player.seat}>
            {player.name}: {seatLine(now.state, player.seat, seat)}
          </li>
        ))}
      </ul>
      <Goals state={now.state} viewer={seat} players={players} />
      <details>
        <summary>Board as text</summary>
        <BoardAsText state={now.state} players={players} />
      </details>
    </section>
  );
};

/** The fixtures: boards in many situations, for developers. `?only=2` shows one of them. */
export const Lab = () => {
  const only = new URLSearchParams(location.search).get('only');
  const [shown] = useState(() => FIXTURES.filter((_, i) => only === null || String(i) === only).map((make) => make()));
  return (
    <div class="stack">
      {shown.map((fixture) => (
        <Situation key={fixture.name} fixture={fixture} />
      ))}
      {(only === null || only === 'preview') && <Preview options={{}} seats={3} seed={4} />}
      {(only === null || only === 'rules') && <RulesInShort />}
    </div>
  );
};
