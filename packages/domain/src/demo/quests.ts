import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { jumpOf } from './mission-goals.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

/** One quest of Emberfall. */
type DemoQuest = {
  readonly id: number;
  readonly category: string;
  readonly action: string;
  readonly target: number | null;
  readonly count: number;
  readonly points: number;
  readonly rewards: readonly RecordData[];
  readonly name: Trio;
  readonly description: Trio;
};

/** Id, category, action and whom or what it is about, how often, activity points, rewards, name, description. */
const TABLE = `
1001 | main | clear_chapter:100101 | 1 | 0 | gem 50, coin 5000 | The Road Begins | 旅途啟程 | 旅の始まり | Clear the chapter Windmill Village. | 通關章節「風車村」。 | 章「風車村」をクリアする。
1002 | main | clear_chapter:100201 | 1 | 0 | gem 50, coin 10000 | Under Amber Leaves | 琥珀葉下 | 琥珀の葉の下で | Clear the chapter Amber Forest. | 通關章節「琥珀森林」。 | 章「琥珀の森」をクリアする。
1003 | main | clear_chapter:100301 | 1 | 0 | gem 50, item:1011 10 | The Cave Answers | 洞窟的回應 | 洞窟が応える | Clear the chapter Singing Caves. | 通關章節「吟唱洞窟」。 | 章「歌う洞窟」をクリアする。
1004 | main | clear_chapter:100401 | 1 | 0 | gem 100, item:1012 5 | A Ship at Last | 終於登船 | ようやくの船出 | Clear the chapter Cloud Harbour. | 通關章節「雲港」。 | 章「雲の港」をクリアする。
1101 | side | collect_item:1091 | 5 | 0 | coin 8000 | Cloth for the Mill | 磨坊的帆布 | 風車の布 | Collect 5 windmill sails for the miller. | 為磨坊主收集 5 塊風車帆布。 | 粉ひきのために風車の帆布を5枚集める。
1102 | side | collect_item:1093 | 3 | 0 | item:1002 3 | Stones That Sing | 會唱歌的石頭 | 歌う石ころ | Find 3 singing stones. | 找到 3 顆吟唱石。 | 歌う石を3個見つける。
1103 | side | collect_item:1093 | 1 | 0 | item:1014 5 | A Stone That Hums | 會哼歌的石頭 | うなる石 | Bring home a singing stone. | 帶回一顆吟唱石。 | 歌う石を持ち帰る。
2001 | daily | login | 1 | 20 | coin 2000 | Good Morning | 早安 | おはよう | Sign in. | 登入遊戲。 | ログインする。
2002 | daily | clear_any | 5 | 20 | item:1001 3 | Five Fights | 五場戰鬥 | 五度の戦い | Clear 5 battles of any kind. | 通關任意戰鬥 5 次。 | 任意のバトルを5回クリアする。
2003 | daily | gacha_draw | 1 | 15 | item:1022 1 | One Turn of the Handle | 轉一次把手 | ハンドルをひと回し | Draw once from any gachapon. | 轉蛋 1 次。 | ガチャを1回引く。
2004 | daily | pvp_fight | 3 | 20 | game_currency:1051 30 | Into the Ring | 踏入競技場 | 闘技場へ | Fight 3 times in the arena. | 參與競技場 3 次。 | アリーナで3回戦う。
2005 | daily | pet_level | 3 | 15 | coin 3000 | A Little Stronger | 再強一點 | 少しだけ強く | Raise pet levels 3 times. | 提升寵物等級 3 次。 | ペットのレベルを3回上げる。
2006 | daily | explore_done | 2 | 15 | item:1001 2 | Out and Back | 出發與歸來 | 出かけて帰る | Finish 2 explorations. | 完成探索 2 次。 | 探索を2回完了する。
2007 | daily | friend_gift | 5 | 10 | star 50 | Small Kindnesses | 小小善意 | ささやかな親切 | Give presents to 5 friends. | 贈禮給 5 位好友。 | フレンド5人に贈り物をする。
2008 | daily | guild_oblation | 1 | 15 | game_currency:1052 20 | For the Hall | 為公會獻一份力 | ギルドのために | Donate to the guild once. | 公會捐獻 1 次。 | ギルドに1回献上する。
3001 | weekly | login_days | 5 | 100 | gem 30 | Five Days by the Fire | 爐邊五日 | 炉辺の五日間 | Sign in on 5 days. | 累計登入 5 天。 | 5日ログインする。
3002 | weekly | clear_any | 50 | 150 | item:1003 3 | Fifty Fights | 五十場戰鬥 | 五十の戦い | Clear 50 battles of any kind. | 通關任意戰鬥 50 次。 | 任意のバトルを50回クリアする。
3003 | weekly | pvp_win | 10 | 150 | game_currency:1051 150 | Ten Good Days in the Ring | 競技場十勝 | 闘技場で十勝 | Win 10 times in the arena. | 競技場獲勝 10 次。 | アリーナで10回勝つ。
3004 | weekly | tower_floor:1 | 10 | 100 | game_currency:1053 20 | Ten Floors Up | 登上十層 | 十階の上へ | Reach floor 10 of the Tower of Embers. | 抵達餘燼之塔第 10 層。 | 残り火の塔の10階に到達する。
3005 | weekly | explore_done | 10 | 100 | item:1104 1 | Ten Paths | 十條小徑 | 十の小道 | Finish 10 explorations. | 完成探索 10 次。 | 探索を10回完了する。
3006 | weekly | spend | 100000 | 100 | coin 30000 | Coins That Travel | 流通的銅幣 | めぐるコイン | Spend 100,000 coins. | 消費 100,000 銅幣。 | 10万コインを使う。
4001 | achievement | reach_user_level | 20 | 0 | gem 100 | No Longer a Beginner | 不再是新手 | もう新人ではない | Reach player level 20. | 玩家等級達到 20 級。 | プレイヤーレベル20に到達する。
4002 | achievement | reach_user_level | 50 | 0 | gem 300 | Known in Every Village | 村村皆知 | どの村でも知られた名 | Reach player level 50. | 玩家等級達到 50 級。 | プレイヤーレベル50に到達する。
4003 | achievement | collect_stars:100101 | 30 | 0 | gem 100 | Every Star of the Village | 風車村全星 | 風車村の星をすべて | Collect 30 stars in Windmill Village. | 在風車村收集 30 顆星。 | 風車村で星を30個集める。
4004 | achievement | get_pet | 30 | 0 | item:1110 20 | A Full House | 滿屋寵物 | にぎやかな家 | Get 30 pets. | 取得 30 隻寵物。 | ペットを30匹入手する。
4005 | achievement | friend_count | 20 | 0 | gem 50 | A Long Table | 長長的餐桌 | 長い食卓 | Have 20 friends. | 好友達 20 人。 | フレンドを20人にする。
5001 | newbie | gacha_draw | 10 | 0 | item:1023 1 | First Handful | 第一把轉蛋 | 初めてのひと握り | Draw 10 times from gachapons. | 轉蛋 10 次。 | ガチャを10回引く。
5002 | newbie | equip_level | 5 | 0 | item:1014 3 | Sharper Edges | 磨利鋒刃 | 刃をとぐ | Raise equipment 5 times. | 強化裝備 5 次。 | 装備を5回強化する。
5003 | newbie | profile_set | 1 | 0 | gem 20 | A Face and a Name | 容貌與名字 | 顔と名前 | Set up the profile. | 設定個人檔案。 | プロフィールを設定する。
6001 | event | collect_item:1041 | 100 | 0 | item:1021 3 | A Basket of Maple | 一籃楓葉 | もみじのかご | Collect 100 maple tokens. | 收集 100 枚楓葉代幣。 | もみじトークンを100枚集める。
6002 | event | clear_any | 30 | 0 | event_currency:1041 50 | Help at the Stalls | 攤位幫手 | 屋台の手伝い | Clear 30 battles during the harvest. | 豐收祭期間通關戰鬥 30 次。 | 収穫祭の間にバトルを30回クリアする。
`;

const QUESTS: readonly DemoQuest[] = cellsOf(TABLE).map((row) => {
  const [action = '', target] = cellAt(row, 2).split(':');
  return {
    id: Number(cellAt(row, 0)),
    category: cellAt(row, 1),
    action,
    target: target === undefined ? null : Number(target),
    count: Number(cellAt(row, 3)),
    points: Number(cellAt(row, 4)),
    rewards: assetsOf(cellAt(row, 5)),
    name: trioAt(row, 6),
    description: trioAt(row, 9),
  };
});

const HARVEST = {
  type: 'limited_period',
  periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-12-05 03:00:00' }],
};

/** The quests of Emberfall: those of the story wait for each other, those of a day and a week come back. */
export function demoQuests(): readonly RecordData[] {
  return QUESTS.map((quest, index) => {
    const before = QUESTS[index - 1];
    const waits = quest.category === 'main' && before?.category === 'main';
    return released(
      {
        quest_id: quest.id,
        category: quest.category,
        name: text(quest.name),
        description: text(quest.description),
        goal: {
          action: quest.action,
          ...(quest.target === null ? {} : { target_id: quest.target }),
          count: quest.count,
          count_from: countFrom(quest.category),
        },
        timeslot: quest.category === 'event' ? HARVEST : { type: 'always_open' },
        rewards: quest.rewards,
        order: index + 1,
        auto_claim: quest.action === 'login',
        ...(waits ? { pre_quest_id: before.id } : {}),
        ...(quest.points > 0 ? { activity_point: quest.points } : {}),
        ...jumpOf(quest.action),
      },
      index,
    );
  });
}

function countFrom(category: string): string {
  if (category === 'event') return 'event_start';
  return category === 'achievement' || category === 'main' ? 'birth' : 'accept';
}

type Chest = readonly [threshold: number, rewards: string, more?: string];

const DAILY_CHESTS: readonly Chest[] = [
  [20, 'coin 3000'],
  [40, 'item:1001 5'],
  [60, 'ap 30'],
  [80, 'item:1011 3'],
  [100, 'gem 30'],
];
const WEEKLY_CHESTS: readonly Chest[] = [
  [150, 'coin 20000', 'coin 10000'],
  [300, 'item:1003 2', 'item:1003 1'],
  [450, 'item:1012 3', 'item:1012 2'],
  [600, 'gem 100, item:1021 1', 'gem 50'],
];
const SATURDAY = 6;
const HALF_AS_MUCH_AGAIN = 15_000;

export function demoDailyActivity(): readonly RecordData[] {
  return activityOf('daily', DAILY_CHESTS).map((line) =>
    line['kind'] === 'task'
      ? { ...line, weekday_bonus: [{ weekday: SATURDAY, rate_bp: HALF_AS_MUCH_AGAIN }] }
      : line,
  );
}

export function demoWeeklyActivity(): readonly RecordData[] {
  return activityOf('weekly', WEEKLY_CHESTS).map((line) => ({ ...line, reset_weekday: 1 }));
}

/** A line for each quest of the category, with the points that the quest names, then the chests. */
function activityOf(category: string, chests: readonly Chest[]): readonly RecordData[] {
  const tasks = QUESTS.filter((quest) => quest.category === category).map((quest, index) => ({
    kind: 'task',
    order: index + 1,
    quest_id: quest.id,
    point: quest.points,
  }));
  const opened = chests.map(([threshold, rewards, more], index) => ({
    kind: 'chest',
    order: index + 1,
    threshold,
    rewards: assetsOf(rewards),
    ...(more === undefined ? {} : { pass_rewards: assetsOf(more) }),
  }));
  return [...tasks, ...opened].map((line, index) =>
    released({ id: index + 1, user_level_from: 1, ...line }, index),
  );
}
