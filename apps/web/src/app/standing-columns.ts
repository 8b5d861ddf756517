import { localized } from '@quartermaster/domain/core/language';
import type { StandingTable } from '../engine/list/standing-columns.ts';
import { lazyPart } from '../ui/overlay/lazy-part.tsx';

/** What fills the columns that module definitions name. */
export const STANDING_COLUMNS: StandingTable = {
  'redemption-codes': {
    title: localized('Codes', '兌換碼狀態', 'コードの状態'),
    Cell: lazyPart(
      async () => (await import('../features/redemption-codes/batch-standing.tsx')).BatchStanding,
    ),
  },
};
