import type { RecordData } from '../core/json.ts';
import { released } from './names.ts';

const SUPER_ACCOUNTS: readonly RecordData[] = [
  {
    id: 1,
    server_id: 1,
    account_id: 900_001,
    purpose: 'qa',
    bypass_maintenance: true,
    bypass_timeslot: false,
    expires_at: '2027-02-26 03:00:00',
    remark: 'Owner: quality assurance. Smoke test after every maintenance.',
  },
  {
    id: 2,
    server_id: 2,
    account_id: 900_002,
    purpose: 'qa',
    bypass_maintenance: true,
    bypass_timeslot: true,
    starts_at: '2026-11-16 02:00:00',
    expires_at: '2026-12-05 03:00:00',
    time_offset_sec: 864_000,
    remark: 'Owner: quality assurance. Plays the Frostwind Tower ten days early.',
  },
  {
    id: 3,
    server_id: 1,
    account_id: 900_010,
    purpose: 'press',
    bypass_maintenance: false,
    bypass_timeslot: true,
    starts_at: '2026-11-20 02:00:00',
    expires_at: '2026-12-01 03:00:00',
    remark: 'Owner: marketing. For the preview of the Frostwind Tower.',
  },
  {
    id: 4,
    server_id: 1,
    account_id: 900_020,
    purpose: 'support',
    bypass_maintenance: true,
    bypass_timeslot: false,
    expires_at: '2027-02-26 03:00:00',
    remark: 'Owner: player support. To see what players see.',
  },
];

/** Players of the demo game who may do what others may not. */
export function demoSuperAccounts(): readonly RecordData[] {
  return SUPER_ACCOUNTS.map((account, index) =>
    released({ exclude_from_ranking: true, exclude_from_revenue: true, ...account }, index),
  );
}
