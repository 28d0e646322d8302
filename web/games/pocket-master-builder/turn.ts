// What Pocket Master Builder says of a turn, as far as the page needs it; the rest is worked out from the rules.

import { spoken } from '../../../domain/games/pocket-master-builder/board/names.ts';
import { SCENE_HIGH, SCENE_WIDE } from '../../../domain/games/pocket-master-builder/drawing/scene.ts';
import { PURCHASES } from '../../../domain/games/pocket-master-builder/editions/edition.ts';
import { REST_CHOICES } from '../../../domain/games/pocket-master-builder/events.ts';
import { meansOf, PAY } from '../../../domain/games/pocket-master-builder/paying/construct.ts';
import { GOLD, type Means, means } from '../../../domain/games/pocket-master-builder/paying/payment.ts';
import { kingdomCard, type PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { words } from '../../../domain/games/pocket-master-builder/words.ts';
import type { Answer, At, GameView, Group } from '../../../domain/kernel/game-view.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import { sentence } from '../../words.ts';
import { cardWords, junctionWords, oracleWords, yieldWords } from './telling.ts';
import { onTable } from './view.ts';

type Here = At<PmbState>;

const blank = { hint: '', icon: null } as const;

const meansText = (s: PmbState, one: Means): string => {
  if (one.kind === 'gold') return `1 gold for ${s.edition.prices.gold} rewards`;
  if (one.kind === 'card') return `Discard ${spoken(kingdomCard(s, one.source).name)}`;
  return `Worker ${junctionWords(s, one.source)}`;
};

/** Everything that may pay, pressed where it does, and the payment itself. */
const paying = ({ state, seat, move, choice }: Here): readonly Group[] => {
  const picked = move?.picks.slice(1) ?? [];
  const from = choice?.from ?? [];
  const golds = meansOf(state, seat, picked).filter((one) => one.kind === 'gold');
  const all = [...means(state, seat), ...golds, ...(from.includes(GOLD.pick) ? [GOLD] : [])];
  const answers = all.flatMap((one, i): readonly Answer[] => {
    const isGold = one.kind === 'gold';
    const chosen = isGold ? i < all.length - (from.includes(GOLD.pick) ? 1 : 0) : picked.includes(one.pick);
    if (!chosen && !from.includes(one.pick)) return [];
    const hint = isGold ? '' : yieldWords(one.gain);
    return [{ action: 'construct', pick: one.pick, text: meansText(state, one), hint, icon: null, chosen }];
  });
  const pay = { action: 'construct', pick: PAY, text: 'Pay and build', ...blank, main: true };
  return [{ heading: '', form: 'buttons', answers: [...answers, ...(from.includes(PAY) ? [pay] : [])] }];
};

const wordOf = (s: PmbState, action: string, pick: string): Answer => {
  const said = { action, pick, ...blank };
  if (REST_CHOICES.some((one) => one === pick)) return { ...said, text: sentence(label(words, 'rest', pick)) };
  const ware = PURCHASES.find((one) => one === pick);
  if (ware)
    return { ...said, text: sentence(label(words, 'purchase', ware)), hint: `${s.edition.prices[ware]} rewards` };
  const oracle = s.edition.oracles.find((card) => card.id === pick);
  if (oracle) return { ...said, text: spoken(oracle.name), hint: oracleWords(oracle) };
  return { ...said, text: spoken(kingdomCard(s, pick).name) };
};

const cardOf = (s: PmbState, action: string, id: string, move: Here['move']): Answer => ({
  action,
  pick: id,
  text: cardWords(kingdomCard(s, id)),
  ...blank,
  thing: id,
  ...(move?.picks.includes(id) ? { chosen: true } : {}),
});

/** The hand: to choose from, or to choose otherwise while the card's place is asked. */
const hand = ({ state, seat, move, choice, offers }: Here): readonly Group[] => {
  const cards = state.players[seat]?.hand ?? [];
  const asked = choice?.ask === 'cell' ? cards : cards.filter((id) => choice?.from.includes(id));
  const developing = offers.find((one) => one.action === 'develop')?.usable === true;
  const action = move?.action ?? (developing ? 'develop' : 'discard');
  return asked.length > 0
    ? [{ heading: '', form: 'cards', answers: asked.map((id) => cardOf(state, action, id, move)) }]
    : [];
};

const wordsAsked = ({ state, move, choice }: Here): readonly Group[] => {
  if (!move || !choice) return [];
  const said = choice.from.filter((pick) => !onTable(pick) && !state.players.some((one) => one.hand.includes(pick)));
  const form = choice.ask === 'oracle' ? 'rows' : 'buttons';
  return said.length > 0 ? [{ heading: '', form, answers: said.map((pick) => wordOf(state, move.action, pick)) }] : [];
};

const others = (at: Here): readonly Group[] => {
  const answers = at.offers
    .filter(({ action, usable }) => usable && action !== at.move?.action && action !== 'develop')
    .map(({ action }) => ({ action, pick: null, text: label(words, 'action', action), ...blank }));
  return answers.length > 0 ? [{ heading: at.move ? 'Or' : '', form: 'buttons', answers }] : [];
};

export const view: Partial<GameView<PmbState>> = {
  answers: (at) =>
    at.choice?.ask === 'payment'
      ? paying(at)
      : [...hand(at), ...wordsAsked(at), ...(at.choice?.ask === 'cell' ? [] : others(at))],
  onBoard: (_state, pick) => onTable(pick),
  shape: { aspect: () => SCENE_WIDE / SCENE_HIGH, near: 110, panel: 'cards', unit: 'honor' },
};
