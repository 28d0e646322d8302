import { useRef } from 'preact/hooks';
import type { BoardProps } from '../table.ts';
import { asking } from './asking.ts';
import { target, useFollowingFocus } from './focus.ts';
import { OtherTable, OwnTable } from './holdings.tsx';
import { Rows } from './rows.tsx';

/** The table: two rows of open cards, one's own sites and workers, the others folded away. */
export const Board = (props: BoardProps) => {
  const box = useRef<HTMLElement>(null);
  const follow = useFollowingFocus(box);
  const now = asking(props);
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !box.current) return;
    const { key } = event;
    if (key === 'u' || key === 'U' || key === 'Backspace') props.onUndo();
    else if (key === 'l' || key === 'L') props.onSay(props.lastTurn ?? '');
    else {
      const to = target(box.current, key, event.shiftKey);
      if (!to) return;
      to.focus();
    }
    event.preventDefault();
  };
  const others = props.players.filter((player) => player.seat !== now.seat);
  return (
    <section
      ref={box}
      class={`tb-board${props.past ? ' tb-past' : ''}`}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      tabindex={-1}
      onKeyDown={onKey}
      onFocusIn={follow}
      onFocusOut={follow}
    >
      <Rows asking={now} />
      {now.seat !== null && <OwnTable asking={now} seat={now.seat} />}
      <section class="tb-section" aria-label="The others">
        <h2>{now.seat === null ? 'The tables' : 'The others'}</h2>
        {others.map((player) => (
          <OtherTable key={player.seat} asking={now} player={player} />
        ))}
      </section>
    </section>
  );
};
