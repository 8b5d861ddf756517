import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { clan } from '../../enums/clan.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';
import { fragmentRules } from '../../field-sets/fragments.ts';

const target = enumOf('statue-target', {
  all: ['All pets', '所有寵物', 'すべてのペット', 'neutral', '全'],
  property: ['One property', '指定屬性', '指定の属性', 'blue', ['屬', '属']],
  job: ['One job', '指定職業', '指定のジョブ', 'green', ['職', '職']],
  clan: ['One club', '指定社團', '指定のクラブ', 'orange', ['社', 'ク']],
});

const shownFor = (value: 'property' | 'job' | 'clan') => ({
  showWhen: { field: 'bonus_target', in: [value] },
});

/** A statue that players raise piece by piece, for a bonus of the whole account. */
export const statueSetting = defineModule({
  key: 'statue-setting',
  family: 'companions-palace',
  titles: { title: ['Statues', '雕像設定', '石像設定'], record: ['Statue', '雕像', '石像'] },
  identity: ['statue_id'],
  sections: {
    basics: common.basics({
      statue_id: field.id(['Statue ID', '雕像編號', '石像ID']),
      name: common.name(40),
      image: common.image('image', { default: { path: 'statue/default.svg' } }),
      god_id: common.god({ optional: true }),
      property: common.property(property, { optional: true }),
      order: common.order([1, 999]),
    }),
    target: section(['Bonus', '加成', 'ボーナス'], {
      bonus_target: field.enum(['Bonus for', '加成對象', 'ボーナスの対象'], target, { default: 'all' }),
      bonus_property: common.property(property, shownFor('property')),
      bonus_job: common.job(shownFor('job')),
      bonus_clan: common.clan(clan, shownFor('clan')),
    }),
    growth: section(['Growth', '成長', '成長'], {
      piece_item_id: field.reference(['Statue fragments', '雕像碎片', '石像のかけら'], 'item-setting', {
        flow: 'sink',
        help: ['Each statue has its own.', '每座雕像各有一種。', '石像ごとに専用です。'],
      }),
      max_level: common.maxLevel([1, 200]),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { fields: ['order'], is: 'unique' },
    ...fragmentRules('piece_item_id'),
    { field: 'max_level', is: 'same', as: { countOf: { children: 'statue-level-setting' } } },
    openWhenUnlocked('statue', 'unlock_conds'),
  ],
  list: {
    columns: [
      'statue_id',
      'name',
      'god_id',
      'property',
      'bonus_target',
      'piece_item_id',
      'max_level',
      'order',
      'status',
    ],
    filters: ['god_id', 'property', 'bonus_target', 'status'],
    sorts: ['statue_id', 'name', 'order', 'max_level'],
    sort: 'order',
  },
});
