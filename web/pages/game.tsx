import { useEffect, useMemo, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Barrier } from '../game/barrier.tsx';
import { BoardInWords, BoardView } from '../game/board.tsx';
import { GameHead } from '../game/head.tsx';
import { KeySheet } from '../game/key-sheet.tsx';
import { listen } from '../game/keys.ts';
import { Lobby } from '../game/lobby.tsx';
import { type GameModel, gameModel } from '../game/model.ts';
import { Moves } from '../game/moves.tsx';
import { Notes } from '../game/notes.tsx';
import { startPolling } from '../game/polling.ts';
import { Prompt } from '../game/prompt.tsx';
import { startReplay } from '../game/replay.ts';
import { Scores } from '../game/scores.tsx';
import { Scrubber } from '../game/scrubber.tsx';
import { rebase } from '../game/send.ts';
import { GoalsCard, Players, Since } from '../game/side.tsx';
import { type LoadedGame, loadGame } from '../game/source.ts';
import { Talk } from '../game/talk.tsx';
import { Loading } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { me } from '../session.ts';
import { useAnswer } from '../use-answer.ts';
import { ProblemPage } from './problem.tsx';

const Side = ({ model }: { readonly model: GameModel }) => {
  const tabs = [
    { name: 'Moves', body: () => <Moves model={model} /> },
    { name: 'Scores', body: () => <Scores model={model} /> },
    { name: 'Talk', body: () => <Talk model={model} /> },
    ...(model.seat === null ? [] : [{ name: 'Notes', body: () => <Notes model={model} /> }]),
  ];
  return (
    <div class="side">
      <Since model={model} />
      <Players model={model} />
      <GoalsCard model={model} />
      <Tabs label="About this game" tabs={tabs} />
    </div>
  );
};

const Playing = ({ model }: { readonly model: GameModel }) => (
  <div class="game">
    <div class="game-main">
      <Prompt model={model} />
      <BoardView model={model} />
      <Scrubber model={model} />
    </div>
    <Side model={model} />
    <div class="game-text">
      <BoardInWords model={model} />
    </div>
    <Barrier model={model} />
  </div>
);

const OpenGame = ({ id, loaded }: { readonly id: string; readonly loaded: LoadedGame }) => {
  const model = useMemo(() => gameModel(id, loaded), [id, loaded]);
  const [keys, showKeys] = useState(false);
  useEffect(() => {
    if (model.draft.value.seq < model.line.value.game.seq) rebase(model);
    const stops = [startReplay(model), startPolling(model), listen(model, () => showKeys(true))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [model]);
  const { name } = model.head.value;
  const begun = model.line.value.positions.length > 0;
  return (
    <Page
      title={name}
      tab={model.myTurn.value ? `* ${name}` : name}
      wide
      heading={<GameHead model={model} onKeys={() => showKeys(true)} />}
    >
      {begun ? <Playing model={model} /> : <Lobby model={model} />}
      {keys && <KeySheet onClose={() => showKeys(false)} />}
    </Page>
  );
};

const AnyGame = ({ id }: { readonly id: string }) => {
  const { answer, again } = useAnswer(`${id} ${me.value?.id ?? ''}`, () => loadGame(id));
  if (!answer) return <Loading what="Laying out the board" />;
  if (!answer.ok) return <ProblemPage problem={answer.problem} again={again} />;
  return <OpenGame id={id} loaded={answer.value} />;
};

/** A game: its board, its past, and one's own turn. */
export const GamePage = () => {
  const { id = '' } = useRoute().params;
  if (me.value === undefined) return <Loading what="One moment" />;
  return <AnyGame key={id} id={id} />;
};
