import { closedEnum, type WordOf } from './closed-enum.ts';

/** Whether a player may play. */
export const userStatus = closedEnum('user-status', {
  active: ['Active', '正常', '有効', 'green', '✓'],
  suspended: ['Suspended', '停權', '停止', 'red', '⊘'],
  deleted: ['Deleted', '已刪除', '削除済み', 'neutral', '✕'],
});

export type UserStatus = WordOf<typeof userStatus>;
