import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const crystalType = enumOf('crystal-type', {
  fire: ['Fire', '火', '火', 'red', '火'],
  water: ['Water', '水', '水', 'blue', '水'],
  wood: ['Wood', '木', '木', 'green', '木'],
  thunder: ['Thunder', '雷', '雷', 'gold', '雷'],
  nihil: ['Nihil', '虛無', '虚無', 'purple', ['虛', '虚']],
  rainbow: ['Rainbow', '彩虹', '虹', 'magenta', '虹'],
});

const failResult = enumOf('crystal-fail-result', {
  keep: ['Keep level', '維持等級', 'レベル維持', 'green', '維'],
  minus_one: ['Lose one level', '降低一級', '1レベル下がる', 'orange', '降'],
  reset: ['Reset to level 0', '歸零', '0に戻る', 'red', '零'],
});

const BY_LEVEL = { orderBy: 'level', groupBy: 'crystal_type' } as const;
const SAFE_LEVELS = 10;

/** What strengthening a crystal takes, how likely it is, and what it gives. */
export const crystalStrengthenSetting = defineModule({
  key: 'crystal-strengthen-setting',
  family: 'equipment',
  titles: {
    title: ['Crystal strengthening', '水晶強化', 'クリスタル強化'],
    record: ['Strengthening', '強化', '強化'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      crystal_type: field.enum(['Crystal', '水晶', 'クリスタル'], crystalType),
      level: common.level([1, 100]),
      require_user_level: common.fromPlayerLevel([1, 300]),
      costs: common.costs([1, 8]),
    }),
    chance: section(['Success and failure', '成功與失敗', '成功と失敗'], {
      success_bp: common.successRate(),
      fail_result: field.enum(['On failure', '失敗結果', '失敗時'], failResult, {
        default: 'keep',
        help: [
          'Reset to level 0 is allowed above level 10 only.',
          '10 級以下不可歸零。',
          'レベル10以下では0に戻せません。',
        ],
      }),
      protect_item_id: field.reference(['Protection item', '保護道具', '保護アイテム'], 'item-setting', {
        flow: 'sink',
        optional: true,
      }),
      protect_count: field.integer(
        ['Items per attempt', '每次所需保護道具', '1回に使う保護アイテム'],
        [1, 999],
        {
          optional: true,
        },
      ),
      pity_after: field.integer(
        ['Failures until guarantee', '保底失敗次數', '確定までの失敗回数'],
        [1, 200],
        {
          optional: true,
        },
      ),
    }),
    gain: section(['Growth', '成長', '成長'], {
      bonus: bonusLines({
        help: [
          'Total at this level; no value can decrease at the next level.',
          '此等級的總加成；升級時任何一項都不得下降。',
          'このレベルでの合計。レベルが上がるときに下がってはいけません。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['crystal_type', 'level'], is: 'unique' },
    ...ladderRules({ step: 'level', of: 'crystal_type', from: 1, notFalling: ['require_user_level'] }),
    { field: 'success_bp', along: BY_LEVEL, is: 'not_rising' },
    { field: 'bonus.value', by: ['stat', 'mode'], along: BY_LEVEL, is: 'not_falling' },
    {
      field: 'level',
      is: 'greater',
      than: SAFE_LEVELS,
      when: { field: 'fail_result', in: ['reset'] },
    },
    { fields: ['protect_item_id', 'protect_count'], is: 'all_or_none' },
    ...statBonusRules('bonus'),
  ],
  display: { title: 'crystal_type' },
  list: {
    columns: [
      'id',
      'crystal_type',
      'level',
      'costs',
      'success_bp',
      'fail_result',
      'protect_item_id',
      'bonus',
      'pity_after',
      'status',
    ],
    filters: ['crystal_type', 'level', 'fail_result', 'status'],
    sorts: ['id', 'crystal_type', 'level', 'success_bp'],
    sheet: { groupBy: 'crystal_type' },
  },
});
