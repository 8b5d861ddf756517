import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** Pictures that open as points are spent in a tree of talents. */
export const talentCgSetting = defineModule({
  key: 'talent-cg-setting',
  family: 'skills-talents',
  titles: {
    title: ['Talent pictures', '天賦插畫', '天賦イラスト'],
    record: ['Picture', '插畫', 'イラスト'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      template_id: common.talentTemplate(),
      cg_no: field.integer(['Picture no.', '插畫序號', 'イラスト番号'], [1, 20]),
      title: common.title(60),
      image: common.image('image', { default: { path: 'battle-background/default.svg' } }),
      thumbnail: common.thumbnail('image', { default: { path: 'battle-background/default.svg' } }),
    }),
    unlocking: section(['Unlocking', '解鎖', '解放'], {
      unlock_points: field.integer(['Points spent', '已用點數', '使ったポイント'], [0, 99_999], {
        unit: 'points',
      }),
      rewards: common.rewards([], { optional: true }),
    }),
  },
  rules: [
    { fields: ['template_id', 'cg_no'], is: 'unique' },
    ...ladderRules({ step: 'cg_no', of: 'template_id', from: 1, notFalling: ['unlock_points'] }),
  ],
  list: {
    columns: ['id', 'template_id', 'cg_no', 'title', 'unlock_points', 'rewards', 'status'],
    filters: ['template_id', 'cg_no', 'status'],
    sorts: ['id', 'template_id', 'cg_no'],
  },
});
