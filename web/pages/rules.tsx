import { useRoute } from 'preact-iso';
import { loadedPart } from '../game/source.ts';
import { TABLES, titleName } from '../games/index.ts';
import { RULES_IN_SHORT } from '../games/rules-in-short.ts';
import { Loading } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { useAnswer } from '../use-answer.ts';
import { NotFoundPage } from './not-found.tsx';
import { ProblemPage } from './problem.tsx';

const TitleRules = ({ title }: { readonly title: string }) => {
  const { answer, again } = useAnswer(title, () => loadedPart(RULES_IN_SHORT[title]));
  if (!answer) return <Loading what="Opening the rules" />;
  if (!answer.ok) return <ProblemPage problem={answer.problem} again={again} />;
  const RulesInShort = answer.value;
  return (
    <Page title={`${titleName(title)}: the rules in short`}>
      <nav class="titles" aria-label="Games">
        {Object.entries(TABLES).map(([id, { name }]) => (
          <a key={id} href={`/rules/${id}`} aria-current={id === title ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div class="rules">
        <RulesInShort />
      </div>
    </Page>
  );
};

/** The rules of a title in a few pages, in our own words. */
export const RulesPage = () => {
  const { title = '' } = useRoute().params;
  return RULES_IN_SHORT[title] ? <TitleRules key={title} title={title} /> : <NotFoundPage />;
};
