// One open game on the page: what is known of it, what is looked at, and the turn in the making.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Draft, emptyDraft, type Sketch, sketch } from '../../domain/kernel/draft.ts';
import type { AnyAt, AnyGameView, Look } from '../../domain/kernel/game-view.ts';
import { type Phrase, say, type Words } from '../../domain/kernel/phrase.ts';
import type { PlayerStyle } from '../../domain/kernel/player-style.ts';
import type { AnyPlayRules, Pick, Seat, Viewer } from '../../domain/kernel/rules.ts';
import { withTableWords } from '../../domain/kernel/table-phrases.ts';
import type { Problem } from '../api/client.ts';
import type { GameTable } from '../games/table.ts';
import { type KeptDraft, keptDraft } from './draft-store.ts';
import type { Head, LoadedGame } from './source.ts';
import { tableView } from './table-view.ts';
import { type Position, type Timeline, titleEvents } from './timeline.ts';

export interface GameModel {
  readonly id: string;
  readonly viewer: Viewer;
  readonly seat: Seat | null;
  readonly table: GameTable;
  /** How the title speaks of the turn. */
  readonly view: AnyGameView;
  readonly rules: AnyPlayRules;
  readonly words: Words;
  readonly head: Signal<Head>;
  readonly line: Signal<Timeline>;
  /** The seq that 'since your last turn' counts from. */
  readonly since: Signal<number>;
  /** The ply that is looked at; null means now. */
  readonly ply: Signal<number | null>;
  readonly playing: Signal<boolean>;
  readonly draft: Signal<KeptDraft>;
  /** A draft that waits for a yes: its last move shows something new, or ends the turn with something lost. */
  readonly asking: Signal<Draft | null>;
  readonly sending: Signal<boolean>;
  readonly problem: Signal<Problem | null>;
  /** What is shown: a position of the past, or the newest one; null before the start. */
  readonly shown: ReadonlySignal<Position | null>;
  readonly past: ReadonlySignal<boolean>;
  readonly myTurn: ReadonlySignal<boolean>;
  /** The draft on the newest position; null when it is not my turn. */
  readonly sketch: ReadonlySignal<Sketch | null>;
  /** Where my turn stands, for everything that the title says of it; null when it is not my turn or in the past. */
  readonly at: ReadonlySignal<AnyAt | null>;
  /** The position that is drawn, as the viewer sees it: with the draft in it, or the past. */
  readonly look: ReadonlySignal<Look<unknown> | null>;
  /** The picks that changed since my last turn, or in the ply that is looked at. */
  readonly changed: ReadonlySignal<readonly Pick[]>;
  nameOf(seat: Seat): string;
  liveryOf(seat: Seat): PlayerStyle;
  tell(phrases: readonly Phrase[]): string;
}

const FALLBACK: PlayerStyle = { colour: 'ink', shape: 'hut' };

export const gameModel = (id: string, loaded: LoadedGame): GameModel => {
  const { table } = loaded;
  const { rules } = table.title;
  const view = tableView(table);
  const words = withTableWords(table.title.words);
  const { viewer } = loaded.head;
  const seat = viewer === 'spectator' ? null : viewer;
  const head = signal(loaded.head);
  const line = signal(loaded.line);
  const since = signal(loaded.head.lastActed);
  const ply = signal<number | null>(null);
  const empty: KeptDraft = { seq: 0, commandId: '', draft: emptyDraft };
  const draft = signal(seat === null ? empty : keptDraft(id, seat, loaded.line.game.seq));

  const last = computed(() => line.value.positions.at(-1) ?? null);
  const past = computed(() => ply.value !== null && ply.value < line.value.positions.length - 1);
  const shown = computed(() => (past.value ? (line.value.positions[ply.value ?? 0] ?? null) : last.value));
  const myTurn = computed(() => seat !== null && line.value.game.waits.some((w) => w.seat === seat));
  const sketched = computed(() =>
    seat !== null && myTurn.value && last.value
      ? sketch(rules, last.value.state, seat, draft.value.draft, view.first)
      : null,
  );
  const changed = computed<readonly Pick[]>(() => {
    if (past.value) return shown.value ? table.touched(titleEvents(shown.value)) : [];
    const others = line.value.positions.filter((p) => p.ply > 0 && p.seq > since.value && p.seat !== seat);
    return seat === null
      ? table.touched(last.value ? titleEvents(last.value) : [])
      : table.touched(others.flatMap(titleEvents));
  });
  const names = computed(() => head.value.players.map((_, s) => nameOf(s)));
  const at = computed<AnyAt | null>(() => {
    const now = sketched.value;
    if (seat === null || !now || !last.value || past.value) return null;
    const { state, move, choice, offers } = now;
    return {
      state,
      sent: last.value.state,
      seat,
      viewer,
      names: names.value,
      move,
      choice,
      offers,
      draft: draft.value.draft,
    };
  });
  const look = computed(() => {
    const state = at.value ? at.value.state : shown.value?.state;
    return state === undefined ? null : { state, viewer, names: names.value };
  });
  const nameOf = (s: Seat): string => (s === seat ? 'You' : (head.value.players[s]?.name ?? `Seat ${s + 1}`));

  return {
    id,
    viewer,
    seat,
    table,
    view,
    rules,
    words,
    head,
    line,
    since,
    ply,
    playing: signal(false),
    draft,
    asking: signal(null),
    sending: signal(false),
    problem: signal(null),
    shown,
    past,
    myTurn,
    sketch: sketched,
    at,
    look,
    changed,
    nameOf,
    liveryOf: (s) => head.value.players[s] ?? FALLBACK,
    tell: (phrases) => phrases.map((phrase) => say(words, phrase, nameOf)).join(' '),
  };
};
