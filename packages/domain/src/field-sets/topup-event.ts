import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { Label } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { currency } from '../enums/currency.ts';
import { enumOf } from '../enums/enum-of.ts';
import { common } from './common-fields.ts';
import { wholeMoney } from './money-fields.ts';

const base = enumOf('topup-base', {
  vip_points: ['VIP points', 'VIP 點數', 'VIPポイント', 'gold', ['點', '点']],
  paid_gem: ['Paid gems', '付費寶石', '有料ジェム', 'cyan', '石'],
  money: ['Money', '金額', '金額', 'green', '金'],
});

/** The largest number that such an event counts to. */
const MOST = 9_999_999;

const fields = {
  event_id: field.id(['Event ID', '活動編號', 'イベントID']),
  name: common.name(40),
  timeslot: common.eventTime(),
} satisfies Fields;

const counted = {
  base: field.enum(['Counted amount', '計算基準', '集計対象'], base, { default: 'vip_points' }),
  currency: common.currency(currency, { showWhen: { field: 'base', in: ['money'] } }),
} satisfies Fields;

/**
 * An event that counts what players pay: points, gems or money of one currency, which no other is
 * converted to. `amounts`: the paths of the numbers that are counted to; without cents where there are none.
 * @example
 * const event = topupEvent({ amounts: ['steps.threshold'] });
 *
 * sections: {
 *   basics: common.basics(event.fields),
 *   counting: section(['Counting', '計算', '集計'], { ...event.counted }),
 * },
 * rules: [...event.rules],
 */
export function topupEvent({ amounts = [] }: { readonly amounts?: readonly string[] } = {}) {
  return {
    fields,
    counted,
    rules: [
      { fields: ['name'], is: 'unique', severity: 'warning' },
      ...amounts.flatMap((path): readonly RuleDefinition[] => [
        { field: path, is: 'whole', when: { field: 'base', in: ['vip_points', 'paid_gem'] } },
        wholeMoney(path),
      ]),
    ] satisfies readonly RuleDefinition[],
  };
}

/**
 * A number that is counted to, in whatever the event counts.
 * @example threshold: topupAmount(['Required value', '達成數值', '達成値'])
 */
export const topupAmount = (label: Label) => field.decimal(label, [0.01, MOST], { decimals: 2 });
