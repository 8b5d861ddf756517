import { field } from '../core/define-field.ts';
import type { EnumDefinition } from '../core/field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { enumOf } from '../enums/enum-of.ts';
import { common } from './common-fields.ts';
import { jumpFields, jumpRules } from './jump-fields.ts';
import { missionGoal } from './mission-list.ts';

/** Missions that are done once, or again each day. */
export const missionReset = enumOf('mission-reset', {
  none: ['Never', '不重置', 'リセットなし', 'neutral', ['無', 'な']],
  daily: ['Every day', '每日', '毎日', 'green', '日'],
});

type MissionRecords<Reset extends string> = {
  /** The field that names the event the missions belong to. */
  readonly of: string;
  /** When progress starts from 0 again. */
  readonly resets: EnumDefinition<Reset>;
};

/**
 * Missions of an event with a record for each: what is to be done, when it may be done again, where a
 * touch leads. As rows of one record they are `missionList`.
 * @example
 * const mission = missionRecords({ of: 'event_id', resets: missionReset });
 *
 * sections: {
 *   mission: section(['Mission', '任務', 'ミッション'], { event_id: …, id: common.id(), ...mission.fields }),
 *   button: section(['Button', '按鈕', 'ボタン'], mission.button),
 * },
 * rules: [...mission.rules],
 */
export function missionRecords<const Reset extends string>({ of, resets }: MissionRecords<Reset>) {
  return {
    fields: {
      order: common.order([1, 999]),
      description: common.description(80),
      goal: missionGoal(),
      reset: field.enum(['Reset interval', '重置週期', 'リセット'], resets),
    } satisfies Fields,
    button: { ...jumpFields } satisfies Fields,
    rules: [
      { fields: [of, 'order'], is: 'unique' },
      ...jumpRules({ shown: 'timeslot', of }),
    ] satisfies readonly RuleDefinition[],
  };
}
