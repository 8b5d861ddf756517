import { enumOf } from './enum-of.ts';

/** What part a group plays in a gachapon. */
export const gachaGroupType = enumOf('gacha-group-type', {
  normal: ['Normal', '一般', '通常', 'neutral', '一'],
  probability_up: ['Probability up', '機率提升', '確率アップ', 'magenta', '↑'],
  guaranteed: ['Guaranteed', '保底', '確定', 'gold', '保'],
});
