import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { withDefaults } from '../../domain/kernel/options.ts';
import { TABLES } from '../games/index.ts';
import { OptionsPart } from '../new/options-part.tsx';
import { PACES, paceOf, SEEN_BY } from '../new/plan.ts';
import { SeatsField } from '../new/seats-field.tsx';
import { usePlan } from '../new/use-plan.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { Field } from '../parts/field.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { me } from '../session.ts';

type Planning = ReturnType<typeof usePlan>;

const Picture = ({ planning }: { readonly planning: Planning }) => {
  const [seed, setSeed] = useState(1);
  const { table, plan, problems } = planning;
  if (!table) return <Loading what="Fetching the rules" />;
  const options = withDefaults(table.title.rules.options, plan.options);
  return (
    <section class="card picture" aria-label="How it may look">
      {problems.length === 0 && <table.Preview options={options} seats={plan.seats.length} seed={seed} />}
      <p class="buttons">
        <Button small onPress={() => setSeed(seed + 1)}>
          Another example
        </Button>
      </p>
    </section>
  );
};

const OfTitle = ({ planning }: { readonly planning: Planning }) => {
  const { table, plan, change, problems } = planning;
  if (!table) return null;
  const { min, max } = table.title.rules.seats;
  return (
    <>
      <OptionsPart
        table={table}
        options={plan.options}
        problems={problems}
        onOptions={(options) => change({ options })}
      />
      <SeatsField seats={plan.seats} min={min} max={max} onSeats={(seats) => change({ seats })} />
    </>
  );
};

const Form = ({ planning }: { readonly planning: Planning }) => {
  const { plan, change, problems, busy } = planning;
  const submit = (event: Event): void => {
    event.preventDefault();
    void planning.send();
  };
  const why = busy ? 'One moment.' : problems.length > 0 ? 'Something in the options does not fit yet.' : null;
  return (
    <form class="card form" onSubmit={submit}>
      <ChoiceList
        legend="Game"
        items={Object.entries(TABLES).map(([value, { name }]) => ({ value, label: name }))}
        value={plan.title}
        onValue={(title) => change({ title })}
        inline
      />
      <Field
        label="Name of this game"
        value={plan.name}
        onValue={(name) => change({ name })}
        most={60}
        help="What it is called in mails. May stay empty."
      />
      <OfTitle planning={planning} />
      <ChoiceList
        legend="Pace"
        items={PACES}
        value={paceOf(plan.clock)}
        onValue={(pace) => change({ clock: PACES.find((p) => p.value === pace)?.clock ?? plan.clock })}
      />
      <ChoiceList
        legend="Seen by"
        items={SEEN_BY}
        value={plan.visibility}
        onValue={(seen) => change({ visibility: SEEN_BY.find((s) => s.value === seen)?.value ?? plan.visibility })}
      />
      <ProblemNotice problem={planning.problem} />
      <Button kind="main" submit why={why}>
        {busy ? 'Creating…' : 'Create the game'}
      </Button>
      <p class="muted">A mail goes to everybody with an address; for free seats you get a link to hand on.</p>
    </form>
  );
};

/** One page for a new game, no wizard. */
export const NewGamePage = () => {
  const planning = usePlan();
  const { route } = useLocation();
  const out = me.value === null;
  useEffect(() => {
    if (out) route('/in?next=/new', true);
  }, [out, route]);
  if (!me.value) return <Loading what="One moment" />;
  return (
    <Page title="New game" wide>
      <div class="two">
        <Form planning={planning} />
        <Picture planning={planning} />
      </div>
    </Page>
  );
};
