import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { withDefaults } from '../../domain/kernel/options.ts';
import { TABLES } from '../games/index.ts';
import { OptionsPart } from '../new/options-part.tsx';
import { PACES, SEEN_BY } from '../new/plan.ts';
import { SeatsField } from '../new/seats-field.tsx';
import { usePlan } from '../new/use-plan.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { Field } from '../parts/field.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { me } from '../session.ts';

type Plan = ReturnType<typeof usePlan>;

const Picture = ({ plan }: { readonly plan: Plan }) => {
  const { table, options, seats, seed, problems } = plan;
  if (!table) return <Loading what="Fetching the rules" />;
  return (
    <section class="card picture" aria-label="How it may look">
      {problems.length === 0 && (
        <table.Preview options={withDefaults(table.title.rules.options, options)} seats={seats.length} seed={seed} />
      )}
      <p class="buttons">
        <Button small onPress={plan.shuffle}>
          Another example
        </Button>
      </p>
    </section>
  );
};

const Form = ({ plan }: { readonly plan: Plan }) => {
  const { table, problems } = plan;
  const submit = (event: Event): void => {
    event.preventDefault();
    void plan.create();
  };
  const why = plan.busy ? 'One moment.' : problems.length > 0 ? 'Something in the options does not fit yet.' : null;
  return (
    <form class="card form" onSubmit={submit}>
      <ChoiceList
        legend="Game"
        items={Object.entries(TABLES).map(([value, { name }]) => ({ value, label: name }))}
        value={plan.title}
        onValue={plan.setTitle}
        inline
      />
      <Field
        label="Name of this game"
        value={plan.name}
        onValue={plan.setName}
        most={60}
        help="What it is called in mails. May stay empty."
      />
      {table && <OptionsPart table={table} options={plan.options} problems={problems} onOptions={plan.setOptions} />}
      {table && (
        <SeatsField
          seats={plan.seats}
          min={table.title.rules.seats.min}
          max={table.title.rules.seats.max}
          onSeats={plan.setSeats}
        />
      )}
      <ChoiceList legend="Pace" items={PACES} value={plan.pace} onValue={plan.setPace} />
      <ChoiceList legend="Seen by" items={SEEN_BY} value={plan.seenBy} onValue={plan.setSeenBy} />
      <ProblemNotice problem={plan.problem} />
      <Button kind="main" submit why={why}>
        {plan.busy ? 'Creating…' : 'Create the game'}
      </Button>
      <p class="muted">A mail goes to everybody with an address; for free seats you get a link to hand on.</p>
    </form>
  );
};

/** One page for a new game, no wizard. */
export const NewGamePage = () => {
  const plan = usePlan();
  const { route } = useLocation();
  const out = me.value === null;
  useEffect(() => {
    if (out) route('/in?next=/new', true);
  }, [out, route]);
  if (!me.value) return <Loading what="One moment" />;
  return (
    <Page title="New game" wide>
      <div class="two">
        <Form plan={plan} />
        <Picture plan={plan} />
      </div>
    </Page>
  );
};
