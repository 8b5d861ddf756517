import { closedEnum, type WordOf } from './closed-enum.ts';

/** Whether every player of a batch has a code of their own, or all have the same. */
export const redeemCodeType = closedEnum('redeem-code-type', {
  unique: ['One per player', '一人一碼', '1人に1コード', 'blue', '個'],
  shared: ['One shared code', '共用一碼', '共通コード', 'magenta', '共'],
});

export type RedeemCodeType = WordOf<typeof redeemCodeType>;
