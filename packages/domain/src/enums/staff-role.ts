import { enumOf } from './enum-of.ts';

/** The roles of staff, as settings name them. */
export const staffRole = enumOf('staff-role', {
  admin: ['Administrator', '管理員', '管理者', 'red', '管'],
  cs: ['Player support', '客服', 'カスタマーサポート', 'blue', '客'],
  qa: ['QA', '品質測試', 'QA（品質保証）', 'purple', ['測', '試']],
  low_cs: ['Junior support', '初級客服', 'サポート（初級）', 'neutral', '初'],
});
