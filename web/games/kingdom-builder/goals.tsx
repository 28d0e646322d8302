import { scores } from '../../../domain/games/kingdom-builder/scores.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { SeatScore } from '../../../domain/kernel/rules.ts';
import type { BoardProps } from '../table.ts';
import { decreeLines } from './decree-lines.ts';
import { layoutLines } from './layout-lines.ts';

type GoalsProps = Pick<BoardProps, 'state' | 'viewer' | 'players'>;

/** What pays in every game, or came in it. */
const PART_HELP: Readonly<Record<string, string>> = {
  castles: '3 gold for each castle with one of your settlements beside it.',
  capitols: '1 gold for each of your settlements within two hexes of a capitol.',
  treasure: 'Gold from Treasure tiles.',
};

/** The kind of words in which a part of the score is named. */
const kindOf = (part: string): string => ['card', 'task', 'part'].find((kind) => WORDS.labels[kind]?.[part]) ?? 'part';

const help = (part: string): string => PART_HELP[part] ?? label(WORDS, `${kindOf(part)}-help`, part);

const partsOf = (all: readonly SeatScore[]): readonly string[] => [
  ...new Set(all.flatMap((score) => Object.keys(score.parts))),
];

/** What pays gold in this game, and how much of it everybody has at this moment. */
export const Goals = ({ state, viewer, players }: GoalsProps) => {
  const s = state as KbState;
  const all = scores(s);
  return (
    <>
      {decreeLines(s).map((line) => (
        <p key={line} class="kb-decree">
          {line}
        </p>
      ))}
      <ul class="kb-goals">
        {partsOf(all).map((part) => {
          const mine = typeof viewer === 'number' ? all[viewer]?.parts[part] : undefined;
          return (
            <li key={part}>
              <details>
                <summary>
                  <span class="kb-goal">{label(WORDS, kindOf(part), part)}</span>
                  {mine !== undefined && <span class="kb-gold">{mine} gold</span>}
                </summary>
                <p>{help(part)}</p>
                <ul class="kb-shares">
                  {players.map((player) => (
                    <li key={player.seat}>
                      {player.name} <span class="kb-gold">{all[player.seat]?.parts[part] ?? 0}</span>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
      {layoutLines(s).map((line) => (
        <p key={line} class="kb-layouts">
          {line}
        </p>
      ))}
    </>
  );
};
