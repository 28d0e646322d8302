import { PURCHASES, type Purchase } from '../../../domain/games/pocket-master-builder/edition.ts';
import { REST_CHOICES } from '../../../domain/games/pocket-master-builder/events.ts';
import { spoken } from '../../../domain/games/pocket-master-builder/names.ts';
import { cellOf, lineOf, rowOf } from '../../../domain/games/pocket-master-builder/table.ts';
import { words } from '../../../domain/games/pocket-master-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { Pick } from '../../../domain/kernel/rules.ts';
import { Button } from '../../parts/button.tsx';
import type { BoardProps } from '../table.ts';
import { junctionWords, meetingWords, nameAt, oracleWords } from './telling.ts';
import { onTable, type View } from './view.ts';

const price = (view: View, ware: Purchase): string =>
  `Buy ${label(words, 'purchase', ware)} (${view.s.edition.prices[ware]} rewards)`;

/** An answer that lies nowhere on the table, as the words of its button. */
const said = (view: View, pick: Pick): string | null => {
  const rest = REST_CHOICES.find((one) => one === pick);
  if (rest) return `Rest: ${label(words, 'rest', rest)}`;
  const ware = PURCHASES.find((one) => one === pick && one !== 'gold');
  return ware ? price(view, ware) : null;
};

/** A place or a junction as the words of a large button. */
const placeWords = (view: View, ask: string, pick: Pick): string => {
  const cell = cellOf(pick);
  if (cell === null) return `Worker ${junctionWords(view.s, pick)}: ${meetingWords(view.s, pick)}`;
  const [row, line] = [rowOf(cell), lineOf(cell)];
  if (ask === 'cell') return `Row ${row}, line ${line}`;
  return `Build ${nameAt(view.s, row, line)} (row ${row}, line ${line})`;
};

const Oracles = ({ board, view }: { readonly board: BoardProps; readonly view: View }) => (
  <ul class="pmb-oracles">
    {view.s.edition.oracles
      .filter((card) => view.possible.has(card.id))
      .map((card) => (
        <li key={card.id}>
          <button type="button" class="button pmb-oracle" onClick={() => board.onPick(card.id)}>
            <strong>{spoken(card.name)}</strong>
            <span>{oracleWords(card)}</span>
          </button>
        </li>
      ))}
  </ul>
);

/** The other ways to answer: everything that can be chosen now as a large button. */
export const Answers = ({ board, view }: { readonly board: BoardProps; readonly view: View }) => {
  const ask = board.choice?.ask ?? '';
  if (ask === 'oracle') return <Oracles board={board} view={view} />;
  if (ask === 'payment') return null;
  const places = [...view.possible].filter(onTable);
  const others = [...view.possible].filter((pick) => said(view, pick) !== null);
  if (places.length === 0 && others.length === 0) return null;
  return (
    <div class="pmb-answers">
      {others.length > 0 && (
        <p class="pmb-buttons">
          {others.map((pick) => (
            <Button key={pick} small onPress={() => board.onPick(pick)}>
              {said(view, pick)}
            </Button>
          ))}
        </p>
      )}
      {places.length > 0 && (
        <details>
          <summary>{places.length === 1 ? '1 place on the table' : `${places.length} places on the table`}</summary>
          <ul class="pmb-buttons pmb-more">
            {places.map((pick) => (
              <li key={pick}>
                <Button small onPress={() => board.onPick(pick)}>
                  {placeWords(view, ask, pick)}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
