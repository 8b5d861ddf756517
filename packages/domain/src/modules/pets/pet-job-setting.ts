import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { equipSlot } from '../../enums/equip-slot.ts';
import { statKey } from '../../enums/stat-key.ts';

const jobRole = enumOf('job-role', {
  tank: ['Tank', '坦克', 'タンク', 'blue', '盾'],
  attacker: ['Attacker', '攻擊手', 'アタッカー', 'red', '攻'],
  caster: ['Caster', '法師', 'キャスター', 'purple', '術'],
  healer: ['Healer', '治療者', 'ヒーラー', 'green', '癒'],
  support: ['Support', '輔助', 'サポート', 'cyan', '援'],
  assassin: ['Assassin', '刺客', 'アサシン', 'neutral', '刺'],
});

const position = enumOf('job-position', {
  front: ['Front', '前排', '前衛', 'neutral', '前'],
  middle: ['Middle', '中排', '中衛', 'neutral', '中'],
  back: ['Back', '後排', '後衛', 'neutral', '後'],
});

/** The part a pet plays in a battle team. */
export const petJobSetting = defineModule({
  key: 'pet-job-setting',
  family: 'pets',
  titles: {
    title: localized('Pet jobs', '寵物職業', 'ペットジョブ'),
    record: localized('Pet job', '寵物職業', 'ペットジョブ'),
  },
  identity: ['job_id'],
  fields: {
    job_id: { kind: 'id', label: localized('Job ID', '職業編號', 'ジョブID') },
    name: { kind: 'localized_text', maxLength: 30, label: localized('Name', '名稱', '名前') },
    icon: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'job/default.svg' },
      label: localized('Icon', '圖示', 'アイコン'),
    },
    role: { kind: 'enum', of: jobRole, label: localized('Role', '定位', '役割') },
    position: { kind: 'enum', of: position, label: localized('Position', '站位', '位置') },
    main_stat: { kind: 'enum', of: statKey, label: localized('Main stat', '主要能力值', '主要ステータス') },
    counter_job_ids: {
      kind: 'reference',
      to: 'pet-job-setting',
      many: true,
      optional: true,
      notSelf: true,
      label: localized('Strong against', '剋制職業', '有利なジョブ'),
      help: localized(
        'Two jobs can never be strong against each other.',
        '兩個職業不能互相剋制。',
        '互いに有利になる組み合わせは作れません。',
      ),
    },
    counter_rate_bp: {
      kind: 'integer',
      optional: true,
      min: 10_000,
      max: 15_000,
      unit: 'bp',
      label: localized('Damage against them', '剋制傷害倍率', '有利時のダメージ'),
    },
    equipment_slots: {
      kind: 'rows',
      min: 1,
      uniqueBy: 'slot',
      fields: { slot: { kind: 'enum', of: equipSlot, label: localized('Slot', '部位', '部位') } },
      label: localized('Equipment slots', '裝備部位', '装備部位'),
    },
    promote_to: {
      kind: 'rows',
      optional: true,
      uniqueBy: 'job_id',
      fields: {
        job_id: {
          kind: 'reference',
          to: 'pet-job-setting',
          notSelf: true,
          label: localized('Job', '職業', 'ジョブ'),
        },
        conds: { kind: 'condition_list', optional: true, label: localized('Conditions', '條件', '条件') },
      },
      label: localized('Promotes to', '可轉職為', '転職先'),
      help: localized(
        'A path of promotions never leads back to where it began.',
        '轉職路線不得繞回起點。',
        '転職先をたどって元のジョブに戻る設定はできません。',
      ),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'] },
    { rule: 'no_mutual', field: 'counter_job_ids' },
    { rule: 'required_with', field: 'counter_rate_bp', with: 'counter_job_ids' },
    { rule: 'no_cycle', field: 'job_id', rows: 'promote_to' },
  ],
  display: { title: 'name', image: 'icon' },
  list: {
    columns: [
      'job_id',
      'name',
      'role',
      'position',
      'main_stat',
      'counter_job_ids',
      'counter_rate_bp',
      'equipment_slots',
      'status',
    ],
    filters: ['role', 'position', 'main_stat', 'counter_job_ids', 'status'],
    sorts: ['job_id', 'name'],
  },
  search: ['name'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['job_id', 'name', 'icon', 'role', 'position', 'main_stat'],
    },
    {
      key: 'counters',
      title: localized('Counters', '剋制', '相性'),
      fields: ['counter_job_ids', 'counter_rate_bp'],
    },
    {
      key: 'equipment',
      title: localized('Equipment and promotion', '裝備與轉職', '装備と転職'),
      fields: ['equipment_slots', 'promote_to'],
    },
  ],
});
