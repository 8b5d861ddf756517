import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';
import { rarity } from '../enums/rarity.ts';

/** What every table of rarities has: one record for each rarity, in order of rank. */
export const rarityFields = {
  rarity: common.rarity(rarity),
  name: common.name(30),
  order: field.integer(['Rank', '階級順序', '序列'], [1, 99], {
    help: [
      'Higher is rarer. Caps and rates may not fall as the rank rises; the event rarity stands outside.',
      '數字越大越稀有。階級提高時，各項上限與倍率不得下降；活動稀有度不受此限。',
      '大きいほど希少です。序列が上がるときに上限や倍率を下げることはできません（イベントは対象外）。',
    ],
  }),
} satisfies Fields;

/** The frame around whatever has a rarity. */
export const rarityFrame = () =>
  field.asset(['Frame', '外框', 'フレーム'], 'image', {
    default: { path: 'ui/frame-default.svg' },
    help: [
      'Must be told apart without colour: use a letter or a shape.',
      '請加入文字或圖形，不靠顏色也能辨識。',
      '色に頼らず見分けられるよう、文字か形を入れてください。',
    ],
  });

/** Rarities by rank. Those of events have none. */
const BY_RANK = { orderBy: 'order', where: { field: 'rarity', notIn: ['E'] } } as const;

/** What every table of rarities keeps: no rank twice, and nothing in `notFalling` gets less as the rank rises. */
export function rarityRules(notFalling: readonly string[]): readonly RuleDefinition[] {
  return [
    { fields: ['order'], is: 'unique' },
    ...notFalling.map((key) => ({ field: key, along: BY_RANK, is: 'not_falling' as const })),
  ];
}
