import { text, type Trio } from './names.ts';
import type { PlayerStory } from './player-story.ts';

const letter = (title: Trio, body: Trio) => ({ title: text(title), body: text(body) });

const HARVEST_TOKEN = 1041;
const HEARTH_CHEST_OF_GEMS = 4004;
const WAGON_OF_GEMS = 4006;
/** The receipt of an order of the best customer, used again by a cheater. */
const WHALES_RECEIPT = 'b1d7a90c63e24f58';

/** Charged twice: two orders half a minute apart, one receipt, one delivery. */
const DOUBLE_CHARGE: PlayerStory = {
  serverId: 1,
  accountId: 100_001,
  name: 'Marlowen',
  language: 'en',
  life: 'regular',
  level: 38,
  lastSeen: 0.1,
  orders: [
    { ago: 1.3201, productId: HEARTH_CHEST_OF_GEMS, state: 'delivered', receipt: '5f0c8e1d4a7b42c6' },
    { ago: 1.3197, productId: HEARTH_CHEST_OF_GEMS, state: 'paid', receipt: '5f0c8e1d4a7b42c6' },
  ],
  log: [
    { ago: 1.32, system: 'PAYMENT', sub: 1 },
    { ago: 1.3199, system: 'PAYMENT', sub: 2, asset: ['gem', null, 2560], before: '340', after: '2900' },
    { ago: 1.3196, system: 'PAYMENT', sub: 1 },
    { ago: 1.3195, system: 'PAYMENT', sub: 5, before: 'paid', after: 'paid' },
  ],
  notes: [
    {
      ago: 1.1,
      text: 'Wrote in: charged twice for one Chest of Gems, sends a bank statement. Gems came once.',
    },
  ],
};

/** A claimed mail whose tokens are gone: the event ended and they were exchanged for coins. */
const LOST_ITEM: PlayerStory = {
  serverId: 1,
  accountId: 100_002,
  name: '雲間小竹',
  language: 'zh',
  life: 'regular',
  level: 31,
  lastSeen: 0.4,
  mails: [
    {
      ago: 16,
      source: 'mail-setting',
      ...letter(
        ['Maple tokens', '楓葉代幣', 'もみじトークン'],
        ['Spend them before the fair closes.', '請在市集結束前用完。', '市が終わる前にお使いください。'],
      ),
      rewards: [{ asset_kind: 'item', target_id: HARVEST_TOKEN, amount: 120 }],
      state: 'claimed',
    },
    {
      ago: 2.2,
      source: 'auto_exchange',
      ...letter(
        ['Left-over tokens were exchanged', '剩餘代幣已兌換', '残りのトークンを交換しました'],
        [
          'The fair is over: 120 tokens became 12,000 coins.',
          '市集已結束：120 枚代幣已兌換為 12,000 銅幣。',
          '市は終わりました。トークン120枚をコイン12,000枚に交換しました。',
        ],
      ),
      rewards: [{ asset_kind: 'coin', target_id: null, amount: 12_000 }],
      state: 'unread',
    },
  ],
  log: [
    { ago: 15.9, system: 'MAIL', sub: 3, asset: ['item', HARVEST_TOKEN, 120], before: '0', after: '120' },
    { ago: 2.2, system: 'ITEM', sub: 4, asset: ['item', HARVEST_TOKEN, -120], before: '120', after: '0' },
  ],
  notes: [{ ago: 0.3, text: '玩家表示 120 枚楓葉代幣不見了，截圖中信件顯示已領取。' }],
};

/** Impossible damage, battles that end before they begin, and gems bought with another player's receipt. */
const CHEATER: PlayerStory = {
  serverId: 1,
  accountId: 100_003,
  name: 'Quickthorn',
  language: 'en',
  life: 'beginner',
  level: 12,
  lastSeen: 0.05,
  orders: [{ ago: 0.21, productId: HEARTH_CHEST_OF_GEMS, state: 'delivered', receipt: WHALES_RECEIPT }],
  battles: [
    { ago: 0.2, damage: 4_812_000, seconds: 1, flags: ['impossible_damage', 'too_fast'] },
    { ago: 0.19, damage: 5_120_000, seconds: 1, flags: ['impossible_damage', 'too_fast'] },
    { ago: 0.18, damage: 4_990_000, seconds: 2, flags: ['impossible_damage', 'power_mismatch'] },
    { ago: 0.17, damage: 5_033_000, seconds: 1, flags: ['impossible_damage', 'too_fast'] },
  ],
  notes: [{ ago: 0.1, text: 'Reported by three players. Four battles flagged within an hour.' }],
};

/** A player whose purchases matter to the studio, and who knows it. */
const WHALE: PlayerStory = {
  serverId: 1,
  accountId: 100_004,
  name: '金木クジラ',
  language: 'jp',
  life: 'whale',
  level: 98,
  lastSeen: 0.02,
  wallets: { gem: 48_210, coin: 86_400_000 },
  orders: [
    { ago: 0.9, productId: HEARTH_CHEST_OF_GEMS, state: 'delivered', receipt: WHALES_RECEIPT },
    // A wagon every nine days: whatever else is invented for them, they are a VIP.
    ...Array.from({ length: 14 }, (_, index) => ({
      ago: 4.3 + 9 * index,
      productId: WAGON_OF_GEMS,
      state: 'delivered' as const,
    })),
  ],
  notes: [{ ago: 20, text: '毎月のご要望あり。丁寧に、当日中に返信すること。' }],
};

/** Back after a year: nothing is where it was. */
const RETURNING: PlayerStory = {
  serverId: 1,
  accountId: 100_005,
  name: 'Old Bracken',
  language: 'en',
  life: 'regular',
  level: 44,
  lastSeen: 0.3,
  awaySince: 364,
  mails: [
    {
      ago: 0.29,
      source: 'reboiler-mail-setting',
      ...letter(
        ['Welcome back', '歡迎回來', 'おかえりなさい'],
        ['The lamps stayed lit for you.', '燈一直為你亮著。', 'あなたのために灯りをともしていました。'],
      ),
      rewards: [{ asset_kind: 'gem', target_id: null, amount: 1500 }],
      state: 'unread',
    },
  ],
  log: [
    { ago: 364, system: 'SYSTEM', sub: 2 },
    { ago: 0.3, system: 'SYSTEM', sub: 1 },
  ],
  notes: [
    { ago: 0.2, text: 'Returned after a year, asks where the old event currency went. Be patient, be kind.' },
  ],
};

/** Two players, one name: who had it first? */
const RENAME_DISPUTE: PlayerStory = {
  serverId: 1,
  accountId: 100_006,
  name: 'Ｓｔａｒ Ｆｏｘ',
  language: 'zh',
  life: 'devoted',
  level: 61,
  lastSeen: 0.6,
  formerNames: [{ ago: 9.4, name: '星狐' }],
  log: [{ ago: 9.4, system: 'SYSTEM', sub: 5, before: '星狐', after: 'Ｓｔａｒ Ｆｏｘ' }],
  notes: [{ ago: 9, text: '「Starfox」玩家檢舉此名稱冒用：兩者只差一個空格，尚未處理。' }],
};

/** The first owner of the name. */
const NAMESAKE: PlayerStory = {
  serverId: 1,
  accountId: 100_008,
  name: 'Starfox',
  language: 'en',
  life: 'regular',
  level: 40,
  lastSeen: 0.7,
  notes: [
    { ago: 9.2, text: 'Says that another player renamed to look like them. Had the name long before.' },
  ],
};

/** Rude in the guild's chat, muted for a while, and sorry since. */
const MUTED: PlayerStory = {
  serverId: 2,
  accountId: 100_007,
  name: 'ガミガミ太郎',
  language: 'jp',
  life: 'regular',
  level: 27,
  lastSeen: 0.15,
  chat: [
    { ago: 2.01, text: 'このギルド、動きが遅すぎる！', isHidden: false },
    { ago: 2.0, text: '（悪口のため非表示）', isHidden: true },
    { ago: 0.2, text: 'この前はごめんなさい。' },
  ],
  sanctions: [
    {
      ago: 1.9,
      days: 7,
      kind: 'mute',
      reason: 'chat_abuse',
      message: 'ギルドチャットでの発言により、7日間チャットを停止します。',
      evidence: 'guild chat, two messages, one hidden',
    },
  ],
};

/** What to look up while learning the console; the guide to player support tells them one by one. */
export const DEMO_STORIES: readonly PlayerStory[] = [
  DOUBLE_CHARGE,
  LOST_ITEM,
  CHEATER,
  WHALE,
  RETURNING,
  RENAME_DISPUTE,
  NAMESAKE,
  MUTED,
];
