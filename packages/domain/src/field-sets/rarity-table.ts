import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { Label } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { rarity } from '../enums/rarity.ts';
import { common } from './common-fields.ts';

type RarityTable = {
  readonly maxLevel: number;
  /** What the stat rate multiplies. */
  readonly rateHelp?: Label;
  /** What gets no less as the rank rises. */
  readonly notFalling: readonly string[];
};

/** Rarities by rank. Those of events have none. */
const BY_RANK = { orderBy: 'order', where: { field: 'rarity', notIn: ['E'] } } as const;

/**
 * A table with one record for each rarity, in order of rank: what it is called, the frame around
 * whatever has it, and caps that no rank takes back. The order stands for lists too.
 * @example
 * const table = rarityTable({ maxLevel: 200, notFalling: ['max_level', 'stat_rate_bp'] });
 *
 * sections: {
 *   basics: common.basics(table.fields),
 *   growth: section(['Caps and rates', '上限與倍率', '上限と倍率'], table.caps),
 * },
 * rules: [...table.rules],
 * list: { columns: ['rarity', 'name', 'order', 'max_level', 'status'], ...table.order },
 */
export function rarityTable({ maxLevel, rateHelp, notFalling }: RarityTable) {
  return {
    fields,
    /** Around whatever has the rarity. */
    frame: field.asset(['Frame', '外框', 'フレーム'], 'image', {
      default: { path: 'ui/frame-default.svg' },
      help: [
        'Include a letter or a shape so that it does not rely on colour.',
        '請加入文字或圖形，不靠顏色也能辨識。',
        '色に頼らず見分けられるよう、文字か形を入れてください。',
      ],
    }),
    caps: {
      max_level: common.maxLevel([1, maxLevel]),
      stat_rate_bp: common.statRate([1, 50_000], rateHelp),
    } satisfies Fields,
    /** For what players may get twice. */
    duplicateSpirits: field.integer(
      ['Spirits per duplicate', '重複取得時的魂數', '重複時のソウル数'],
      [0, 9999],
      { unit: 'spirits' },
    ),
    rules: [
      { fields: ['order'], is: 'unique' },
      ...notFalling.map((key): RuleDefinition => ({ field: key, along: BY_RANK, is: 'not_falling' })),
    ] satisfies readonly RuleDefinition[],
    order: { sorts: ['order', 'max_level'], sort: 'order' } as const,
  };
}

const fields = {
  rarity: common.rarity(rarity),
  name: common.name(30),
  order: field.integer(['Rank order', '階級順序', '序列'], [1, 99], {
    help: [
      'Higher is rarer. Caps and rates cannot fall as the rank rises; the event rarity is exempt.',
      '數字越大越稀有。階級提高時，各項上限與倍率不得下降；活動稀有度不受此限。',
      '大きいほど希少です。序列が上がるときに上限や倍率を下げることはできません（イベントは対象外）。',
    ],
  }),
} satisfies Fields;
