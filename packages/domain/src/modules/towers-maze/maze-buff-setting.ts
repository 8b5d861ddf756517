import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';

/** A buff, or a curse, that players take along through a maze. */
export const mazeBuffSetting = defineModule({
  key: 'maze-buff-setting',
  family: 'towers-maze',
  titles: { title: ['Maze buffs', '迷宮增益', '迷宮バフ'], record: ['Maze buff', '迷宮增益', '迷宮バフ'] },
  identity: ['buff_id'],
  sections: {
    basics: common.basics({
      buff_id: field.id(['Buff ID', '增益編號', 'バフID']),
      name: common.name(30),
      description: common.description(120),
      icon: common.icon('maze/default.svg'),
      rarity: common.rarity(rarity, { default: 'N' }),
      curse: field.boolean(['Curse', '詛咒', '呪い'], {
        default: false,
        help: [
          'Only offered together with a benefit.',
          '不會單獨出現，必附帶一項好處。',
          '良い効果と一緒でなければ候補に出ません。',
        ],
      }),
    }),
    skill: section(['Skill', '技能', 'スキル'], {
      skill_id: field.reference(['Effect', '增益效果', '効果の内容'], 'maze-buff-skill-setting'),
      max_stack: field.integer(['Max stacks', '可疊加次數', '重ねられる回数'], [1, 10], {
        default: 1,
        help: [
          'Each stack raises the skill by one level.',
          '每疊加一次即提升一級技能。',
          '重ねるたびにスキルのレベルが上がります。',
        ],
      }),
    }),
    choice: section(['Availability', '出現', '候補'], {
      weight: common.weight([1, 1000], { default: 100 }),
      group_tag: field.text(['Combo group', '組合標籤', 'コンボの組'], 30, { form: 'mark', monospace: true }),
      exclusive_with: field.references(
        ['Incompatible with', '互斥增益', '同時に持てないバフ'],
        'maze-buff-setting',
        20,
        {
          optional: true,
          notSelf: true,
          help: ['Applies in both directions.', '雙方皆適用。', '互いに適用されます。'],
        },
      ),
      maze_ids: common.mazes(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'max_stack', is: 'at_most', than: { field: 'levels', of: 'skill_id' } },
  ],
  list: {
    columns: ['buff_id', 'name', 'rarity', 'curse', 'skill_id', 'max_stack', 'weight', 'group_tag', 'status'],
    filters: ['rarity', 'curse', 'group_tag', 'skill_id', 'status'],
    sorts: ['buff_id', 'name', 'weight'],
  },
  search: ['name', 'description'],
});
