import { closedEnum, type WordOf } from './closed-enum.ts';

/** Why a row of a list of recipients was excluded. */
export const deliveryRejectReason = closedEnum('delivery-reject-reason', {
  malformed: ['Not an ID', '不是編號', 'IDではない'],
  nobody: ['Player not found', '查無此玩家', '該当するプレイヤーがいない'],
  several: [
    'Found on several servers: use server:ID',
    '多個伺服器皆有此編號：請在前面加上伺服器，例如 1:100200',
    '複数のサーバーに存在：「サーバー:ID」と書いてください',
  ],
  duplicate: ['Duplicate', '重複', '重複'],
  suspended: ['Suspended', '停權中', '停止中'],
  deleted: ['Deleted', '已刪除', '削除済み'],
});

export type DeliveryRejectReason = WordOf<typeof deliveryRejectReason>;
