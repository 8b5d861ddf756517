import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';

const trigger = enumOf('artifact-trigger', {
  passive: ['Always', '常駐', '常時', 'neutral', '常'],
  battle_start: ['At battle start', '戰鬥開始時', 'バトル開始時', 'green', '始'],
  turn_start: ['At the start of a turn', '回合開始時', 'ターン開始時', 'cyan', ['回', '番']],
  on_attack: ['When attacking', '攻擊時', '攻撃時', 'orange', '攻'],
  on_hit: ['When hit', '受擊時', '被弾時', 'purple', ['受', '被']],
  on_kill: ['When defeating an enemy', '擊敗敵人時', '敵を倒したとき', 'red', ['擊', '撃']],
  hp_below: ['When HP falls below', '生命低於指定比例', 'HPが一定以下', 'magenta', '命'],
});

/** What an artifact does in battle, level by level. */
export const equipmentArtifactSkillSettings = defineModule({
  key: 'equipment-artifact-skill-settings',
  family: 'equipment',
  titles: {
    title: ['Artifact skills', '神器技能', 'アーティファクトスキル'],
    record: ['Artifact skill', '神器技能', 'アーティファクトスキル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      icon: common.icon('skill/default.svg'),
      target_limit: field.enum(['Enemy property', '限定敵方屬性', '対象を限る属性'], property, {
        optional: true,
        help: ['Empty: any property.', '留空則不限。', '空欄なら属性を問いません。'],
      }),
    }),
    trigger: section(['Activation', '觸發', '発動'], {
      trigger: field.enum(['Trigger', '觸發時機', '発動条件'], trigger, { default: 'passive' }),
      trigger_value: field.integer(['HP threshold', '生命門檻', 'HPのしきい値'], [1, 100], {
        unit: 'percent',
        showWhen: { field: 'trigger', in: ['hp_below'] },
      }),
      trigger_bp: common.chance({ default: 10_000 }),
      cooldown_turn: common.cooldown(),
      max_trigger_per_battle: field.integer(['Uses per battle', '每場次數上限', '1戦の発動回数'], [1, 99], {
        optional: true,
        help: ['Empty: no limit.', '留空則不限。', '空欄なら無制限です。'],
      }),
    }),
    levels: section(['Levels', '技能等級', 'スキルレベル'], {
      levels: field.rows(['Levels', '技能等級', 'スキルレベル'], [1, 20], {
        uniqueBy: 'level',
        fields: {
          level: common.level([1, 20]),
          skill_id: common.skill(),
          description: common.description(300, { multiline: true }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'level', along: 'levels', is: 'contiguous', from: 1 },
  ],
  list: {
    columns: ['id', 'name', 'trigger', 'trigger_bp', 'cooldown_turn', 'levels', 'status'],
    filters: ['trigger', 'target_limit', 'status'],
    sorts: ['id', 'name', 'cooldown_turn'],
  },
  search: ['name', 'levels'],
});
