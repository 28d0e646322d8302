import { POINT } from '../../../domain/games/the-builders/drawing/icons.ts';
import { scores } from '../../../domain/games/the-builders/scoring.ts';
import { type BuildersState, GOAL, points as pointsOf } from '../../../domain/games/the-builders/state.ts';
import { Picture } from '../../parts/picture.tsx';
import type { BoardProps } from '../table.ts';

/** The race that ends the game, and what everybody would have if it ended now. */
export const Goals = ({ state, players }: Pick<BoardProps, 'state' | 'viewer' | 'players'>) => {
  const s = state as BuildersState;
  const all = scores(s);
  return (
    <div class="tb-goals">
      <h2>
        <Picture scene={POINT} class="tb-icon" /> {GOAL} points end the game
      </h2>
      <p>
        {s.lastRound
          ? 'This is the last round.'
          : `Round ${s.round}. Coins count 1 point for every 10, at the end only.`}
      </p>
      <ul>
        {players.map((player) => (
          <li key={player.seat}>
            <span>{player.name}</span>
            <meter
              min={0}
              max={GOAL}
              value={Math.min(GOAL, pointsOf(s, player.seat))}
              aria-label={`Points of ${player.name}`}
            >
              {pointsOf(s, player.seat)}
            </meter>
            <span class="tb-total">
              {pointsOf(s, player.seat)}
              <small> +{all[player.seat]?.parts.coins ?? 0}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
