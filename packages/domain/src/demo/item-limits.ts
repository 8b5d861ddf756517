import type { RecordData } from '../core/json.ts';
import { released } from './names.ts';

const EVERYONE = ['admin', 'cs', 'qa', 'low_cs'];
const SENIOR = ['admin', 'cs'];
const TESTERS = ['admin', 'qa'];
const ADMINS = ['admin'];

type Limit = readonly [
  asset: RecordData,
  grantableBy: readonly string[],
  inOneMail: number,
  givenPerDay: number,
  more?: RecordData,
];

/** Premium currency is for few hands and in small amounts. */
const LIMITS: readonly Limit[] = [
  [{ asset_kind: 'gem' }, SENIOR, 300, 3000, { daily_gain_limit: 30_000, alert_above: 10_000 }],
  [{ asset_kind: 'gold' }, ADMINS, 100, 1000, { daily_gain_limit: 5000, alert_above: 2000 }],
  [{ asset_kind: 'coin' }, EVERYONE, 100_000, 2_000_000, { alert_above: 5_000_000 }],
  [{ asset_kind: 'star' }, SENIOR, 1000, 10_000],
  [{ asset_kind: 'ap' }, EVERYONE, 120, 2400, { hold_limit: 999, overflow: 'discard' }],
  [{ asset_kind: 'bp' }, EVERYONE, 10, 100, { hold_limit: 99, overflow: 'block' }],
  [{ asset_kind: 'user_exp' }, TESTERS, 10_000, 100_000],
  [{ asset_kind: 'vip_point' }, ADMINS, 100, 500],
  [{ asset_kind: 'item', item_id: 1021 }, SENIOR, 10, 100, { daily_gain_limit: 60, alert_above: 40 }],
  [{ asset_kind: 'item', item_id: 1023 }, ADMINS, 1, 10],
  [{ asset_kind: 'item', item_id: 1110 }, ADMINS, 5, 50, { hold_limit: 99_999, overflow: 'auto_exchange' }],
  [{ asset_kind: 'event_currency', item_id: 1041 }, SENIOR, 200, 2000],
  [{ asset_kind: 'pet', pet_id: 10_021 }, ADMINS, 1, 3],
  [{ asset_kind: 'pet_spirit', pet_id: 10_021 }, SENIOR, 20, 100],
  [{ asset_kind: 'pet_god', god_id: 101 }, ADMINS, 1, 3],
  [{ asset_kind: 'equipment' }, SENIOR, 2, 20],
  [{ asset_kind: 'title' }, SENIOR, 1, 20],
];

/** How much staff of the demo game may give. */
export function demoItemLimits(): readonly RecordData[] {
  return LIMITS.map(([asset, grantableBy, inOneMail, givenPerDay, more = {}], index) =>
    released(
      {
        id: index + 1,
        ...asset,
        overflow: 'mail',
        single_mail_limit: inOneMail,
        daily_staff_limit: givenPerDay,
        grantable_by: grantableBy,
        ...more,
      },
      index,
    ),
  );
}
