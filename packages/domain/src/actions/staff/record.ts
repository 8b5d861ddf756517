import { actionList } from '../action-list.ts';
import { defineAction } from '../define-action.ts';
import { ADMINS_ALONE } from '../roles.ts';

/** Requests an unlock of a record during its period, for one save. */
export const requestUnlock = defineAction({
  subject: 'record',
  kind: 'request_unlock',
  place: 'record',
  roles: ADMINS_ALONE,
  title: ['Unlock fields of a running period', '解鎖進行中期間的欄位', '開催中の期間の項目のロックを解除'],
  verb: ['Request unlock', '申請解鎖', 'ロック解除を依頼'],
  help: [
    'Another admin decides. Once approved, the record can be saved once within 60 minutes; then it is locked again.',
    '由另一位管理員核准。核准後 60 分鐘內可儲存一次，之後自動恢復鎖定。',
    '別の管理者が判断します。承認後60分以内に1回だけ保存でき、その後は再びロックされます。',
  ],
});

/** Every action on records, in the order of tables. */
export const { all: RECORD_ACTIONS } = actionList([requestUnlock]);
