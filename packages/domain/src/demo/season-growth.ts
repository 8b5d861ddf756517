import { plainText, type RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { goalOf } from './mission-goals.ts';
import { released, text, trioAt } from './names.ts';
import { headOf } from './season-heads.ts';
import { cellAt, cellsOf } from './table.ts';

/** Event, day, deed, how often, rewards, description. */
const MISSIONS = cellsOf(`
511 | 1 | gacha_draw | 1 | item:1021 1 | Draw once from a gachapon. | 轉蛋 1 次。 | ガチャを1回引く。
511 | 1 | clear_battle:100101 | 1 | coin 2000 | Clear “The Miller’s Gate”. | 通關「磨坊之門」。 | 「粉ひきの門」をクリアする。
511 | 2 | pet_level | 5 | item:1001 5 | Raise pet levels 5 times. | 提升寵物等級 5 次。 | ペットのレベルを5回上げる。
511 | 2 | login | 1 | gem 20 | Sign in. | 登入遊戲。 | ログインする。
511 | 3 | equip_level | 3 | item:1014 2 | Raise equipment 3 times. | 強化裝備 3 次。 | 装備を3回強化する。
511 | 3 | explore_done | 1 | coin 5000 | Finish an exploration. | 完成探索 1 次。 | 探索を1回完了する。
511 | 4 | clear_chapter:100101 | 1 | gem 50 | Clear Windmill Village. | 通關風車村。 | 風車村をクリアする。
511 | 4 | pet_star | 1 | item:1110 3 | Raise a pet’s stars. | 提升寵物星級 1 次。 | ペットの星を1回上げる。
511 | 5 | pvp_fight | 3 | game_currency:1051 30 | Fight 3 times in the arena. | 參與競技場 3 次。 | アリーナで3回戦う。
511 | 5 | friend_count | 3 | star 50 | Have 3 friends. | 好友達 3 人。 | フレンドを3人にする。
511 | 6 | tower_floor:1 | 5 | game_currency:1053 10 | Reach floor 5 of the Tower of Embers. | 抵達餘燼之塔第 5 層。 | 残り火の塔の5階に到達する。
511 | 6 | gift:10021 | 1 | item:1061 3 | Give the Ember Fox a gift. | 送禮給燼火狐。 | 残り火キツネに贈り物をする。
511 | 7 | get_pet | 10 | item:1023 1 | Get 10 pets. | 取得 10 隻寵物。 | ペットを10匹入手する。
511 | 7 | complete_missions | 10 | gem 100 | Complete 10 missions. | 完成 10 個任務。 | ミッションを10件達成する。
512 | 1 | login | 1 | item:1005 3 | Come in and sit down. | 進來坐坐吧。 | 中に入って座る。
512 | 1 | clear_any | 5 | coin 10000 | Clear 5 battles. | 通關戰鬥 5 次。 | バトルを5回クリアする。
512 | 2 | gacha_draw | 10 | item:1021 5 | Draw 10 times. | 轉蛋 10 次。 | ガチャを10回引く。
512 | 2 | friend_gift | 3 | star 100 | Give presents to 3 friends. | 贈禮給 3 位好友。 | フレンド3人に贈り物をする。
512 | 3 | pet_awaken | 1 | item:1012 5 | Awaken a pet. | 寵物覺醒 1 次。 | ペットを1回覚醒する。
512 | 3 | guild_oblation | 2 | game_currency:1052 50 | Donate to the guild twice. | 公會捐獻 2 次。 | ギルドに2回献上する。
`);

const EVENTS: readonly RecordData[] = [
  {
    event_id: 511,
    audience: 'new',
    start_rule: 'register_day',
    days: 7,
    timeslot: { type: 'always_open' },
    point_per_mission: 10,
    point_rewards: pointRewards(['40 item:1002 5', '80 gem 100', '140 pet:10024 1']),
    featured_pet_id: 10_024,
  },
  {
    event_id: 512,
    audience: 'return',
    start_rule: 'trigger',
    days: 3,
    timeslot: { type: 'always_open' },
    point_per_mission: 20,
    point_rewards: pointRewards(['60 gem 150', '120 item:1021 10']),
  },
];

export function demoGrowthEvents(): readonly RecordData[] {
  return EVENTS.map((event, index) => {
    const id = event['event_id'];
    return released({ ...event, ...headOf('growth', id), stages: stagesOf(plainText(id)) }, index);
  });
}

function pointRewards(steps: readonly string[]): readonly RecordData[] {
  return steps.map((step) => {
    const space = step.indexOf(' ');
    return { points: Number(step.slice(0, space)), rewards: assetsOf(step.slice(space + 1)) };
  });
}

function stagesOf(event: string): readonly RecordData[] {
  const days = Map.groupBy(
    MISSIONS.filter(([id]) => id === event),
    (row) => Number(cellAt(row, 1)),
  );
  return [...days].map(([day, rows]) => ({
    day,
    missions: rows.map((row, index) => ({
      no: index + 1,
      description: text(trioAt(row, 5)),
      goal: goalOf(cellAt(row, 2), cellAt(row, 3), event === '511' ? 'birth' : 'event_start'),
      rewards: assetsOf(cellAt(row, 4)),
      jump_type: 'none',
    })),
  }));
}
