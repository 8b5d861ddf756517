import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const unlock = enumOf('skin-level-unlock', {
  none: ['Nothing', '無', 'なし', 'neutral', ['無', '―']],
  voice: ['Voice', '語音', 'ボイス', 'cyan', ['音', '声']],
  background: ['Background', '背景', '背景', 'green', '景'],
  effect: ['Effect', '特效', 'エフェクト', 'orange', ['效', '効']],
  story: ['Story', '劇情', 'シナリオ', 'purple', '劇'],
  cg: ['Picture', '插畫', 'イラスト', 'magenta', ['畫', '絵']],
});

/**
 * What a level of a skin costs, and what it adds. A story that a level opens is a reference; everything
 * else it opens is a name that the game client knows.
 */
export const skinLevelSetting = defineModule({
  key: 'skin-level-setting',
  family: 'skins-profile',
  kind: 'child',
  parent: 'skin_id',
  titles: {
    title: ['Skin levels', '造型等級', 'スキンレベル'],
    record: ['Skin level', '造型等級', 'スキンレベル'],
  },
  identity: ['level'],
  sections: {
    basics: common.basics({
      skin_id: common.skin(),
      level: common.level([1, 20]),
      costs: common.costs(8, {
        optional: true,
        help: ['Can be empty at level 1 only.', '僅 1 級可留空。', '空欄にできるのはレベル1だけです。'],
      }),
    }),
    gain: section(['Growth', '成長', '成長'], {
      bonus: bonusLines({
        help: [
          'Total at this level; no value can decrease at the next level.',
          '此等級的總加成；升級時任何一項都不得下降。',
          'このレベルでの合計。レベルが上がるときに下がってはいけません。',
        ],
      }),
      unlock: field.enum(['Unlocks', '解鎖內容', '解放する内容'], unlock, { default: 'none' }),
      unlock_avg_id: common.story({ showWhen: { field: 'unlock', in: ['story'] } }),
      unlock_value: field.text(['Client key', '用戶端代碼', 'クライアントのキー'], 60, {
        form: 'mark',
        monospace: true,
        showWhen: { field: 'unlock', in: ['voice', 'background', 'effect', 'cg'] },
      }),
    }),
  },
  rules: [
    ...ladderRules({ step: 'level', of: 'skin_id', from: 1 }),
    { field: 'costs', is: 'required', when: { field: 'level', above: 1 } },
    {
      field: 'bonus.value',
      by: ['stat', 'mode'],
      along: { orderBy: 'level', groupBy: 'skin_id' },
      is: 'not_falling',
    },
    ...statBonusRules('bonus'),
  ],
  display: { title: 'level' },
  list: {
    columns: ['skin_id', 'level', 'costs', 'bonus', 'unlock', 'unlock_avg_id', 'status'],
    filters: ['level', 'unlock', 'status'],
    sorts: ['level'],
    sheet: { groupBy: 'skin_id' },
  },
});
