import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const BY_SUM = { orderBy: 'level_sum', groupBy: 'statue_ids' } as const;

/** What the levels of several statues give together. */
export const statueResonanceSetting = defineModule({
  key: 'statue-resonance-setting',
  family: 'companions-palace',
  titles: {
    title: ['Statue resonance', '雕像共鳴', '石像共鳴'],
    record: ['Resonance', '共鳴', '共鳴'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      level_sum: field.integer(['Required levels', '所需等級總和', '必要なレベルの合計'], [1, 99_999]),
      statue_ids: field.references(['Statues', '雕像', '石像'], 'statue-setting', 50, {
        optional: true,
        help: ['Empty: all.', '留空表示全部。', '空欄ならすべてです。'],
      }),
    }),
    gain: section(['Benefits', '效益', '効果'], {
      bonus: bonusLines(),
      title_id: common.playerTitle({ optional: true }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { rule: 'at_most_together', field: 'level_sum', of: 'statue_ids', sum: 'max_level' },
    { field: 'level_sum', along: BY_SUM, is: 'rising' },
    { field: 'bonus.value', by: ['stat', 'mode'], along: BY_SUM, is: 'not_falling' },
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: ['id', 'name', 'level_sum', 'statue_ids', 'bonus', 'title_id', 'status'],
    filters: ['statue_ids', 'title_id', 'status'],
    sorts: ['id', 'name', 'level_sum'],
  },
});
