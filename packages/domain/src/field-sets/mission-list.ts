import { field } from '../core/define-field.ts';
import type { ShowWhen } from '../core/field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { difficulty } from '../enums/difficulty.ts';
import { enumOf } from '../enums/enum-of.ts';
import { gameSystem } from '../enums/game-system.ts';
import { MISSION_TARGETS, missionAction } from '../enums/mission-action.ts';
import { property } from '../enums/property.ts';
import { rarity } from '../enums/rarity.ts';
import { common } from './common-fields.ts';
import { JUMP_KEYS, jumpFields, jumpRules } from './jump-fields.ts';

const countFrom = enumOf('mission-count-from', {
  accept: ['Accepted', '接受任務', '受注', 'blue', '接'],
  birth: ['Account created', '創立帳號', 'アカウント作成', 'neutral', ['創', '作']],
  event_start: ['Event start', '活動開始', 'イベント開始', 'magenta', ['活', '催']],
});

const goalFields = {
  action: field.enum(['Mission action', '任務行動', '行動'], missionAction),
  target_id: field.referenceBy(['Target', '對象', '対象'], 'action', MISSION_TARGETS, {
    optional: true,
    help: ['Empty: any.', '留空表示不限。', '空欄なら何でも構いません。'],
  }),
  filter: field.group(['Conditions', '限定條件', '条件'], {
    optional: true,
    fields: {
      rarity: common.rarity(rarity, { optional: true }),
      property: common.property(property, { optional: true }),
      job: common.job({ optional: true }),
      difficulty: common.difficulty(difficulty, { optional: true }),
      mode: field.enum(['Mode', '玩法', 'モード'], gameSystem, { optional: true }),
    },
  }),
  count: field.integer(['Times or amount', '次數或數量', '回数・数量'], [1, 999_999_999], {
    unitBy: { action: { login_days: 'days', talent_point: 'points', topup_points: 'points' } },
  }),
  count_from: field.enum(['Counted from', '計算起點', '集計の起点'], countFrom, { default: 'accept' }),
} satisfies Fields;

/** What a goal is, where there is room for a few words. */
const BRIEF = ['action', 'target_id', 'count'] as const;

type GoalOptions<O extends boolean, S extends ShowWhen> = {
  /** A record may do without a goal. */
  readonly optional?: O;
  /** Only some records have one. */
  readonly showWhen?: S;
};

/**
 * What a player has to do, and how often: the goal of a quest, an achievement, a step of an event.
 * @example
 * sections: { goal: section(['Goal', '目標', '目標'], { goal: missionGoal() }) },
 */
export const missionGoal = <const O extends boolean = false, const S extends ShowWhen = never>(
  options: GoalOptions<O, S> = {},
) => field.group(['Goal', '目標', '目標'], { ...options, fields: goalFields, brief: BRIEF });

type MissionList = {
  /** How many missions a record may have. */
  readonly max: number;
  /** The list whose rows have the missions, where it is not the record itself. */
  readonly inRows?: string;
};

/**
 * Missions as rows of one record, numbered from 1: what is to be done, what it gives, and where a touch
 * leads.
 * @example
 * const list = missionList({ max: 20 });
 *
 * sections: { missions: section(['Missions', '任務', 'ミッション'], list.fields) },
 * rules: [...list.rules],
 */
export function missionList({ max, inRows }: MissionList) {
  const missions = inRows === undefined ? 'missions' : `${inRows}.missions`;
  return {
    fields: {
      missions: field.rows(['Missions', '任務', 'ミッション'], [1, max], {
        uniqueBy: 'no',
        folded: JUMP_KEYS,
        fields: {
          no: common.no([1, max]),
          description: common.description(80),
          goal: missionGoal(),
          rewards: common.rewards([]),
          ...jumpFields,
        },
      }),
    } satisfies Fields,
    rules: [
      { field: 'no', along: missions, is: 'contiguous', from: 1 },
      ...jumpRules({ rows: missions }),
    ] satisfies readonly RuleDefinition[],
  };
}
