import { cellAt } from '../../../domain/games/pocket-master-builder/board/table.ts';
import { wallsOf } from '../../../domain/games/pocket-master-builder/board/wall-track.ts';
import { meansOf } from '../../../domain/games/pocket-master-builder/paying/construct.ts';
import { landmarkHolder } from '../../../domain/games/pocket-master-builder/scores.ts';
import { kingdomCard, type PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import type { Seat } from '../../../domain/kernel/rules.ts';
import type { SeatInfo } from '../table.ts';
import { cardWords, gainWords, halfWords, junctionWords, meetingWords, nameAt, yieldWords } from './telling.ts';
import type { Target, View } from './view.ts';

type Players = readonly SeatInfo[];

const nameOf = (players: Players, seat: Seat | null | undefined): string =>
  players.find((p) => p.seat === seat)?.name ?? 'nobody';

const wallName = (s: PmbState, players: Players, line: number): string => {
  const card = s.edition.walls.find((one) => one.id === s.walls[line - 1]);
  if (!card) return '';
  const there = players.filter((p) => wallsOf(s, p.seat) === line).map((p) => p.name);
  return [
    `wall ${line}, ${nameAt(s, 0, line)}`,
    `entering it gives ${gainWords(card.immediate)}`,
    `invasion gives ${gainWords(card.invasion)}`,
    ...(card.honors.some((n) => n > 0) ? [`honor ${card.honors.join(', then ')}`] : []),
    ...(there.length > 0 ? [`${there.join(' and ')} there`] : []),
  ].join(', ');
};

const landmarkName = (s: PmbState, players: Players, line: number): string => {
  const card = s.edition.landmarks.find((one) => one.id === s.landmarks[line - 1]);
  const holder = landmarkHolder(s, line);
  return `landmark of line ${line}, ${nameAt(s, 5, line)}, honor ${card?.honor ?? 0}${
    holder === null ? '' : `, held by ${nameOf(players, holder)}`
  }`;
};

const cardName = (s: PmbState, players: Players, { row, line }: Target): string => {
  if (row === 0) return wallName(s, players, line);
  if (row === 5) return landmarkName(s, players, line);
  const place = `row ${row}, line ${line}`;
  if (line === 1) return `row ${row}, ${nameAt(s, row, 1)}, starting card`;
  const cell = cellAt(row, line);
  const id = s.grid[cell];
  if (!id) return `${place}, empty`;
  const owner = s.owners[cell] ?? null;
  return `${place}, ${cardWords(kingdomCard(s, id))}${owner === null ? '' : `, built by ${nameOf(players, owner)}`}`;
};

const junctionName = (view: View, players: Players, target: Target): string => {
  const [junction = ''] = target.key.split('/');
  const owner = view.s.workers[junction];
  const who = owner === undefined ? 'junction' : `worker of ${nameOf(players, owner)}`;
  const where = `${who} ${junctionWords(view.s, junction)}`;
  if (target.half === null) return `${where}, ${meetingWords(view.s, junction)}`;
  const [means] = view.seat === null ? [] : meansOf(view.s, view.seat, [target.key]);
  return `${where}, ${halfWords(target.half)}: ${yieldWords(means?.gain ?? {})}`;
};

const CAN: Readonly<Record<string, string>> = {
  cell: 'can lie here',
  junction: 'a worker can stand here',
  building: 'can be built',
  payment: 'can pay',
};

/** What a screen reader says for a card or a junction. */
export const targetName = (view: View, players: Players, ask: string, target: Target): string => {
  const name = target.kind === 'card' ? cardName(view.s, players, target) : junctionName(view, players, target);
  if (view.picked.includes(target.key)) return `${name}, chosen`;
  if (!view.possible.has(target.key)) return name;
  const can = CAN[ask] ?? (target.kind === 'card' ? CAN.building : CAN.junction);
  return `${name}, ${can}`;
};
