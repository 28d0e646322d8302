import { type Amounts, type CardId, NOTHING, total } from '../../../domain/games/the-builders/card.ts';
import { handOf, projectOf } from '../../../domain/games/the-builders/catalogue.ts';
import { COIN, POINT, RESOURCE_DRAWINGS } from '../../../domain/games/the-builders/drawing/icons.ts';
import { given, missing, type Site as SiteState, sendCost } from '../../../domain/games/the-builders/state.ts';
import { Picture } from '../../parts/picture.tsx';
import { type Asking, can, chosen, open, whyNot } from './asking.ts';
import { actions, coins, listedAmounts, nameOf, points, shortly } from './facts.ts';

interface BarProps {
  readonly name: string;
  readonly needs: number;
  readonly has: number;
  /** What the chosen worker would add. */
  readonly adds: number;
}

const cellOf = (i: number, { has, adds }: BarProps): string => {
  if (i < has) return 'full';
  return i < has + adds ? 'maybe' : 'open';
};

const Bar = (props: BarProps) => {
  const { needs, has, adds } = props;
  const over = has - needs;
  return (
    <>
      <span class="tb-cells" aria-hidden="true">
        {Array.from({ length: needs }, (_, i) => (
          <span key={i} class={cellOf(i, props)} />
        ))}
      </span>
      <span class="tb-count">
        {Math.min(has, needs)}/{needs}
        {adds > 0 && has < needs && <b> +{Math.min(adds, needs - has)}</b>}
        {over > 0 && <small> {over} over</small>}
      </span>
    </>
  );
};

const Bars = ({ needs, has, adds }: { readonly needs: Amounts; readonly has: Amounts; readonly adds: Amounts }) => (
  <ul class="tb-bars">
    {listedAmounts(needs).map(({ resource, name, n }, i) =>
      n === 0 ? null : (
        <li key={resource}>
          <Picture scene={RESOURCE_DRAWINGS[resource]} class="tb-icon" />
          <span class="tb-resource">{name}</span>
          <Bar name={name} needs={n} has={has[i] ?? 0} adds={adds[i] ?? 0} />
        </li>
      ),
    )}
  </ul>
);

const worker = (asking: Asking, id: CardId): string => {
  const gives = shortly(handOf(asking.s, id).gives);
  return `${nameOf(id)} (${gives})`;
};

const Send = ({ asking, site }: { readonly asking: Asking; readonly site: SiteState }) => {
  const { s, props } = asking;
  const sent = chosen(asking);
  if (sent === null) return null;
  const possible = can(asking, site.card);
  const price = `${coins(handOf(s, sent).wage)}, ${actions(sendCost(s, site.card))}`;
  const press = (): void => {
    if (possible) props.onPick(site.card);
    else props.onSay(`${nameOf(site.card)}: ${whyNot(asking, 'send', [sent], site.card)}`);
  };
  return (
    <button
      type="button"
      class={`button main tb-send${possible ? ' can' : ''}`}
      data-pick={site.card}
      aria-disabled={!possible}
      onClick={press}
    >
      Send for {price}
      <span class="hidden"> to {nameOf(site.card)}</span>
    </button>
  );
};

const lacks = (asking: Asking, site: SiteState): string => {
  const left = missing(asking.s, site);
  return total(left) > 0 ? `Lacks ${shortly(left)}.` : 'Nothing is missing.';
};

/** A building under way: a bar for each resource, what is missing, and what one more worker costs. */
export const Site = ({
  asking,
  site,
  own,
}: {
  readonly asking: Asking;
  readonly site: SiteState;
  readonly own: boolean;
}) => {
  const { s, props } = asking;
  const project = projectOf(s, site.card);
  const sent = own ? chosen(asking) : null;
  const fresh = props.changed.includes(site.card);
  const number = props.draft.lastIndexOf(site.card) + 1;
  const cost = sendCost(s, site.card);
  return (
    <li class={`tb-site ${project.kind}${fresh ? ' fresh' : ''}`}>
      <div class="tb-site-head">
        <h4>{project.name}</h4>
        <p class="tb-pays">
          {project.kind === 'machine' && <span>will give {shortly(project.gives)}</span>}
          {project.coins > 0 && (
            <span>
              <Picture scene={COIN} class="tb-icon" /> {coins(project.coins)}
            </span>
          )}
          <span>
            <Picture scene={POINT} class="tb-icon" /> {points(project.points)}
          </span>
        </p>
        {own && number > 0 && <span class="tb-number">{number}</span>}
        {fresh && <span class="tb-new">new</span>}
      </div>
      <Bars needs={project.needs} has={given(s, site)} adds={sent ? handOf(s, sent).gives : NOTHING} />
      <p class="tb-on">
        {lacks(asking, site)}{' '}
        {site.workers.length > 0
          ? `Here: ${site.workers.map((id) => worker(asking, id)).join(', ')}.`
          : 'Nobody is here.'}
        {own && open(asking) && sent === null && cost > 1 && ` The next worker here costs ${actions(cost)}.`}
      </p>
      {own && <Send asking={asking} site={site} />}
    </li>
  );
};
