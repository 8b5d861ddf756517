import type { RecordData } from '../core/json.ts';
import { released, text, type Trio } from './names.ts';

const LAST_LEVEL = 100;
const MILESTONE_EVERY = 5;
const LANTERN_TICKET = 1021;

/** Features and the level that opens them. */
const FEATURES: Readonly<Record<number, readonly string[]>> = {
  1: ['main_chapter', 'pet', 'gacha', 'mail', 'lobby', 'settings'],
  2: ['quest', 'redeem_code'],
  3: ['equipment', 'store'],
  5: ['friend', 'title', 'topup', 'mall'],
  8: ['daily_battle', 'activity'],
  10: ['pvp', 'exchange', 'special_event'],
  12: ['offline', 'explore'],
  15: ['guild', 'event_tower'],
  18: ['tower', 'ranking'],
  20: ['god', 'guild_boss'],
  24: ['train', 'command'],
  28: ['maze', 'talent'],
  32: ['kizuna', 'rune'],
  36: ['world_boss', 'skin'],
  40: ['3v3', 'artifact'],
  45: ['garrison', 'secretary'],
  50: ['slg', 'palace'],
};

const MESSAGES: Readonly<Record<number, Trio>> = {
  1: ['Welcome to Emberfall!', '歡迎來到燼落之地！', 'エンバーフォールへようこそ！'],
  10: ['The arena opens its gates.', '競技場已為你開啟。', 'アリーナの門が開いた。'],
  15: ['Find a guild to call home.', '找個公會當作家吧。', '帰る場所となるギルドを探そう。'],
  20: ['The gods have noticed you.', '神明注意到你了。', '神々があなたに気づいた。'],
  28: ['The maze is waiting.', '迷宮正等著你。', '迷宮が待っている。'],
  40: ['Three teams, one battle.', '三隊齊上，一戰定勝負。', '三つの隊で、ひとつの戦いへ。'],
  60: ['Every hearth knows your name.', '家家爐火都知道你的名字。', 'すべての炉が、あなたの名を知っている。'],
};

/** The levels of players, 1 to 100. */
export function demoUserLevels(): readonly RecordData[] {
  return Array.from({ length: LAST_LEVEL }, (_, index) => levelRecord(index + 1));
}

/** The most that bonuses for the whole account add up to, in percent. */
const BONUS_CAPS = [
  ['hp', 60],
  ['atk', 40],
  ['def', 25],
  ['spd', 25],
  ['crit_dmg', 20],
  ['boss_dmg', 20],
  ['coin_gain', 10],
  ['exp_gain', 10],
] as const;

function levelRecord(level: number): RecordData {
  const features = FEATURES[level];
  const message = MESSAGES[level];
  return released({
    level,
    exp_to_next: level === LAST_LEVEL ? 0 : Math.round(4 * level ** 1.75 + 10) * 10,
    ap_cap: 60 + level * 2,
    ap_gain_on_up: 60 + level,
    friend_cap: 20 + Math.floor(level / 2),
    cost_cap: 40 + level,
    bag_cap: 200 + Math.floor(level / MILESTONE_EVERY) * 20,
    ...(level === 1
      ? { bonus_caps: BONUS_CAPS.map(([stat, value]) => ({ stat, mode: 'percent', value })) }
      : {}),
    ...(features === undefined ? {} : { unlock_features: features }),
    rewards: rewardsOf(level),
    ...(message === undefined ? {} : { message: text(message) }),
  });
}

function rewardsOf(level: number): readonly RecordData[] {
  const coins = { asset_kind: 'coin', amount: 1000 * level };
  if (level % MILESTONE_EVERY !== 0) return [coins];
  return [
    coins,
    { asset_kind: 'gem', amount: 10 * level },
    { asset_kind: 'item', target_id: LANTERN_TICKET, amount: 1 },
  ];
}
