import { closedEnum } from './closed-enum.ts';

/** How a player drew from a gachapon. */
export const drawKind = closedEnum('draw-kind', {
  single: ['Single', '單抽', '単発'],
  multi: ['Multi', '連抽', '連続'],
  free: ['Free', '免費', '無料'],
  ticket: ['Ticket', '抽獎券', 'チケット'],
  stepup: ['Step-up', '階段', 'ステップアップ'],
  exchange: ['Exchange', '兌換', '交換'],
});
