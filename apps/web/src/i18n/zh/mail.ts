import type { Texts } from '../texts.ts';

export const mail: Texts<'mail'> = {
  everyone: '全體玩家',
  expires_other: '保留 {{count}} 天',
  language: '玩家語言',
  letter: '玩家看到的郵件',
  missing: '此語言尚無內容',
  newPlayers: '新玩家',
  players_other: '{{count}} 位玩家',
  recipients: '收件對象',
  rewards: '附件',
  sendAt: '發送時間',
  unsaid: '尚未選擇',
  whoFits_other: '符合 {{count}} 項條件的玩家',
};
