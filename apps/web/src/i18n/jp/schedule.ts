import type { Texts } from '../texts.ts';

export const schedule: Texts<'schedule'> = {
  after: '次の週',
  allServers: '全サーバー',
  before: '前の週',
  clockReal: '実際の時刻です（ずらしていません）。',
  follows: 'イベント連動：',
  gameTime: 'ゲーム時間：{{zone}}',
  none: 'この週の予定はありません',
  noneText: '別の週を選ぶか、スケジュールを追加してください。',
  notice_other: '{{count}}分前に告知',
  otherwise: '期間外',
  present: '今週',
};
