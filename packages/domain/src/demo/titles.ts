import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import type { DemoTitle } from './demo-title.ts';
import { released, text } from './names.ts';
import { RANKING_TITLES } from './ranking-titles.ts';

export const VOICE_OF_THE_HALLS = 17;
export const VOICE_OF_THE_DAWN = 18;
const STAR_OF_THE_LONG_NIGHT = 19;
export const FIRST_ON_THE_SUMMIT = 26;
export const OLD_FRIEND_OF_THE_FIRE = 27;
const EMBER_FOX = 10_021;
const ROOT_MOTHER = 103;
const TRAVELLERS_JOURNAL = 1073;
const ALWAYS = { type: 'always_open' };

function when(kind: string, value: number | string, targetId?: number): RecordData {
  const target: RecordData = targetId === undefined ? {} : { target_id: targetId };
  return { unlock_conds: { match: 'all', rows: [{ kind, ...target, op: 'ge', value }] } };
}

function bonus(stat: string, value: number): RecordData {
  return { bonus: [{ stat, mode: 'percent', value }] };
}

function period(start_date: string, end_date: string): RecordData {
  return { timeslot: { type: 'limited_period', periods: [{ start_date, end_date }] } };
}

/** The titles of the demo game. Of those for first places each belongs to one board. */
export const DEMO_TITLES: readonly DemoTitle[] = [
  {
    id: 1,
    rarity: 'N',
    group: 'level',
    sign: '苗',
    name: ['First Kindling', '初燃之火', '火起こしの新人'],
    description: ['Reach player level 5.', '玩家等級達到 5 級。', 'プレイヤーレベル5に到達する。'],
    more: when('user_level', 5),
  },
  {
    id: 2,
    rarity: 'SR',
    group: 'level',
    sign: '爐',
    name: ['Keeper of the Hearth', '守爐人', '炉の番人'],
    description: ['Reach player level 40.', '玩家等級達到 40 級。', 'プレイヤーレベル40に到達する。'],
    more: { ...when('user_level', 40), ...bonus('coin_gain', 2) },
  },
  {
    id: 3,
    rarity: 'R',
    group: 'battle',
    sign: '戰',
    name: ['Seasoned Traveller', '老練旅人', '旅慣れた者'],
    description: ['Reach a power of 50,000.', '戰力達到 50,000。', '戦力50,000に到達する。'],
    more: { ...when('power', 50_000), ...bonus('atk', 1) },
  },
  {
    id: 4,
    rarity: 'SSR',
    group: 'arena',
    sign: '盃',
    name: ['Champion of the Ring', '競技場霸者', '闘技場の覇者'],
    description: [
      'Won in the arena, held for a week.',
      '於競技場贏得，為期一週。',
      'アリーナで得る。1週間有効。',
    ],
    more: { valid_days: 7, ...bonus('pvp_dmg', 2) },
  },
  {
    id: 5,
    rarity: 'R',
    group: 'guild',
    sign: '盟',
    name: ['One of Us', '我們的一員', 'みんなの仲間'],
    description: ['Belong to a guild.', '加入公會。', 'ギルドに所属する。'],
    more: when('guild_joined', 1),
  },
  {
    id: 6,
    rarity: 'SR',
    group: 'collection',
    sign: '狐',
    name: ['Friend of the Fox', '燼火狐之友', 'キツネの友'],
    description: ['Welcome the Ember Fox.', '迎來燼火狐。', '残り火キツネを仲間にする。'],
    more: { ...when('pet_owned', 1, EMBER_FOX), ...bonus('fire_dmg', 1) },
  },
  {
    id: 7,
    rarity: 'SSR',
    group: 'collection',
    sign: '根',
    name: ['Child of the Roots', '根之子', '根の子'],
    description: ['Raise the Root Mother to three stars.', '將根之母升至三星。', '根の母を星3にする。'],
    more: { ...when('god_star', 3, ROOT_MOTHER), ...bonus('hp', 2) },
  },
  {
    id: 8,
    rarity: 'R',
    group: 'collection',
    sign: '書',
    name: ['Chronicler', '記事者', '記録者'],
    description: ['Hold the Traveller’s Journal.', '持有旅人手記。', '旅人の手記を手に入れる。'],
    more: { ...when('item_amount', 1, TRAVELLERS_JOURNAL), hidden_until_owned: true },
  },
  {
    id: 9,
    rarity: 'E',
    group: 'event',
    sign: '燈',
    name: ['Lantern Bearer', '提燈人', '灯りの運び手'],
    description: [
      'Given at the Lantern Harvest, for ninety days.',
      '於燈火豐收祭獲得，有效 90 天。',
      '灯火収穫祭で手に入る。90日間有効。',
    ],
    more: { valid_days: 90, ...period('2026-11-13 03:00:00', '2026-12-08 03:00:00') },
  },
  {
    id: 10,
    rarity: 'E',
    group: 'event',
    sign: '星',
    name: ['Wishmaker', '許願者', '願いを結ぶ者'],
    description: ['Hang seven Wishing Stars.', '掛上七顆許願星。', '願い星を七つ飾る。'],
    more: { status: 'not_open', ...period('2026-12-18 03:00:00', '2027-01-06 03:00:00') },
  },
  {
    id: 11,
    rarity: 'SR',
    group: 'purchase',
    sign: '謝',
    name: ['Patron of Emberfall', '燼落之友', 'エンバーフォールの後援者'],
    description: ['Our thanks for your support.', '感謝你的支持。', 'ご支援への感謝のしるし。'],
    more: when('topup_total', 1000),
  },
  {
    id: 12,
    rarity: 'SSR_PLUS',
    group: 'ranking',
    sign: '冠',
    name: ['Brightest Flame', '最耀眼之火', 'もっとも輝く炎'],
    description: [
      'First of the server, until next week.',
      '伺服器排行第一名，維持一週。',
      'サーバー1位。1週間有効。',
    ],
    more: { valid_days: 7, exclusive: true, hidden_until_owned: true, ...bonus('dmg_up', 1.5) },
  },
  {
    id: VOICE_OF_THE_HALLS,
    rarity: 'SR',
    group: 'collection',
    sign: '聲',
    name: ['Voice of the Halls', '殿堂之聲', '広間の声'],
    description: [
      'Let every statue of the palace sound together.',
      '令宮殿所有雕像齊聲共鳴。',
      '宮殿のすべての石像を響かせる。',
    ],
    more: { hidden_until_owned: true, ...bonus('hp', 1) },
  },
  {
    id: VOICE_OF_THE_DAWN,
    rarity: 'SSR_PLUS',
    group: 'arena',
    sign: '曙',
    name: ['Voice of the Dawn', '破曉之聲', '夜明けの声'],
    description: [
      'First of the Dawn League, until the next season.',
      '曙光聯賽第一名，維持至下一賽季。',
      '暁リーグ1位。次のシーズンまで有効。',
    ],
    more: { valid_days: 90, exclusive: true, hidden_until_owned: true, ...bonus('pvp_dmg', 1.5) },
  },
  {
    id: STAR_OF_THE_LONG_NIGHT,
    rarity: 'SSR_PLUS',
    group: 'event',
    sign: '夜',
    name: ['Star of the Long Night', '長夜之星', '長い夜の一番星'],
    description: [
      'Most points of the Long Night, for a month.',
      '長夜祭積分第一名，為期 30 天。',
      '長い夜の祭りのポイント1位。30日間有効。',
    ],
    more: { valid_days: 30, exclusive: true, hidden_until_owned: true, ...bonus('drop_up', 1.5) },
  },
  {
    id: FIRST_ON_THE_SUMMIT,
    rarity: 'SSR_PLUS',
    group: 'battle',
    sign: '頂',
    name: ['First on the Summit', '登頂第一人', '頂に立った者'],
    description: [
      'First on the server to clear Ashen Summit, for a year.',
      '伺服器中最先通關灰燼之巔，為期一年。',
      '灰の頂を最初にクリアする。1年間有効。',
    ],
    more: { valid_days: 365, exclusive: true, hidden_until_owned: true, ...bonus('boss_dmg', 1.5) },
  },
  {
    id: OLD_FRIEND_OF_THE_FIRE,
    rarity: 'SSR',
    group: 'collection',
    sign: '友',
    name: ['Old Friend of the Fire', '爐火故友', '炉辺の古い友'],
    description: ['Sign in on 365 days.', '累計登入 365 天。', '365日ログインする。'],
    more: bonus('coin_gain', 1),
  },
  ...RANKING_TITLES,
];

export function demoTitles(): readonly RecordData[] {
  return DEMO_TITLES.map(({ id, rarity, group, name, description, more }, index) =>
    released(
      {
        title_id: id,
        name: text(name),
        description: text(description),
        image: { path: iconPath('title', String(id)) },
        rarity,
        group,
        timeslot: ALWAYS,
        valid_days: 0,
        exclusive: false,
        hidden_until_owned: false,
        ...more,
      },
      index,
    ),
  );
}
