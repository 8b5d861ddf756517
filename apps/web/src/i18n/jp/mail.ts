import type { Texts } from '../texts.ts';

export const mail: Texts<'mail'> = {
  everyone: '全プレイヤー',
  expires_other: '受取期限 {{count}}日',
  language: 'プレイヤーの言語',
  letter: 'プレイヤーが見るメール',
  missing: 'この言語の文面はまだありません',
  newPlayers: '新規プレイヤー',
  players_other: 'プレイヤー{{count}}人',
  recipients: '宛先',
  rewards: '添付',
  sendAt: '送信日時',
  unsaid: '未選択',
  whoFits_other: '{{count}}件の条件を満たすプレイヤー',
};
