import { useEffect, useMemo } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { LobbyFacts } from '../game/head.tsx';
import { Lobby } from '../game/later.tsx';
import { LoadingTable } from '../game/loading-table.tsx';
import { type GameModel, gameModel } from '../game/model.ts';
import { startPolling } from '../game/polling.ts';
import { startReplay } from '../game/replay.ts';
import { rebase } from '../game/send.ts';
import { type LoadedGame, loadGame } from '../game/source.ts';
import { TurnPage } from '../game/turn-page.tsx';
import { Page, useTab } from '../parts/page.tsx';
import { Site } from '../parts/site.tsx';
import { me } from '../session.ts';
import { useAnswer } from '../use-answer.ts';
import { ProblemPage } from './problem.tsx';

const LobbyPage = ({ model }: { readonly model: GameModel }) => {
  const { name } = model.head.value;
  return (
    <Site>
      <Page title={name} wide heading={<LobbyFacts model={model} />}>
        <Lobby model={model} />
      </Page>
    </Site>
  );
};

const OpenGame = ({ id, loaded }: { readonly id: string; readonly loaded: LoadedGame }) => {
  const model = useMemo(() => gameModel(id, loaded), [id, loaded]);
  useEffect(() => {
    if (model.draft.value.seq < model.line.value.game.seq) rebase(model);
    const stops = [startReplay(model), startPolling(model)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [model]);
  const { name } = model.head.value;
  const tab = model.myTurn.value ? `* ${name}` : name;
  useTab(tab);
  return model.line.value.positions.length > 0 ? <TurnPage model={model} /> : <LobbyPage model={model} />;
};

const AnyGame = ({ id }: { readonly id: string }) => {
  const { answer, again } = useAnswer(`${id} ${me.value?.id ?? ''}`, () => loadGame(id));
  if (!answer) return <LoadingTable />;
  if (!answer.ok)
    return (
      <Site>
        <ProblemPage problem={answer.problem} again={again} />
      </Site>
    );
  return <OpenGame id={id} loaded={answer.value} />;
};

/** A game: its board, its past, and one's own turn. */
export const GamePage = () => {
  const { id = '' } = useRoute().params;
  if (me.value === undefined) return <LoadingTable />;
  return <AnyGame key={id} id={id} />;
};
