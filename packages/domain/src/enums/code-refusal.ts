import { closedEnum, type WordOf } from './closed-enum.ts';

/**
 * Why a player could not redeem a code, as the game's log says it to staff. Players hear less: whatever keeps a
 * batch from them is `code_expired`, which entries of the log had too before they said which.
 */
export const codeRefusal = closedEnum('code-refusal', {
  code_empty: ['No code entered', '未輸入兌換碼', 'コード未入力'],
  code_invalid: ['No such code', '沒有此兌換碼', '存在しないコード'],
  code_expired: ['Expired or not available', '已過期或無法使用', '期限切れ、または利用不可'],
  batch_inactive: ['Batch not active', '批次未啟用', 'バッチが有効になっていない'],
  batch_closed: ['Outside the valid period', '不在有效期間內', '有効期間外'],
  other_server: ['Not for this server', '不適用於此伺服器', '対象外のサーバー'],
  other_platform: ['Not for this platform', '不適用於此平台', '対象外のプラットフォーム'],
  code_batch_limit: ['Batch used up', '批次兌換次數已達上限', 'バッチの使用回数が上限に到達'],
  code_redeemed: ['Already redeemed', '已被兌換', '使用済み'],
  code_suspended: ['Code or batch stopped', '兌換碼或批次已停止', 'コードまたはバッチが停止中'],
  code_batch_redeemed: [
    'Player limit of the batch or exclusive group reached',
    '已達此批次或互斥群組的玩家上限',
    'バッチまたは排他グループの1人あたりの上限に到達',
  ],
});

export type CodeRefusal = WordOf<typeof codeRefusal>;
