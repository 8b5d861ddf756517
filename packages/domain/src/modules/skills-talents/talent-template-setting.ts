import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { PET_GROUPS, petGroup } from '../../field-sets/pet-group-fields.ts';

const ownerType = enumOf('talent-owner-type', {
  account: ['Account', '帳號', 'アカウント', 'neutral', ['帳', 'ア']],
  role: ['Hero', '主角', '主人公', 'orange', '主'],
  job: PET_GROUPS.job,
  property: PET_GROUPS.property,
});

const whose = petGroup('owner_type');

/** A tree of talents: whose it is, what its points come from, and what forgetting them costs. */
export const talentTemplateSetting = defineModule({
  key: 'talent-template-setting',
  family: 'skills-talents',
  titles: {
    title: ['Talent templates', '天賦樣板', '天賦テンプレート'],
    record: ['Talent template', '天賦樣板', '天賦テンプレート'],
  },
  identity: ['template_id'],
  sections: {
    basics: common.basics({
      template_id: field.id(['Template ID', '樣板編號', 'テンプレートID']),
      name: common.name(40),
      background: common.background('battle-background/default.svg'),
    }),
    owner: section(['Owner', '適用對象', '対象'], {
      owner_type: field.enum(['Belongs to', '歸屬', '持ち主'], ownerType, { default: 'account' }),
      owner_role_id: common.hero({ showWhen: { field: 'owner_type', in: ['role'] } }),
      owner_job_id: whose.job(),
      owner_property: whose.property(),
      open_conds: common.openConditions({ optional: true }),
    }),
    points: section(['Points', '點數', 'ポイント'], {
      point_item_id: field.reference(['Point item', '點數道具', 'ポイントのアイテム'], 'item-setting', {
        flow: 'sink',
        optional: true,
      }),
      point_per_level: field.integer(['Points per level', '每級點數', 'レベルごとのポイント'], [0, 10], {
        unit: 'points',
        default: 1,
      }),
      reset_free_count: field.integer(['Free resets', '免費重置次數', '無料リセット回数'], [0, 99], {
        default: 1,
      }),
      reset_cost: field.costs(['Reset cost', '重置消耗', 'リセットのコスト'], [1, 1], {
        help: [
          'A reset returns all points and items.',
          '重置會返還所有點數與道具。',
          'リセットするとすべてのポイントとアイテムが戻ります。',
        ],
      }),
    }),
  },
  rules: [
    {
      fields: ['owner_type', 'owner_role_id', 'owner_job_id', 'owner_property'],
      is: 'unique',
      blanks: true,
    },
  ],
  list: {
    columns: [
      'template_id',
      'name',
      'owner_type',
      'owner_role_id',
      'owner_job_id',
      'owner_property',
      'point_per_level',
      'status',
    ],
    filters: ['owner_type', 'owner_job_id', 'owner_property', 'status'],
    sorts: ['template_id', 'name'],
  },
});
