import { closedEnum, type WordOf } from './closed-enum.ts';

/** Why a row of a list of recipients was set aside. */
export const deliveryRejectReason = closedEnum('delivery-reject-reason', {
  malformed: ['Not an ID', '不是編號', 'IDではない'],
  nobody: ['Nobody has this ID', '查無此玩家', '該当するプレイヤーがいない'],
  several: [
    'On several servers: write server:ID',
    '多個伺服器皆有此編號：請寫成「伺服器:編號」',
    '複数のサーバーに存在：「サーバー:ID」と書いてください',
  ],
  duplicate: ['Named already', '重複', '重複'],
  suspended: ['Suspended', '停權中', '停止中'],
  deleted: ['Deleted', '已刪除', '削除済み'],
});

export type DeliveryRejectReason = WordOf<typeof deliveryRejectReason>;
