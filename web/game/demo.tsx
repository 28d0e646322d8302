import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Answer } from '../api/client.ts';
import { call } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { useAnswer } from '../use-answer.ts';
import { type GameModel, gameModel } from './model.ts';
import { textOf } from './replay.ts';
import { type LoadedGame, loadAs } from './source.ts';
import { titleEvents } from './timeline.ts';

const BEAT = 1100;
const REST = 5;

const NO_MARKS: ReadonlyMap<string, string> = new Map();

const Stage = ({ model }: { readonly model: GameModel }) => {
  const { positions } = model.line.value;
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [beat, setBeat] = useState(() => Math.floor(positions.length / 2));
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setBeat((b) => (b + 1) % (positions.length + REST));
    }, BEAT);
    return () => clearInterval(timer);
  }, [playing, positions.length]);
  const at = positions[Math.min(beat, positions.length - 1)];
  if (!at) return null;
  return (
    <figure class="demo">
      <div ref={box} class="demo-board">
        {size.width > 0 && (
          <model.table.Board
            state={at.state}
            viewer="spectator"
            players={model.head.value.players}
            at={null}
            {...size}
            draft={[]}
            changed={model.table.touched(titleEvents(at))}
            marks={NO_MARKS}
            lit={[]}
            fade={false}
            bringing={() => null}
            onPress={() => {}}
            past={false}
            label="A finished game"
            describedBy="demo-words"
          />
        )}
      </div>
      <figcaption>
        <Button small label={playing ? 'Pause' : 'Play'} onPress={() => setPlaying(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
        <span id="demo-words">{textOf(model, at)}</span>
        <a href={`/g/${model.id}`}>Look at it closely</a>
      </figcaption>
    </figure>
  );
};

const loadDemo = async (): Promise<Answer<LoadedGame>> => {
  const games = await call('publicGames', {});
  if (!games.ok) return games;
  const id = games.value.demo ?? games.value.games.find((g) => g.status === 'ended')?.id;
  return id ? loadAs(id, 'spectator') : { ok: false, problem: { code: 'no-demo', status: 404, more: {} } };
};

const Loaded = ({ loaded }: { readonly loaded: LoadedGame }) => {
  const model = useMemo(() => gameModel(loaded.head.id, loaded), [loaded]);
  return <Stage model={model} />;
};

/** A finished game that plays itself; it stands still for those who want no motion. */
export const Demo = () => {
  const { answer } = useAnswer('demo', loadDemo);
  if (!answer) return <Loading what="Setting up a game to watch" />;
  return answer.ok ? <Loaded loaded={answer.value} /> : null;
};
