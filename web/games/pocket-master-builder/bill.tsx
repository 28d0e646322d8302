import { resourceIcon } from '../../../domain/games/pocket-master-builder/drawing/icons.ts';
import { RESOURCES, type Resource, type Yield } from '../../../domain/games/pocket-master-builder/editions/edition.ts';
import { Drawn } from '../../parts/picture.tsx';

export const ResourceIcon = ({ resource }: { readonly resource: Resource }) => (
  <svg class="pmb-icon" viewBox="-6 -6 12 12" aria-hidden="true" fill="none">
    <Drawn nodes={resourceIcon(resource)} />
  </svg>
);

interface NeedProps {
  readonly resource: Resource;
  readonly need: number;
  readonly have: number;
  /** How many gold stand in for it. */
  readonly gold: number;
}

const boxClass = ({ need, have, gold }: NeedProps, i: number): string => {
  if (i < have) return i < need ? 'full' : 'more';
  return i < have + gold ? 'gold' : '';
};

const needWords = ({ need, have, gold }: NeedProps): string => {
  if (need === 0) return `${have} more`;
  return gold > 0 ? `${have} of ${need}, ${gold} by gold` : `${have} of ${need}`;
};

/** One resource of the cost as a row of boxes: filled as far as it is there, or gold stands in for it. */
export const Need = (props: NeedProps) => (
  <li>
    <ResourceIcon resource={props.resource} />
    <span class="pmb-need">{props.resource}</span>
    <span class="pmb-boxes" aria-hidden="true">
      {Array.from({ length: Math.max(props.need, props.have) }, (_, i) => (
        <i key={i} class={boxClass(props, i)} />
      ))}
    </span>
    <span>{needWords(props)}</span>
  </li>
);

/** Every resource of a bill, the gold that is over standing in for what is missing, in the order of the resources. */
export const needs = (cost: Yield, have: Yield): readonly NeedProps[] => {
  let gold = Math.max(0, (have.gold ?? 0) - (cost.gold ?? 0));
  return RESOURCES.filter((r) => cost[r] || have[r]).map((resource) => {
    const [need, there] = [cost[resource] ?? 0, have[resource] ?? 0];
    const stands = resource === 'gold' ? 0 : Math.min(gold, Math.max(0, need - there));
    gold -= stands;
    return { resource, need, have: there, gold: stands };
  });
};
