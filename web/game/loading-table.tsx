import { useRoute } from 'preact-iso';
import { mine } from '../session.ts';
import { ASPECT, frame } from './frame.ts';

/** The regions of the turn page before anything is known of the game: nothing moves when it comes. */
export const LoadingTable = () => {
  const { id } = useRoute().params;
  const name = mine.value?.games.find((game) => game.id === id)?.name ?? 'Game';
  const slim = frame.value === 'phone' || frame.value === 'land';
  return (
    <div class="turn-page loading-table" data-frame={frame.value} data-panel="plain" style={{ '--a': String(ASPECT) }}>
      <header class="bar">
        <div class="bar-name">
          <h1>{name}</h1>
          <p class="bar-turn" role="status">
            Laying out the board…
          </p>
        </div>
      </header>
      <main id="main" class="turn-main">
        <div class="stage blank" />
        <div class="panel sheet blank" data-at="half" />
        {!slim && <div class="scrubber-row" />}
        {!slim && <div class="side-card blank" />}
        {frame.value === 'wide' && <div class="side-card second blank" />}
      </main>
      {frame.value === 'phone' && <div class="tab-bar" />}
    </div>
  );
};
