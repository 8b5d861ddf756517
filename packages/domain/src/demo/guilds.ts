import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, trioAt } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

const LEVELS = 15;
const LAST_FEATURE_LEVEL = 10;
const FIRST_MEMBERS = 20;
const GUILD_POOL = 8104;
const GUILD_COIN = 1052;
const ROOT_MOTHER = 103;

/** At which level of a guild what opens. */
const FEATURES: Readonly<Record<number, readonly string[]>> = {
  1: ['help'],
  2: ['boss'],
  3: ['socket'],
  4: ['store'],
  5: ['god_bless'],
  [LAST_FEATURE_LEVEL]: ['war'],
};

/** What guilds grow by, offer, ask of a god and talk over. */
export function demoGuilds(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'guild-level-setting': guildLevels(),
    'guild-oblation-setting': oblations(),
    'guild-god-bless-setting': blessings(),
    'guild-socket-setting': guildSocket(),
    'guild-live-chat-setting': chatChannels(),
  };
}

/** A guild grows from a table in the tavern to a hall of fifty. */
function guildLevels(): readonly RecordData[] {
  return Array.from({ length: LEVELS }, (_, index) => {
    const level = index + 1;
    const features = FEATURES[level];
    return released(
      {
        level,
        exp_to_next: level === LEVELS ? 0 : 1500 * level * level,
        member_limit: Math.min(50, FIRST_MEMBERS + Math.floor(index / 2) * 5),
        oblation_count: level >= LAST_FEATURE_LEVEL ? 2 : 1,
        ...(features === undefined ? {} : { unlock_features: features }),
        daily_rewards: assetsOf(`game_currency:${GUILD_COIN} ${20 + level * 5}`),
        ...(level >= 4 ? { store_pool_id: GUILD_POOL } : {}),
      },
      index,
    );
  });
}

/** Picture, price, rewards, EXP of the guild, contribution, chance of twice as much, VIP level, then the name. */
const OFFERINGS = `
penny | coin 10000 | game_currency:1052 20 | 10 | 20 | 500 | 0 | Copper in the Bowl | 銅缽投幣 | 銅の鉢に一枚
candle | coin 50000 | game_currency:1052 45, item:1001 1 | 25 | 45 | 800 | 0 | Candle for the Hall | 會館燭火 | 広間のろうそく
incense | item:1016 1 | game_currency:1052 90, item:1011 2 | 50 | 90 | 1000 | 0 | Temple Incense | 祭壇奉香 | 祭壇の香
feast | gem 100 | game_currency:1052 200, item:1003 1 | 110 | 190 | 1500 | 3 | Feast for Everyone | 全員盛宴 | みんなの宴
`;

function oblations(): readonly RecordData[] {
  return cellsOf(OFFERINGS).map((row, index) => {
    const [exp = 0, contribution = 0, crit_bp = 0, vip_required = 0] = row.slice(3, 7).map(Number);
    return released(
      {
        oblation_id: index + 1,
        name: text(trioAt(row, 7)),
        icon: { path: iconPath('guild', cellAt(row, 0)) },
        cost: assetsOf(cellAt(row, 1)),
        rewards: assetsOf(cellAt(row, 2)),
        guild_exp: exp,
        contribution,
        crit_bp,
        daily_limit: [5, 3, 1, 1][index] ?? 1,
        vip_required,
      },
      index,
    );
  });
}

/** The Root Mother watches over every hall; her last blessing stays. */
function blessings(): readonly RecordData[] {
  return Array.from({ length: LAST_FEATURE_LEVEL }, (_, index) => {
    const level = index + 1;
    return released(
      {
        level,
        god_id: ROOT_MOTHER,
        require_guild_level: 5 + index,
        costs: assetsOf(`game_currency:${GUILD_COIN} ${level * 400}`),
        bonus: [
          { stat: 'hp', mode: 'percent', value: level },
          { stat: 'boss_dmg', mode: 'percent', value: level * 1.5 },
        ],
        modes: ['main_chapter', 'tower', 'guild_boss'].slice(0, Math.min(3, 1 + Math.floor(index / 3))),
        duration_hours: level === LAST_FEATURE_LEVEL ? 0 : 24 + Math.floor(index / 3) * 24,
        activate_position: level < 3 ? 'any' : level < 7 ? 'vice' : 'leader',
      },
      index,
    );
  });
}

function guildSocket(): readonly RecordData[] {
  return [
    {
      status: 'active',
      enabled: true,
      socket_url: 'wss://halls.emberfall.example/guild',
      ping_sec: 30,
      reconnect_max: 10,
      fallback_poll_sec: 15,
      room_size_max: 60,
      message_per_min: 20,
      max_message_bytes: 1024,
      history_count: 50,
    },
  ];
}

/** Channel, player level, length, interval, free messages, price of more, filter, then the name. */
const CHANNELS = `
guild | 1 | 120 | 2 | 500 | | mask | Hall Talk | 公會大廳 | ギルドの広間
world | 15 | 60 | 15 | 30 | coin 2000 | block | Market Square | 市集廣場 | 市場の広場
recruit | 20 | 100 | 60 | 5 | gem 10 | block | Notice Board | 招募佈告欄 | 募集の掲示板
war | 50 | 80 | 3 | 300 | | mask | War Drums | 戰鼓 | 戦太鼓
system | 1 | 200 | 0 | 0 | | mask | Town Crier | 傳令官 | ふれ役の声
`;

function chatChannels(): readonly RecordData[] {
  return cellsOf(CHANNELS).map((row, index) => {
    const [level = 1, max_chars = 0, cooldown_sec = 0, free_per_day = 0] = row.slice(1, 5).map(Number);
    const price = cellAt(row, 5);
    return released(
      {
        id: index + 1,
        channel: cellAt(row, 0),
        name: text(trioAt(row, 7)),
        min_user_level: level,
        max_chars,
        cooldown_sec,
        free_per_day,
        ...(price === '' ? {} : { extra_cost: assetsOf(price) }),
        sticker_allowed: free_per_day > 0,
        link_allowed: cellAt(row, 0) === 'guild',
        keep_days: 7,
        filter_level: cellAt(row, 6),
        auto_mute_rules: [
          { hits: 3, minutes: 10 },
          { hits: 6, minutes: 60 },
          { hits: 10, minutes: 1440 },
        ],
      },
      index,
    );
  });
}
