import { closedEnum } from './closed-enum.ts';

/** What a player's sign-in came to. */
export const loginResult = closedEnum('login-result', {
  ok: ['Success', '成功', '成功', 'green', '✓'],
  blocked: ['Blocked', '已封鎖', 'ブロック', 'red', '⊘'],
  suspended: ['Suspended', '停權', '停止中', 'red', '⊘'],
  maintenance: ['Maintenance', '維護中', 'メンテナンス', 'orange', '⚒'],
  version: ['Outdated version', '版本過舊', '旧バージョン', 'orange', '↑'],
  token: ['Expired token', '憑證失效', 'トークン失効', 'orange', '◔'],
});
