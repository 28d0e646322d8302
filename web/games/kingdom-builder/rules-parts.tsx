// What the rules page is made of: lists of grounds, tiles and cards, each with its picture.

import type { Scene } from '../../../domain/drawing/scene.ts';
import type { Ground } from '../../../domain/games/kingdom-builder/board/terrain.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import { Picture } from '../../parts/picture.tsx';
import { groundEmblem } from './emblems.ts';
import { type Example, goldOf, pictureOf } from './example.ts';
import { CARD_EXAMPLES } from './examples.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const Grounds = ({ of }: { readonly of: readonly Ground[] }) => (
  <ul class="kb-emblems">
    {of.map((ground) => (
      <li key={ground}>
        <Picture scene={groundEmblem(ground)} />
        {sentence(label(WORDS, 'terrain', ground))}
      </li>
    ))}
  </ul>
);

export const Shown = (props: { readonly example: Example; readonly terrain: string | null; readonly says: string }) => (
  <figure class="kb-example">
    <Picture scene={pictureOf(props.example, props.terrain)} class="kb-shown" />
    <figcaption>{props.says}</figcaption>
  </figure>
);

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  readonly icon?: Scene;
}

/** Things with a name and what they do. */
export const Entries = ({ of }: { readonly of: readonly Entry[] }) => (
  <dl class="kb-entries">
    {of.map(({ id, name, help, icon }) => (
      <div key={id}>
        <dt>
          {icon && <Picture scene={icon} />}
          {name}
        </dt>
        <dd>{help}</dd>
      </div>
    ))}
  </dl>
);

/** Kingdom Builder cards, each with a situation in which it pays. */
export const CardEntries = ({ of }: { readonly of: readonly string[] }) => (
  <dl class="kb-entries">
    {of.map((id) => {
      const example = CARD_EXAMPLES[id];
      return (
        <div key={id}>
          <dt>{label(WORDS, 'card', id)}</dt>
          <dd>
            {label(WORDS, 'card-help', id)}
            {example && <Shown example={example} terrain={null} says={`Pays ${goldOf(example, id)} gold.`} />}
          </dd>
        </div>
      );
    })}
  </dl>
);
