import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import type { TimeslotType } from '../enums/timeslot-type.ts';
import { common } from './common-fields.ts';

type EventHead = {
  /** The kinds of opening times an event may have. */
  readonly types?: readonly TimeslotType[];
};

/**
 * What an event begins with: its name and small print, when it runs, until when rewards wait, and its
 * banner. Events that settle at once take `open` in place of `period`, and `nameRules` alone.
 * @example
 * const head = eventHead();
 *
 * sections: {
 *   basics: common.basics({ event_id: eventId(), ...head.basics }),
 *   period: section(['Period', '期間', '期間'], head.period),
 *   presentation: common.presentation(head.picture),
 * },
 * rules: [...head.nameRules, ...head.claimRules],
 */
export function eventHead({ types = ['limited_period'] }: EventHead = {}) {
  const timeslot = common.eventTime({ types });
  return {
    basics: { name: common.name(40), rules: common.rulesForPlayers() } satisfies Fields,
    open: { timeslot } satisfies Fields,
    period: { timeslot, claim_end_at: common.claimUntil() } satisfies Fields,
    picture: {
      banner: common.bannerPicture(),
    } satisfies Fields,
    nameRules: [{ fields: ['name'], is: 'unique', severity: 'warning' }] satisfies readonly RuleDefinition[],
    claimRules: [
      { field: 'claim_end_at', is: 'at_least', than: { field: 'end', of: 'timeslot' } },
    ] satisfies readonly RuleDefinition[],
  };
}

/** What names an event. */
export const eventId = () => field.id(['Event ID', '活動編號', 'イベントID']);

/**
 * How often players may do something each day without paying.
 * @example free_spins_per_day: freePerDay(20)
 */
export const freePerDay = (max: number) =>
  field.integer(['Free per day', '每日免費次數', '1日の無料回数'], [0, max], { default: 0 });
