import { closedEnum, type WordOf } from './closed-enum.ts';

/** What becomes of the goods of an order whose money went back. */
export const refundGoods = closedEnum('refund-goods', {
  left: ['Remove what is left', '扣除剩餘的部分', '残っている分を回収'],
  all: [
    'Remove everything; currency may become negative',
    '全部扣除，貨幣可為負數',
    'すべて回収（通貨はマイナスになることがあります）',
  ],
  nothing: ['Leave them to the player', '不扣除', '回収しない'],
});

export type RefundGoods = WordOf<typeof refundGoods>;
