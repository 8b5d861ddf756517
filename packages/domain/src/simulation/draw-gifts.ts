import { plainText, type RecordData } from '../core/json.ts';
import { costsIn, type Money } from './draw-price.ts';
import { sumByCurrency } from './purchase-plan.ts';

/** What comes with draws for certain, by asset, and how many gifts are drawn by chance. */
export type Gifts = { readonly sure: readonly Money[]; readonly drawn: number };

type Drawing = {
  readonly gachapon: RecordData;
  readonly draws: number;
  /** Whether many are drawn at once. */
  readonly isMulti: boolean;
};

/** What a player gets beside the first `draws` draws. `records`: gifts, also those of other gachapons. */
export function giftsOfDraws(records: readonly RecordData[], { gachapon, draws, isMulti }: Drawing): Gifts {
  const own = records.filter((gift) => plainText(gift['gachapon_id']) === plainText(gachapon['gachapon_id']));
  const multis = isMulti ? Math.floor(draws / Math.max(1, Number(gachapon['multi_count'] ?? 1))) : 0;
  const last = Math.max(0, ...own.map((gift) => Number(gift['threshold'] ?? 0)));
  const times = (gift: RecordData): number => {
    if (gift['kind'] === 'per_draw') return draws;
    if (gift['kind'] === 'per_multi') return multis;
    if (gift['kind'] === 'first_multi') return Math.min(1, multis);
    return timesReached(Number(gift['threshold'] ?? 0), draws, gift['loop'] === true ? last : null);
  };
  const isSure = (gift: RecordData): boolean => (gift['drop_mode'] ?? 'none') === 'none';
  const sure = own
    .filter(isSure)
    .flatMap((gift) =>
      costsIn(gift['rewards']).map((asset) => ({ ...asset, amount: asset.amount * times(gift) })),
    );
  const drawn = own.filter((gift) => !isSure(gift)).reduce((sum, gift) => sum + times(gift), 0);
  return { sure: sumByCurrency(sure.filter(({ amount }) => amount > 0)), drawn };
}

/** How often a number of draws is reached. `round`: after so many draws they are counted from zero; null: never. */
function timesReached(threshold: number, draws: number, round: number | null): number {
  if (threshold <= 0) return 0;
  if (round === null || round <= 0) return Number(draws >= threshold);
  return Math.floor(draws / round) + Number(draws % round >= threshold);
}
