import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';
import { traitFields } from '../../field-sets/trait-fields.ts';

const memberKind = enumOf('kizuna-member', {
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  god: ['God', '神明', '神', 'gold', '神'],
  role: ['Hero', '主角', '主人公', 'blue', '主'],
});

const condition = enumOf('kizuna-condition', {
  own_all: ['All members owned', '擁有所有成員', '全員を所持', 'green', '全'],
  star_sum: ['Total stars', '星級總和', '星数の合計', 'gold', '星'],
  level_sum: ['Total levels', '等級總和', 'レベルの合計', 'blue', ['級', '合']],
  intimacy: ['Intimacy', '親密度', '親密度', 'magenta', ['親', '親']],
  chapter_clear: ['Chapter cleared', '通關章節', '章のクリア', 'cyan', '章'],
  event_owned: ['Event joined', '參加過活動', 'イベントに参加', 'purple', ['活', '催']],
});

const applyTo = enumOf('kizuna-target', {
  members: ['Members', '成員', 'メンバー', 'neutral', ['員', '員']],
  all_pets: ['All pets', '所有寵物', 'すべてのペット', 'orange', '全'],
  property: ['One property', '指定屬性', '指定の属性', 'purple', ['屬', '属']],
  job: ['One job', '指定職業', '指定のジョブ', 'blue', '職'],
});

/** The most kizuna that one pet may be in. */
const MOST_OF_A_PET = 6;
const WITH_VALUE = ['star_sum', 'level_sum', 'intimacy'];

/** A bond between named characters: who belongs to it, what opens it, and the bonus of each of its levels. */
export const kizunaSetting = defineModule({
  key: 'kizuna-setting',
  family: 'pet-growth',
  titles: { title: ['Kizuna (bonds)', '羈絆設定', '絆設定'], record: ['Kizuna', '羈絆', '絆'] },
  identity: ['kizuna_id'],
  sections: {
    basics: common.basics({
      kizuna_id: field.id(['Kizuna ID', '羈絆編號', '絆ID']),
      name: common.name(40),
      description: common.description(200),
      image: common.image('image', { default: { path: 'kizuna/default.svg' } }),
      timeslot: common.openTime(),
    }),
    members: section(['Members and unlock', '成員與開啟', 'メンバーと解放'], {
      members: field.rows(['Members', '成員', 'メンバー'], [2, 6], {
        fields: {
          kind: common.kind(memberKind, { default: 'pet' }),
          id: field.referenceBy(['Character', '角色', 'キャラクター'], 'kind', {
            pet: 'pet-setting',
            god: 'god-setting',
            role: 'role-setting',
          }),
          min_star: field.integer(['Min stars', '最低星級', '最低星数'], [0, 15], {
            default: 1,
            showWhen: { field: 'kind', in: ['pet', 'god'] },
          }),
        },
      }),
      open_conds: field.rows(['Unlock conditions', '開啟條件', '解放条件'], [1, 6], {
        help: ['All conditions must be met.', '須同時符合所有條件。', 'すべてを満たすと解放されます。'],
        fields: {
          kind: field.enum(['Condition', '條件', '条件'], condition, { default: 'own_all' }),
          value: field.integer(['Required value', '所需數值', '必要な値'], [1, 999_999], {
            unitBy: { kind: { intimacy: 'points' } },
            showWhen: { field: 'kind', in: WITH_VALUE },
          }),
          chapter_id: field.reference(['Chapter', '章節', '章'], 'chapter-setting', {
            showWhen: { field: 'kind', in: ['chapter_clear'] },
          }),
          event_id: common.event({ showWhen: { field: 'kind', in: ['event_owned'] } }),
        },
      }),
      activate_cost: field.costs(['Activation cost', '啟動消耗', '発動コスト'], 8, { optional: true }),
      rewards: field.rewards(['First activation reward', '首次啟動獎勵', '初回発動の報酬'], [], {
        optional: true,
      }),
    }),
    bonus: section(['Bonus', '加成', 'ボーナス'], {
      apply_to: field.enum(['Applies to', '適用對象', '対象'], applyTo, { default: 'members' }),
      ...traitFields('apply_to'),
      levels: field.rows(['Levels', '等級', 'レベル'], [1, 20], {
        uniqueBy: 'level',
        fields: {
          level: common.level([1, 20]),
          require: field.integer(['Total stars', '星級總和', '星数の合計'], [0, 999]),
          bonus: bonusLines(),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['kind', 'id'], along: 'members', is: 'unique' },
    {
      fields: ['members.kind', 'members.id'],
      is: 'in_at_most',
      records: MOST_OF_A_PET,
      when: { field: 'members.kind', in: ['pet'] },
    },
    { field: 'level', along: 'levels', is: 'contiguous', from: 1 },
    { field: 'require', along: 'levels', is: 'not_falling' },
    { field: 'bonus.value', by: ['stat', 'mode'], along: 'levels', is: 'not_falling' },
    ...statBonusRules('levels.bonus'),
  ],
  list: {
    columns: [
      'kizuna_id',
      'image',
      'name',
      'members',
      'open_conds',
      'apply_to',
      'property',
      'job_id',
      'levels',
      'status',
    ],
    filters: ['apply_to', 'property', 'job_id', 'status'],
    sorts: ['kizuna_id', 'name'],
  },
  search: ['name', 'description'],
});
