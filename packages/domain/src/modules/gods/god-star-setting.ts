import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { MAX_BONUS_LINES, statBonusFields, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** What a star of a god costs and gives. */
export const godStarSetting = defineModule({
  key: 'god-star-setting',
  family: 'gods',
  kind: 'child',
  parent: 'god_id',
  titles: {
    title: localized('God stars', '神明星級', '神の星'),
    record: localized('God star', '神明星級', '神の星'),
  },
  identity: ['star'],
  fields: {
    god_id: { kind: 'reference', to: 'god-setting', label: localized('God', '神明', '神') },
    star: {
      kind: 'integer',
      min: 0,
      max: 15,
      label: localized('Stars', '星級', '星数'),
      help: localized('0 is how a god is unlocked.', '0 為剛解鎖時的星級。', '0は解放直後の星数です。'),
    },
    spirit_cost: {
      kind: 'integer',
      min: 0,
      max: 9999,
      unit: 'spirits',
      label: localized('Spirits', '所需魂數', '必要なソウル'),
      help: localized(
        '0 at the first star, and only there.',
        '僅最初的星級填 0。',
        '最初の星だけ0にします。',
      ),
    },
    costs: {
      kind: 'cost_list',
      optional: true,
      max: 8,
      label: localized('Extra cost', '額外消耗', '追加コスト'),
    },
    stat_rate_bp: {
      kind: 'integer',
      min: 10_000,
      max: 100_000,
      unit: 'bp',
      default: 10_000,
      label: localized('Stat rate', '能力倍率', 'ステータス倍率'),
    },
    skill_level_cap: {
      kind: 'integer',
      min: 1,
      max: 20,
      default: 1,
      label: localized('Skill level cap', '技能等級上限', 'スキルレベル上限'),
    },
    unlock_aid_slot: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 4,
      label: localized('Opens aid slot', '開啟援助欄位', '解放する援護枠'),
    },
    image_change: {
      kind: 'boolean',
      default: false,
      label: localized('New picture', '更換立繪', '立ち絵が変わる'),
    },
    bonus: {
      kind: 'rows',
      optional: true,
      max: MAX_BONUS_LINES,
      fields: statBonusFields,
      label: localized('Bonus of the team', '全隊加成', 'チームへのボーナス'),
      help: localized(
        'For every pet that fights beside the god.',
        '對與此神明同隊作戰的所有寵物生效。',
        'この神とともに戦う全てのペットに効きます。',
      ),
    },
  },
  rules: [
    { rule: 'contiguous', field: 'star', groupBy: 'god_id', from: 0 },
    { rule: 'zero_only_first', field: 'spirit_cost', orderBy: 'star', groupBy: 'god_id' },
    { rule: 'not_falling', field: 'stat_rate_bp', orderBy: 'star', groupBy: 'god_id' },
    { rule: 'not_falling', field: 'skill_level_cap', orderBy: 'star', groupBy: 'god_id' },
    {
      rule: 'reaches',
      field: 'star',
      reference: 'god_id',
      via: { field: 'rarity', module: 'god-rarity-setting' },
      target: 'max_star',
    },
    ...statBonusRules('bonus'),
  ],
  display: { title: 'star' },
  list: {
    columns: [
      'god_id',
      'star',
      'spirit_cost',
      'costs',
      'stat_rate_bp',
      'skill_level_cap',
      'unlock_aid_slot',
      'bonus',
      'image_change',
      'status',
    ],
    filters: ['star', 'skill_level_cap', 'image_change', 'status'],
    sorts: ['star', 'spirit_cost'],
    sheet: { groupBy: 'god_id' },
  },
  sections: [
    {
      key: 'step',
      title: localized('Step', '星級', '星'),
      fields: ['god_id', 'star', 'spirit_cost', 'costs'],
    },
    {
      key: 'gain',
      title: localized('Gain', '成長', '成長'),
      fields: ['stat_rate_bp', 'skill_level_cap', 'unlock_aid_slot', 'image_change', 'bonus'],
    },
  ],
});
