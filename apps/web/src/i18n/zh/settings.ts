import type { Texts } from '../texts.ts';

export const settings: Texts<'settings'> = {
  defaultZone: '預設時區',
  defaultZoneHelp: '適用於未在帳號選單中選擇時區的人員。遊戲的每日時段依各環境的遊戲時間計算。',
  history: '變更紀錄',
  historyNone: '後台建立以來沒有任何變更。',
  limitExports: '匯出次數',
  limitPlace: '環境',
  limitPlaceOpen: '其他',
  limitPlaceProtected: '受保護',
  limitPlayers: '操作玩家數',
  limitPlayersRead: '查看玩家數',
  limitRecipients: '派送收件人數',
  limitReveals: '查看個人資料次數',
  limitRole: '角色',
  limitValue: '發放價值（USD）',
  limits: '每日上限',
  limitsHelp:
    '各角色在單一環境中每天可對玩家執行的範圍。超過前四項須由另一位人員核准；超過後兩項則拒絕，至隔日為止。留空表示不限。日期依遊戲時間計算。提高上限的人，7 天內仍適用原本的上限。',
  limitsSaved: '已儲存，自下一次操作起生效。',
  noLimit: '不限',
  saved: '已儲存，其他人下次載入頁面時生效。',
  settingChanged: '{{before}} → {{after}}',
  title: '全域設定',
};
