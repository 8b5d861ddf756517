import type { Texts } from '../texts.ts';

export const schedule: Texts<'schedule'> = {
  after: '下一週',
  allServers: '全部伺服器',
  before: '上一週',
  clockReal: '實際時間，未套用偏移。',
  follows: '隨活動開放：',
  gameTime: '遊戲時間：{{zone}}',
  none: '這一週沒有排程',
  noneText: '請選擇其他週，或新增排程。',
  notice_other: '{{count}} 分鐘前公告',
  otherwise: '其餘時間',
  present: '本週',
};
