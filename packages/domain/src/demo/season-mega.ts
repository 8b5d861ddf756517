import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { goalOf, jumpOf } from './mission-goals.ts';
import { released, text, trioAt } from './names.ts';
import { limitOf } from './season-exchanges.ts';
import { HARVEST_CLAIMS, headOf, period } from './season-heads.ts';
import { cellAt, cellsOf } from './table.ts';

const LONG_NIGHT = 561;
const NIGHT_LIGHT = 1044;
const LAST_RANK = 999_999;

/** The large event of the season: three phases of the Lantern Harvest's second half. */
export function demoMegaEvents(): readonly RecordData[] {
  const phase = (no: number, name: readonly [string, string, string], from: string, to: string) => ({
    no,
    name: text(name),
    starts_at: `${from} 03:00:00`,
    ends_at: `${to} 03:00:00`,
  });
  return [
    released({
      event_id: LONG_NIGHT,
      ...headOf('mega', LONG_NIGHT),
      rules: text([
        'For fifteen days the sun stays low. Light Night Lights together: with ten million the whole village shines.',
        '太陽低垂的十五天裡，大家一起點亮夜燈：達到一千萬盞，整座村子都會發光。',
        '太陽が低いままの十五日間、みんなで夜の灯をともそう。一千万に届けば村じゅうが輝く。',
      ]),
      timeslot: period('2026-11-20 03:00:00', '2026-12-05 03:00:00'),
      claim_end_at: HARVEST_CLAIMS,
      phases: [
        phase(1, ['Dusk', '黃昏', 'たそがれ'], '2026-11-20', '2026-11-25'),
        phase(2, ['Deepest Night', '最深的夜', '真夜中'], '2026-11-25', '2026-11-30'),
        phase(3, ['First Light', '破曉', '夜明け'], '2026-11-30', '2026-12-05'),
      ],
      point_item_id: NIGHT_LIGHT,
      server_wide_goal: 10_000_000,
      ranking: true,
      sub_events: [
        { module: 'login-event-setting', record_id: 521, phase: 1 },
        { module: 'cumulative-event-setting', record_id: 543, phase: 1 },
        { module: 'exchange-setting', record_id: 551, phase: 2 },
        { module: 'ur-event-setting', record_id: 571, phase: 3 },
      ],
      opening_avg_id: 9201,
      theme_color: '#3b2f63',
    }),
  ];
}

/** Phase, reset, deed, how often, points, rewards, description. */
const MISSIONS = cellsOf(`
1 | daily | login | 1 | 50 | | Sign in. | 登入遊戲。 | ログインする。
1 | daily | clear_any | 5 | 100 | | Clear 5 battles. | 通關戰鬥 5 次。 | バトルを5回クリアする。
1 | daily | spend | 5000 | 50 | coin 1000 | Spend 5,000 coins. | 消費 5,000 銅幣。 | 5,000コインを使う。
1 | phase | collect_item:1041 | 100 | 500 | item:1035 1 | Collect 100 maple tokens. | 收集 100 枚楓葉代幣。 | もみじトークンを100枚集める。
1 | none | read_story:9201 | 1 | 200 | gem 20 | Read “Twelve Lanterns”. | 閱讀「十二盞燈籠」。 | 「十二の灯籠」を読む。
2 | daily | pvp_fight | 3 | 100 | | Fight 3 times in the arena. | 參與競技場 3 次。 | アリーナで3回戦う。
2 | phase | gacha_draw:3007 | 10 | 500 | item:1021 1 | Draw 10 times from Autumn Embers. | 從「秋燼」轉蛋 10 次。 | 「秋の残り火」を10回引く。
2 | phase | tower_floor:1 | 30 | 600 | game_currency:1053 30 | Reach floor 30 of the Tower of Embers. | 抵達餘燼之塔第 30 層。 | 残り火の塔の30階に到達する。
2 | none | exchange:551 | 5 | 300 | | Trade 5 times at the stalls. | 在攤位兌換 5 次。 | 屋台で5回交換する。
3 | daily | gift | 2 | 100 | | Give 2 gifts to pets. | 送出 2 份禮物。 | 贈り物を2回する。
3 | phase | guild_oblation | 5 | 500 | game_currency:1052 50 | Donate to the guild 5 times. | 公會捐獻 5 次。 | ギルドに5回献上する。
3 | none | complete_missions | 30 | 1000 | gem 100 | Complete 30 missions of the night. | 完成 30 個長夜任務。 | 長い夜のミッションを30件達成する。
`);

export function demoMegaMissions(): readonly RecordData[] {
  return MISSIONS.map((row, index) => {
    const rewards = cellAt(row, 5);
    return released(
      {
        event_id: LONG_NIGHT,
        mission_id: index + 1,
        order: index + 1,
        phase: Number(cellAt(row, 0)),
        reset: cellAt(row, 1),
        goal: goalOf(cellAt(row, 2), cellAt(row, 3), 'event_start'),
        points: Number(cellAt(row, 4)),
        ...(rewards === '' ? {} : { rewards: assetsOf(rewards) }),
        description: text(trioAt(row, 6)),
        ...jumpOf(cellAt(row, 2)),
      },
      index,
    );
  });
}

/** Who collects, points, rewards, what a player must have, big. */
const MILESTONES = cellsOf(`
personal | 500 | coin 20000 | | no
personal | 1500 | item:1021 2 | | no
personal | 4000 | item:1012 5 | | no
personal | 8000 | gem 300 | | no
personal | 15000 | item:1062 1, gem 500 | | yes
guild | 50000 | game_currency:1052 100 | 200 | no
guild | 200000 | game_currency:1052 300 | 500 | no
guild | 500000 | gem 200 | 1000 | yes
server | 1000000 | coin 50000 | 0 | no
server | 5000000 | item:1021 5 | 100 | no
server | 10000000 | gem 500, pet_spirit:10141 10 | 500 | yes
`);

export function demoMegaMilestones(): readonly RecordData[] {
  return MILESTONES.map((row, index) => {
    const [scope, least] = [cellAt(row, 0), cellAt(row, 3)];
    return released(
      {
        event_id: LONG_NIGHT,
        id: index + 1,
        scope,
        threshold: Number(cellAt(row, 1)),
        rewards: assetsOf(cellAt(row, 2)),
        ...(least === '' ? {} : { min_personal: Number(least) }),
        claim: scope === 'server' ? 'mail' : scope === 'guild' ? 'auto' : 'manual',
        display_big: cellAt(row, 4) === 'yes',
      },
      index,
    );
  });
}

/** Phase, what it is, how many Night Lights, how often, tag. */
const GOODS = cellsOf(`
1 | item:1021 1 | 150 | event 20 | hot
1 | item:1002 5 | 60 | event 20 | none
1 | item:1014 3 | 80 | day 1 | none
2 | pet_spirit:10141 5 | 400 | event 6 | new
2 | item:1012 2 | 120 | event 10 | none
3 | item:1066 1 | 900 | event 1 | last
3 | icon_border:1 1 | 2000 | total 1 | last
3 | coin 5000 | 40 | none | none
`);

export function demoMegaGoods(): readonly RecordData[] {
  return GOODS.map((row, index) =>
    released(
      {
        event_id: LONG_NIGHT,
        id: index + 1,
        order: index + 1,
        phase_from: Number(cellAt(row, 0)),
        reward: assetsOf(cellAt(row, 1)),
        costs: assetsOf(`event_currency:${NIGHT_LIGHT} ${cellAt(row, 2)}`),
        limit: limitOf(cellAt(row, 3)),
        tag: cellAt(row, 4),
      },
      index,
    ),
  );
}

/** Board, from and to which place, rewards, title, points. */
const PLACES = cellsOf(`
personal | 1 | 1 | gem 3000 | 19 | 20000
personal | 2 | 10 | gem 1500 | | 15000
personal | 11 | 100 | gem 800 | | 8000
personal | 101 | 1000 | gem 300 | | 2000
personal | 1001 | ${LAST_RANK} | gem 100 | | 500
guild | 1 | 3 | game_currency:1052 2000 | | 0
guild | 4 | 20 | game_currency:1052 1000 | | 0
guild | 21 | ${LAST_RANK} | game_currency:1052 300 | | 0
`);

export function demoMegaRanking(): readonly RecordData[] {
  return PLACES.map((row, index) => {
    const title = cellAt(row, 4);
    return released(
      {
        event_id: LONG_NIGHT,
        id: index + 1,
        board: cellAt(row, 0),
        rank_from: Number(cellAt(row, 1)),
        rank_to: Number(cellAt(row, 2)),
        rewards: assetsOf(cellAt(row, 3)),
        ...(title === '' ? {} : { title_id: Number(title) }),
        min_points: Number(cellAt(row, 5)),
        mail_title: text(['The Long Night is over', '長夜結束了', '長い夜が明けた']),
        mail_body: text([
          'Your light could be seen from the summit. Thank you, {player}.',
          '從峰頂都看得見你的光。謝謝你，{player}。',
          '{player}さんの灯は山の頂からも見えました。ありがとう。',
        ]),
      },
      index,
    );
  });
}
