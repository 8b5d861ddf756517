import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { equipSlot } from '../../enums/equip-slot.ts';
import { statKey } from '../../enums/stat-key.ts';
import { common } from '../../field-sets/common-fields.ts';

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
    title: ['Pet jobs', '寵物職業', 'ペットジョブ'],
    record: ['Pet job', '寵物職業', 'ペットジョブ'],
  },
  identity: ['job_id'],
  sections: {
    basics: common.basics({
      job_id: field.id(['Job ID', '職業編號', 'ジョブID']),
      name: common.name(30),
      icon: common.icon('job/default.svg'),
      role: field.enum(['Role', '定位', '役割'], jobRole),
      position: field.enum(['Position', '站位', '位置'], position),
      main_stat: field.enum(['Main stat', '主要能力值', '主要ステータス'], statKey),
    }),
    counters: section(['Advantages', '剋制', '相性'], {
      counter_job_ids: field.references(
        ['Strong against', '剋制職業', '有利なジョブ'],
        'pet-job-setting',
        [],
        {
          optional: true,
          notSelf: true,
          help: [
            'Two jobs cannot be strong against each other.',
            '兩個職業不能互相剋制。',
            '互いに有利になる組み合わせは作れません。',
          ],
        },
      ),
      counter_rate_bp: field.integer(
        ['Damage multiplier', '剋制傷害倍率', '有利時のダメージ'],
        [10_000, 15_000],
        { optional: true, unit: 'bp' },
      ),
    }),
    equipment: section(['Equipment and promotion', '裝備與轉職', '装備と転職'], {
      equipment_slots: field.rows(['Equipment slots', '裝備部位', '装備部位'], [1], {
        uniqueBy: 'slot',
        fields: { slot: field.enum(['Slot', '部位', '部位'], equipSlot) },
      }),
      promote_to: field.rows(['Promotes to', '可轉職為', '転職先'], [], {
        optional: true,
        uniqueBy: 'job_id',
        help: [
          'A promotion path cannot return to its start.',
          '轉職路線不得繞回起點。',
          '転職先をたどって元のジョブに戻る設定はできません。',
        ],
        fields: {
          job_id: common.job({ notSelf: true }),
          conds: field.conditions(['Conditions', '條件', '条件'], { optional: true }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { rule: 'no_mutual_reference', field: 'counter_job_ids' },
    {
      rule: 'occurs_in',
      field: 'job_id',
      module: 'pet-quality-advance-setting',
      at: 'job_id',
      when: { field: 'status', in: ['active'] },
    },
    { field: 'counter_rate_bp', is: 'required', when: { field: 'counter_job_ids', isFilled: true } },
    { rule: 'no_cycle', field: 'promote_to.job_id' },
  ],
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
});
