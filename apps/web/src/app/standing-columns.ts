import { localized } from '@quartermaster/domain/core/language';
import type { StandingTable } from '../engine/list/standing-columns.ts';
import { late } from '../ui/overlay/late.tsx';

/** What fills the columns that module definitions name. */
export const STANDING_COLUMNS: StandingTable = {
  'redemption-codes': {
    title: localized('Codes', '兌換碼狀態', 'コードの状態'),
    Cell: late(async () => (await import('../features/redemption-codes/batch-standing.tsx')).BatchStanding),
  },
};
