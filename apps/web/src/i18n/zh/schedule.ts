import type { Texts } from '../texts.ts';

export const schedule: Texts<'schedule'> = {
  after: '下一週',
  allServers: '全部伺服器',
  before: '上一週',
  gameTime: '遊戲時間 {{zone}}',
  none: '這一週沒有排程',
  noneText: '請選擇其他週，或新增排程。隨活動開放的期間不在此顯示。',
  notice_other: '{{count}} 分鐘前公告',
  otherwise: '其餘時間',
  present: '本週',
};
