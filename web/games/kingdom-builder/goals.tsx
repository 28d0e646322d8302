import { scores } from '../../../domain/games/kingdom-builder/scores.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { BoardProps } from '../table.ts';

const CASTLES = 'castles';

type GoalsProps = Pick<BoardProps, 'state' | 'viewer' | 'players'>;

const help = (part: string): string =>
  part === CASTLES ? '3 gold for each castle with one of your settlements beside it.' : label(WORDS, 'card-help', part);

const title = (part: string): string => label(WORDS, part === CASTLES ? 'part' : 'card', part);

/** What pays gold in this game, and how much of it everybody has at this moment. */
export const Goals = ({ state, viewer, players }: GoalsProps) => {
  const s = state as KbState;
  const all = scores(s);
  return (
    <ul class="kb-goals">
      {[...s.cards, CASTLES].map((part) => {
        const mine = typeof viewer === 'number' ? all[viewer]?.parts[part] : undefined;
        return (
          <li key={part}>
            <details>
              <summary>
                <span class="kb-goal">{title(part)}</span>
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
  );
};
