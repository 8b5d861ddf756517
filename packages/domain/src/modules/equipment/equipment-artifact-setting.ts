import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';
import { fragmentRules } from '../../field-sets/fragments.ts';
import { PET_GROUPS, petGroup } from '../../field-sets/pet-group-fields.ts';

const equipLimit = enumOf('artifact-equip-limit', {
  none: ['All pets', '所有寵物', '全ペット', 'neutral', '全'],
  job: PET_GROUPS.job,
  property: PET_GROUPS.property,
  pet: PET_GROUPS.pet,
});

const whose = petGroup('equip_limit');

/** The one special piece that a pet can wear. Who may wear it is picked, not typed. */
export const equipmentArtifactSetting = defineModule({
  key: 'equipment-artifact-setting',
  family: 'equipment',
  titles: {
    title: ['Artifacts', '神器設定', 'アーティファクト設定'],
    record: ['Artifact', '神器', 'アーティファクト'],
  },
  identity: ['artifact_id'],
  sections: {
    basics: common.basics({
      artifact_id: field.id(['Artifact ID', '神器編號', 'アーティファクトID']),
      name: common.name(40),
      icon: common.icon('artifact/default.svg'),
      rarity: common.rarityOf('equipment-rarity-setting'),
    }),
    use: section(['Requirements', '使用條件', '装備条件'], {
      equip_limit: field.enum(['Equipped by', '限定對象', '装備できる対象'], equipLimit, { default: 'none' }),
      equip_job_id: whose.job(),
      equip_property: whose.property(),
      equip_pet_id: whose.pet(),
    }),
    unlocking: section(['Unlocking', '解鎖', '解放'], {
      fragment_item_id: field.reference(['Fragment', '碎片', 'かけら'], 'item-setting', {
        flow: 'sink',
        help: [
          'Each artifact has its own fragment.',
          '每件神器各有一種。',
          'アーティファクトごとに専用です。',
        ],
      }),
      fragment_count: field.integer(['Fragments needed', '所需碎片數', '必要なかけら'], [1, 9999], {
        default: 50,
      }),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    growth: section(['Levels and skill', '等級與技能', 'レベルとスキル'], {
      skill_id: field.reference(
        ['Artifact skill', '神器技能', 'アーティファクトスキル'],
        'equipment-artifact-skill-settings',
      ),
      levels: field.rows(['Levels', '等級', 'レベル'], [1, 60], {
        uniqueBy: 'level',
        help: [
          'Stats are absolute values at each level; none can decrease.',
          '能力值為該等級的實際數值，任何一項都不得下降。',
          'ステータスは各レベルでの実際の値です。下がってはいけません。',
        ],
        fields: {
          level: common.level([1, 60]),
          costs: common.costs([1, 8]),
          stats: field.stats(['Stats', '能力值', 'ステータス'], ['hp', 'atk', 'def', 'spd']),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    ...fragmentRules('fragment_item_id'),
    { field: 'level', along: 'levels', is: 'contiguous', from: 1 },
    { field: 'stats', along: 'levels', is: 'not_falling' },
    openWhenUnlocked('artifact', 'unlock_conds'),
  ],
  list: {
    columns: [
      'artifact_id',
      'name',
      'rarity',
      'equip_limit',
      'equip_job_id',
      'equip_property',
      'equip_pet_id',
      'skill_id',
      'status',
    ],
    filters: ['rarity', 'equip_limit', 'skill_id', 'status'],
    sorts: ['artifact_id', 'name', 'rarity'],
  },
});
