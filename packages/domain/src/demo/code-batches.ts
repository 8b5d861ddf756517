import type { RecordData } from '../core/json.ts';

const LANTERN_TICKET = 1021;
const TRAVELLERS_CHEST = 1031;

const BATCHES: readonly RecordData[] = [
  {
    batch_id: 1,
    name: 'Stream before the Frostwind Tower',
    code_type: 'shared',
    shared_code: 'FROSTWIND',
    quantity: 20_000,
    rewards: [{ asset_kind: 'gem', amount: 100 }],
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2026-12-01 03:00:00', end_date: '2026-12-08 03:00:00' }],
    },
  },
  {
    batch_id: 2,
    name: 'Cards of the winter book fair',
    code_type: 'unique',
    prefix: 'BOOK',
    code_length: 8,
    quantity: 5000,
    exclusive_group: 1,
    rewards: [
      { asset_kind: 'item', target_id: LANTERN_TICKET, amount: 10 },
      { asset_kind: 'coin', amount: 50_000 },
    ],
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2026-12-10 03:00:00', end_date: '2027-03-31 15:00:00' }],
    },
    server_ids: [1, 2],
  },
  {
    batch_id: 3,
    name: 'Thank-you codes of player support',
    code_type: 'unique',
    code_length: 12,
    quantity: 500,
    exclusive_group: 1,
    rewards: [{ asset_kind: 'item', target_id: TRAVELLERS_CHEST, amount: 3 }],
    timeslot: { type: 'always_open' },
    platforms: ['ios', 'android'],
  },
];

/** Batches of redemption codes that wait for their day. */
export function demoCodeBatches(): readonly RecordData[] {
  return BATCHES.map((batch, index) => ({
    status: 'not_open',
    sort_order: index,
    per_user_limit: 1,
    ...batch,
  }));
}
