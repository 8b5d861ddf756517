import { enumOf } from './enum-of.ts';

/** Whether a bonus adds a number or a share. */
export const statBonusMode = enumOf('stat-bonus-mode', {
  flat: ['Flat', '固定值', '固定値', 'neutral', '+'],
  percent: ['Percent', '百分比', '割合', 'neutral', '%'],
});
