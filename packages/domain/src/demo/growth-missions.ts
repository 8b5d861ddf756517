import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { jumpOf } from './mission-goals.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { cellAt, cellsOf } from './table.ts';
import { FIRST_ON_THE_SUMMIT, OLD_FRIEND_OF_THE_FIRE } from './titles.ts';

/**
 * The way of a new player through the game. A line with an icon begins a level: icon, what it opens
 * with, name, rewards, paid rewards. Those after it are its missions: action, count, rewards, description.
 */
const TABLE = `
sprout | prev_level | First Steps | 最初的腳步 | 最初の一歩 | gem 50 | gem 100
clear_battle:100103 | 1 | coin 2000 | Clear “Creaking Sails”. | 通關「嘎吱作響的風帆」。 | 「きしむ帆」をクリアする。
gacha_draw | 1 | item:1001 3 | Draw once from a gachapon. | 轉蛋 1 次。 | ガチャを1回引く。
pet_level | 5 | coin 3000 | Raise pet levels 5 times. | 提升寵物等級 5 次。 | ペットのレベルを5回上げる。
road | user_level 8 | Every Day a Road | 日日上路 | 毎日が旅 | gem 50, item:1002 3 | gem 150
clear_chapter:100101 | 1 | gem 20 | Clear Windmill Village. | 通關風車村。 | 風車村をクリアする。
equip_level | 3 | item:1014 2 | Raise equipment 3 times. | 強化裝備 3 次。 | 装備を3回強化する。
complete_missions | 5 | coin 5000 | Complete 5 quests. | 完成 5 個任務。 | クエストを5つ達成する。
flame | user_level 10 | Into the Ring | 踏上擂台 | 闘技場デビュー | gem 80, game_currency:1051 100 | gem 200
pvp_fight | 5 | game_currency:1051 20 | Fight 5 times in the arena. | 參與競技場 5 次。 | アリーナで5回戦う。
pvp_win | 3 | game_currency:1051 30 | Win 3 times in the arena. | 競技場獲勝 3 次。 | アリーナで3回勝つ。
pet_star | 1 | item:1110 3 | Raise a pet’s stars. | 提升寵物星級 1 次。 | ペットの星を1回上げる。
friends | user_level 15 | Not Alone | 結伴同行 | ひとりじゃない | gem 80, game_currency:1052 100 | gem 250
guild_join | 1 | game_currency:1052 50 | Join a guild. | 加入公會。 | ギルドに加入する。
friend_count | 5 | star 50 | Have 5 friends. | 好友達 5 人。 | フレンドを5人にする。
explore_done | 5 | item:1002 2 | Finish 5 explorations. | 完成探索 5 次。 | 探索を5回完了する。
peak | user_level 20 | Where Gods Listen | 神明聆聽之處 | 神々が耳をすます場所 | gem 100, item:1016 5 | gem 300
tower_floor:1 | 10 | game_currency:1053 20 | Reach floor 10 of the Tower of Embers. | 抵達餘燼之塔第 10 層。 | 残り火の塔の10階に到達する。
get_god | 1 | item:1016 3 | Win the favour of a god. | 取得 1 位神明。 | 神を1柱入手する。
god_level | 5 | coin 20000 | Raise a god’s level 5 times. | 提升神明等級 5 次。 | 神のレベルを5回上げる。
star | day 7 | A Week in Emberfall | 燼落一週 | エンバーフォールの一週間 | gem 200, item:1023 1 | gem 500
login_days | 7 | gem 50 | Sign in on 7 days. | 累計登入 7 天。 | 7日ログインする。
clear_chapter:100301 | 1 | item:1011 10 | Clear Singing Caves. | 通關吟唱洞窟。 | 歌う洞窟をクリアする。
collect_stars:100101 | 25 | item:1012 2 | Collect 25 stars in Windmill Village. | 在風車村收集 25 顆星。 | 風車村で星を25個集める。
`;

/** The product that opens the paid rewards. */
const SAPLING_FUND = 4141;
const MISSION_CELLS = 6;

type Level = { readonly head: readonly string[]; readonly missions: readonly (readonly string[])[] };

const LEVELS = cellsOf(TABLE).reduce<readonly Level[]>((levels, row) => {
  if (row.length > MISSION_CELLS) return [...levels, { head: row, missions: [] }];
  const last = levels.at(-1);
  return last === undefined
    ? levels
    : [...levels.slice(0, -1), { ...last, missions: [...last.missions, row] }];
}, []);

export function demoGrowthMissions(): readonly RecordData[] {
  return LEVELS.map(({ head, missions }, index) => {
    const [unlock = '', value] = cellAt(head, 1).split(' ');
    return released(
      {
        level: index + 1,
        name: text(trioAt(head, 2)),
        icon: { path: iconPath('mission', cellAt(head, 0)) },
        unlock,
        ...(value === undefined ? {} : { unlock_value: Number(value) }),
        missions: missions.map(missionOf),
        rewards: assetsOf(cellAt(head, 5)),
        paid_rewards: assetsOf(cellAt(head, 6)),
        mall_id: SAPLING_FUND,
      },
      index,
    );
  });
}

function missionOf(row: readonly string[], index: number): RecordData {
  const [action = '', target] = cellAt(row, 0).split(':');
  return {
    no: index + 1,
    description: text(trioAt(row, 3)),
    goal: {
      action,
      ...(target === undefined ? {} : { target_id: Number(target) }),
      count: Number(cellAt(row, 1)),
      count_from: 'birth',
    },
    rewards: assetsOf(cellAt(row, 2)),
    ...jumpOf(cellAt(row, 0)),
  };
}

type Stone = {
  readonly wall: string;
  readonly sign: string;
  readonly name: Trio;
  readonly description: Trio;
  readonly goal: RecordData;
  readonly rewards: string;
  readonly more?: RecordData;
};

const STONES: readonly Stone[] = [
  {
    wall: 'first_clear',
    sign: 'first',
    name: ['First to the Summit', '首登峰頂', '最初の登頂者'],
    description: [
      'Clear Ashen Summit before anyone else.',
      '最先通關灰燼之巔。',
      '灰の頂を最初にクリアする。',
    ],
    goal: { action: 'clear_chapter', target_id: 100_601, count: 1, count_from: 'birth' },
    rewards: 'gem 100',
    more: { first_n: 1, engraved_rewards: assetsOf('gem 500'), title_id: FIRST_ON_THE_SUMMIT },
  },
  {
    wall: 'first_clear',
    sign: 'tower',
    name: ['Fifty Floors', '五十層', '五十階'],
    description: [
      'Be among the first hundred to climb the Tower of Embers.',
      '成為最先登上餘燼之塔頂的一百人之一。',
      '残り火の塔を登りきった最初の百人に入る。',
    ],
    goal: { action: 'tower_floor', target_id: 1, count: 50, count_from: 'birth' },
    rewards: 'item:1011 30',
    more: { first_n: 100, engraved_rewards: assetsOf('gem 200') },
  },
  {
    wall: 'collection',
    sign: 'collection',
    name: ['Forty Friends', '四十位夥伴', '四十の仲間'],
    description: ['Get 40 different pets.', '取得 40 種寵物。', '40種のペットを入手する。'],
    goal: { action: 'get_pet', count: 40, count_from: 'birth' },
    rewards: 'item:1110 30',
  },
  {
    wall: 'server_goal',
    sign: 'server',
    name: ['A Million Sparks', '百萬火花', '百万の火花'],
    description: [
      'Clear a million battles together.',
      '全伺服器合計通關一百萬場戰鬥。',
      'サーバー全体でバトルを百万回クリアする。',
    ],
    goal: { action: 'clear_any', count: 1, count_from: 'birth' },
    rewards: 'gem 300, item:1021 5',
    more: { server_count: 1_000_000 },
  },
  {
    wall: 'veteran',
    sign: 'veteran',
    name: ['A Year by the Fire', '爐邊一年', '炉辺の一年'],
    description: ['Sign in on 365 days.', '累計登入 365 天。', '365日ログインする。'],
    goal: { action: 'login_days', count: 365, count_from: 'birth' },
    rewards: 'gem 1000',
    more: { title_id: OLD_FRIEND_OF_THE_FIRE },
  },
];

export function demoMonuments(): readonly RecordData[] {
  return STONES.map(({ wall, sign, name, description, goal, rewards, more }, index) =>
    released(
      {
        id: index + 1,
        name: text(name),
        description: text(description),
        image: { path: iconPath('monument', sign) },
        monument: wall,
        goal,
        rewards: assetsOf(rewards),
        ...more,
      },
      index,
    ),
  );
}
