import { enumOf } from './enum-of.ts';

/** When a count starts from 0 again. */
export const resetPeriod = enumOf('reset-period', {
  none: ['Never', '不重置', 'リセットなし', 'neutral', ['無', 'な']],
  daily: ['Every day', '每日', '毎日', 'green', '日'],
  weekly: ['Every week', '每週', '毎週', 'blue', '週'],
});
