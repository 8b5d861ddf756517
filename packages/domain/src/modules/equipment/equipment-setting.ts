import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { equipSlot } from '../../enums/equip-slot.ts';
import { common } from '../../field-sets/common-fields.ts';

/** A piece that a pet can wear. */
export const equipmentSetting = defineModule({
  key: 'equipment-setting',
  family: 'equipment',
  titles: { title: ['Equipment', '裝備設定', '装備設定'], record: ['Piece of equipment', '裝備', '装備'] },
  synonyms: ['Weapon', 'Armour', 'Gear', '武器', '防具'],
  identity: ['equipment_id'],
  sections: {
    basics: common.basics({
      equipment_id: field.id(['Equipment ID', '裝備編號', '装備ID']),
      name: common.name(40),
      description: common.description(300, { multiline: true }),
      icon: common.icon('equipment/default.svg'),
      slot: field.enum(['Slot', '部位', '部位'], equipSlot),
      rarity: common.rarityOf('equipment-rarity-setting'),
    }),
    use: section(['Requirements', '使用條件', '装備条件'], {
      set_id: field.reference(['Set', '套裝', 'セット'], 'equipment-set-setting', {
        optional: true,
        help: [
          'A set can have only one piece per slot.',
          '同一套裝的每個部位只能有一件裝備。',
          '一つのセットには部位ごとに1点だけ含められます。',
        ],
      }),
      job_ids: field.references(['Jobs', '可用職業', '装備できるジョブ'], 'pet-job-setting', 20, {
        optional: true,
        help: ['Empty: all jobs.', '留空則所有職業皆可裝備。', '空欄なら全ジョブが装備できます。'],
      }),
      require_level: field.integer(['Required pet level', '所需寵物等級', '必要なペットレベル'], [1, 300], {
        default: 1,
      }),
      sell_locked: field.boolean(['Cannot be sold', '不可販售', '売却不可'], { default: false }),
    }),
    stats: section(['Stats and skills', '能力值與技能', 'ステータスとスキル'], {
      main_stat: field.rows(['Main stats', '主屬性', 'メインステータス'], [1, 2], {
        uniqueBy: 'stat',
        fields: {
          stat: common.stat(),
          base: common.statValue(['Level 1 value', '1 級數值', 'レベル1での値']),
          growth: common.statValue(['Growth per level', '每級成長', 'レベルごとの成長']),
        },
      }),
      sub_stat_count: field.integer(['Number of sub stats', '副屬性條數', 'サブステータスの数'], [0, 4], {
        default: 0,
        help: [
          'Cannot exceed the number of available sub stats.',
          '不得超過可抽取的副屬性數量。',
          '抽選対象の数を超えられません。',
        ],
      }),
      sub_stats: field.rows(['Sub stats', '副屬性', 'サブステータス'], 20, {
        optional: true,
        uniqueBy: 'stat',
        weight: 'weight',
        help: [
          'Drawn by weight when the equipment is obtained or a new sub stat is unlocked.',
          '取得裝備或開啟新屬性時依權重抽取。',
          '入手時や新しい枠の解放時に、重みに応じて抽選します。',
        ],
        summary: ['stat', 'min', 'max'],
        fields: {
          stat: common.stat(),
          min: common.statValue(['Minimum', '最小值', '最小値']),
          max: common.statValue(['Maximum', '最大值', '最大値']),
          weight: common.weight([0, 1_000_000], { default: 100 }),
        },
      }),
      skill_pool_id: field.reference(
        ['Skill pool', '技能池', 'スキルプール'],
        'equipment-skill-pool-setting',
        { optional: true },
      ),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['set_id', 'slot'], is: 'unique' },
    {
      countOf: { groupBy: 'set_id' },
      different: 'slot',
      is: 'at_least',
      than: { field: 'piece_count', of: 'set_id' },
    },
    { field: 'sub_stats.max', is: 'at_least', than: { field: 'min' } },
    { field: 'sub_stat_count', is: 'at_most', than: { countOf: 'sub_stats' } },
  ],
  list: {
    columns: ['equipment_id', 'name', 'slot', 'rarity', 'set_id', 'main_stat', 'require_level', 'status'],
    filters: ['slot', 'rarity', 'set_id', 'job_ids', 'skill_pool_id', 'sell_locked', 'status'],
    sorts: ['equipment_id', 'name', 'rarity', 'require_level'],
  },
  search: ['name', 'description'],
});
