import type { RecordData } from '../core/json.ts';
import { released, text } from './names.ts';

const UNFAIR = text([
  'This account broke the rules of fair play and cannot sign in.',
  '此帳號違反公平遊戲規範，無法登入。',
  '公平なプレイの規約に反したため、このアカウントではログインできません。',
]);

const BLOCKS: readonly RecordData[] = [
  {
    id: 1,
    block_type: 'device',
    value: 'EMU-7731-A0C4',
    scope: 'login',
    starts_at: '2026-10-08 06:30:00',
    reason: 'cheat',
    message: UNFAIR,
    evidence: 'One emulator, 41 accounts in two days, all with the same battle hashes.',
  },
  {
    id: 2,
    block_type: 'ip_range',
    value: '203.0.113.0/24',
    scope: 'purchase',
    starts_at: '2026-11-02 09:00:00',
    ends_at: '2026-12-02 09:00:00',
    reason: 'payment_abuse',
    message: text([
      'Purchases are closed from your network at the moment. Player support is glad to help.',
      '目前無法從你的網路進行購買，請聯絡客服協助。',
      'お使いのネットワークからの購入は現在停止しています。サポートにご連絡ください。',
    ]),
    evidence: 'Chargebacks of eleven orders within one evening.',
  },
  {
    id: 3,
    block_type: 'account',
    value: '100812',
    server_ids: [2],
    scope: 'chat',
    starts_at: '2026-11-10 12:00:00',
    ends_at: '2026-11-17 12:00:00',
    reason: 'chat_abuse',
    message: text([
      'You cannot write in chat for a week. Please stay friendly.',
      '你一週內無法發言，請保持友善。',
      '一週間はチャットに書き込めません。気持ちのよいやり取りをお願いします。',
    ]),
  },
  {
    id: 4,
    block_type: 'app_version',
    value: '1.3.2',
    scope: 'arena',
    starts_at: '2026-11-12 03:00:00',
    reason: 'test',
    message: text([
      'Please update the game to enter the arena.',
      '請更新遊戲後再進入競技場。',
      'アリーナに入るには、ゲームをアップデートしてください。',
    ]),
    evidence: 'Counts wins twice; fixed in 1.4.0.',
  },
];

/** What the demo game keeps out. */
export function demoBlocks(): readonly RecordData[] {
  return BLOCKS.map((block, index) => released(block, index));
}
