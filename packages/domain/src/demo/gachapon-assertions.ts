import type { RecordData } from '../core/json.ts';
import { released } from './names.ts';

const ASSERTIONS: readonly RecordData[] = [
  {
    name: 'Autumn Embers: a featured pet within 90 draws',
    gachapon_ids: [3007],
    kind: 'draws',
    target: 'featured',
    copies: 1,
    draws: 90,
    share: 100,
  },
  {
    name: 'Autumn Embers: a featured pet within 80 draws for 90 %',
    gachapon_ids: [3007],
    kind: 'draws',
    target: 'featured',
    copies: 1,
    draws: 80,
    share: 90,
  },
  {
    name: 'Autumn Embers: a featured pet costs 24,300 gems at most',
    gachapon_ids: [3007],
    kind: 'cost',
    target: 'featured',
    copies: 1,
    cost: [{ asset_kind: 'gem', amount: 24_300 }],
    share: 100,
  },
  {
    name: 'Hearth of Beginnings: SSR Plus by weight',
    gachapon_ids: [3001],
    kind: 'odds',
    target: 'rarity',
    rarity: 'SSR_PLUS',
    rate: 1,
    tolerance: 0.01,
    basis: 'weights',
  },
];

/** What the designers of the demo game promise of its gachapons. */
export function demoGachaponAssertions(): readonly RecordData[] {
  return ASSERTIONS.map((assertion, index) => released({ id: index + 1, ...assertion }, index));
}
