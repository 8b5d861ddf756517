import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { clan } from '../../enums/clan.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const applyTo = enumOf('3v3-buff-target', {
  all: ['All pets', '全部寵物', 'すべてのペット', 'neutral', '全'],
  property: ['One property', '指定屬性', '指定の属性', 'orange', ['屬', '属']],
  job: ['One job', '指定職業', '指定のジョブ', 'blue', '職'],
  clan: ['One club', '指定社團', '指定のクラブ', 'green', ['社', 'ク']],
  rarity: ['One rarity', '指定稀有度', '指定のレアリティ', 'gold', '稀'],
});

const teamScope = enumOf('3v3-buff-team', {
  each_team: ['Every team', '全部隊伍', 'すべてのチーム', 'neutral', '全'],
  team_1: ['First team', '第一隊', '第1チーム', 'blue', '1'],
  team_2: ['Second team', '第二隊', '第2チーム', 'blue', '2'],
  team_3: ['Third team', '第三隊', '第3チーム', 'blue', '3'],
});

const side = enumOf('3v3-buff-side', {
  both: ['Both', '雙方', '両方', 'neutral', ['雙', '両']],
  attacker: ['Attacker', '攻方', '攻撃側', 'red', '攻'],
  defender: ['Defender', '守方', '防衛側', 'blue', ['守', '守']],
});

const MOST_PERCENT = 30;

/** Something that makes some pets stronger or weaker for a while. */
export const threeOnThreeBuffSetting = defineModule({
  key: '3v3-buff-setting',
  family: 'pvp-3v3',
  titles: { title: ['3v3 buffs', '3v3 增益', '3v3バフ'], record: ['3v3 buff', '3v3 增益', '3v3バフ'] },
  identity: ['buff_id'],
  sections: {
    basics: common.basics({
      buff_id: field.id(['Buff ID', '增益編號', 'バフID']),
      name: common.name(30),
      description: common.description(120),
      icon: common.icon('effect/default.svg'),
    }),
    effect: section(['Effect', '效果', '効果'], {
      bonus: bonusLines({
        help: [
          'Percent only, between -30 and +30.',
          '僅限百分比，且不超過正負 30。',
          '割合のみで、上下30までです。',
        ],
      }),
    }),
    target: section(['Applies to', '適用對象', '対象'], {
      apply_to: field.enum(['Pets', '寵物', 'ペット'], applyTo, { default: 'all' }),
      apply_property: common.property(property, { showWhen: { field: 'apply_to', in: ['property'] } }),
      apply_job_id: common.job({ showWhen: { field: 'apply_to', in: ['job'] } }),
      apply_clan: common.clan(clan, {
        showWhen: { field: 'apply_to', in: ['clan'] },
      }),
      apply_rarity: common.rarity(rarity, { showWhen: { field: 'apply_to', in: ['rarity'] } }),
      team_scope: field.enum(['Teams', '隊伍', 'チーム'], teamScope, { default: 'each_team' }),
      side: field.enum(['Sides', '攻守', '攻守'], side, { default: 'both' }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    ...statBonusRules('bonus'),
    { field: 'bonus.mode', is: 'one_of', values: ['percent'] },
    { field: 'bonus.value', is: 'at_least', than: -MOST_PERCENT },
    { field: 'bonus.value', is: 'at_most', than: MOST_PERCENT },
  ],
  list: {
    columns: [
      'buff_id',
      'name',
      'bonus',
      'apply_to',
      'apply_property',
      'apply_job_id',
      'apply_clan',
      'apply_rarity',
      'team_scope',
      'side',
      'status',
    ],
    filters: ['apply_to', 'team_scope', 'side', 'status'],
    sorts: ['buff_id', 'name'],
  },
  search: ['name', 'description'],
});
