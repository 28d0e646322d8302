import { useEffect, useState } from 'preact/hooks';
import type { Reply } from '../../functions/contract/contract.ts';
import { call, type Problem } from '../api/client.ts';
import { titleName } from '../games/index.ts';
import { Button } from '../parts/button.tsx';
import { GameCard } from '../parts/game-card.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { me, mine, readMine, type Summary, waiting, waitsForMe } from '../session.ts';
import { counted, problemText, sentence } from '../words.ts';

const REFRESH = 30_000;

const useFreshGames = (): boolean => {
  const [reached, setReached] = useState(true);
  useEffect(() => {
    const read = (): void => {
      if (document.visibilityState === 'visible') void readMine().then(setReached);
    };
    read();
    const timer = setInterval(read, REFRESH);
    addEventListener('focus', read);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', read);
    };
  }, []);
  return reached;
};

interface ListProps {
  readonly heading: string;
  /** The heading is for screen readers only: the page's own title says it. */
  readonly quiet?: boolean;
  readonly games: readonly Summary[];
}

const List = ({ heading, quiet = false, games }: ListProps) =>
  games.length === 0 ? null : (
    <section>
      <h2 class={quiet ? 'hidden' : ''}>{heading}</h2>
      <ul class="game-list">
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );

const Invitations = ({ list }: { readonly list: Reply<'myGames'>['invitations'] }) =>
  list.length === 0 ? null : (
    <section>
      <h2>Invitations</h2>
      <ul class="plain-list">
        {list.map(({ code, game }) => (
          <li key={code} class="card row">
            <span>
              <strong>{game.name}</strong>
              <br />
              <span class="muted">
                {titleName(game.title)} · {game.players.length} players
              </span>
            </span>
            <a class="button plain small" href={`/j/${code}`}>
              Join<span class="hidden"> {game.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

type AsideGame = Reply<'myGames'>['aside'][number];

const Aside = ({ game: { id, name, muted } }: { readonly game: AsideGame }) => {
  const [problem, setProblem] = useState<Problem | null>(null);
  const after = async (answer: { readonly ok: true } | { readonly ok: false; readonly problem: Problem }) => {
    setProblem(answer.ok ? null : answer.problem);
    await readMine();
  };
  const mute = async () => after(await call('mute', { params: { id }, body: { muted: !muted } }));
  const leave = async () => after(await call('leaveAside', { params: { id } }));
  return (
    <li class="card stack">
      <strong>{name}</strong>
      <span class="muted">{problemText({ code: 'kept-aside', status: 503, more: {} })}</span>
      <ProblemNotice problem={problem} />
      <p class="buttons">
        <Button onPress={mute}>{muted ? 'Mail about it again' : 'No mail about it'}</Button>
        <Button onPress={leave}>Take it off my list</Button>
      </p>
    </li>
  );
};

const AsideList = ({ list }: { readonly list: readonly AsideGame[] }) =>
  list.length === 0 ? null : (
    <section>
      <h2>Out of order</h2>
      <ul class="plain-list">
        {list.map((game) => (
          <Aside key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );

const Empty = () => (
  <div class="card empty">
    <p>No games yet. Start one and invite a friend by mail address, or take a seat with a link that you were given.</p>
    <p class="buttons">
      <a class="button main" href="/new">
        Start a game
      </a>
      <a class="button plain" href="/watch">
        Watch games
      </a>
    </p>
  </div>
);

const headingOf = (n: number): string => {
  if (n === 0) return 'Your games';
  return sentence(`${counted(n, 'game waits', 'games wait')} for you`);
};

/** One's own games: those that wait for me first. */
export const YourGamesPage = () => {
  const reached = useFreshGames();
  const all = mine.value;
  const mineNow = waiting.value;
  const [next] = mineNow;
  const others = (all?.games ?? []).filter((g) => !waitsForMe(g));
  const some = (status: readonly Summary['status'][]) => others.filter((g) => status.includes(g.status));
  const heading = next && (
    <a class="button main" href={`/g/${next.id}`}>
      Play the next one
    </a>
  );
  return (
    <Page
      title={headingOf(mineNow.length)}
      tab={mineNow.length > 0 ? `(${mineNow.length}) Your games` : 'Your games'}
      heading={heading}
    >
      {!reached && <ProblemNotice problem={{ code: 'offline', status: 0, more: {} }} />}
      {me.value?.onlyGame && (
        <p class="notice">
          You came here from a turn mail and can act in that game only. <a href="/in">Sign in</a> to see everything.
        </p>
      )}
      {all === null && reached && <Loading what="Looking up your games" />}
      <List heading="Waiting for you" quiet games={mineNow} />
      {all && <Invitations list={all.invitations} />}
      {all && <AsideList list={all.aside} />}
      <List heading="Waiting for others" games={some(['running'])} />
      <List heading="Not started yet" games={some(['open'])} />
      <List heading="Finished" games={some(['ended'])} />
      {all?.games.length === 0 && all.invitations.length + all.aside.length === 0 && <Empty />}
    </Page>
  );
};
