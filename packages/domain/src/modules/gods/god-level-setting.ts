import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { levelCurve } from '../../field-sets/level-curve.ts';

const curve = levelCurve({
  of: 'god_id',
  until: { field: 'max_level', of: 'god_id', via: { field: 'rarity', module: 'god-rarity-setting' } },
  notFalling: ['stats', 'require_user_level'],
});

/** What a god is like at a level, and what the next one takes. */
export const godLevelSetting = defineModule({
  key: 'god-level-setting',
  family: 'gods',
  kind: 'child',
  parent: 'god_id',
  titles: { title: ['God levels', '神明等級', '神レベル'], record: ['God level', '神明等級', '神レベル'] },
  identity: ['level'],
  sections: {
    basics: common.basics({
      god_id: common.god(),
      ...curve.fields,
      costs: common.extraCosts(8, { optional: true }),
      require_user_level: common.fromPlayerLevel([1, 300], { optional: true }),
    }),
    gain: section(['Growth', '成長', '成長'], {
      stats: field.stats(['Stats', '能力值', 'ステータス'], ['hp', 'atk', 'def', 'spd'], {
        help: [
          'Final values at this level. No stat can decrease from one level to the next.',
          '此等級的實際數值；升級時任何一項都不得下降。',
          'このレベルでの実際の値。レベルが上がるときに下がってはいけません。',
        ],
      }),
      unlock_text: field.localizedText(['Unlock description', '解鎖說明', '解放内容の説明'], 80, {
        optional: true,
        help: [
          'Shown when players reach this level.',
          '玩家達到此等級時顯示。',
          'このレベルに達したプレイヤーに表示します。',
        ],
      }),
    }),
  },
  rules: [
    ...curve.rules,
    { rule: 'covers_players', field: 'level', groupBy: 'god_id', players: 'god_level' },
  ],
  display: { title: 'level' },
  list: {
    columns: ['god_id', 'level', 'exp_to_next', 'stats', 'costs', 'require_user_level', 'status'],
    filters: ['level', 'require_user_level', 'status'],
    sorts: ['level', 'exp_to_next'],
    sheet: { groupBy: 'god_id' },
  },
  search: ['unlock_text'],
});
