import { useEffect, useState } from 'preact/hooks';
import type { Edition } from '../../../domain/games/pocket-master-builder/editions/edition.ts';
import { readEdition } from '../../../domain/games/pocket-master-builder/editions/edition-file.ts';
import { LIST } from '../../../domain/games/pocket-master-builder/editions/list.ts';

/** The editions that were there when the page was built. */
export const EDITION_IDS: readonly string[] = Object.keys(LIST);

/** An edition's cards, fetched by themselves; null while they are on their way. The build has refused broken ones. */
export const useEdition = (id: string): Edition | null => {
  const [edition, put] = useState<Edition | null>(null);
  useEffect(() => {
    let wanted = true;
    void LIST[id]?.().then((file) => {
      const answer = readEdition(file);
      if (wanted && 'edition' in answer) put(answer.edition);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return edition?.id === id ? edition : null;
};
