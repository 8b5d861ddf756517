import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { released, text, trioAt } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Picture, type, player level, gain in an hour, hours, cost of an hour, boosting item and its gain, name. */
const FACILITIES = cellsOf(`
yard | exp | 1 | 300 | 8 | coin 100 | 1002 | 5000 | Windmill Yard | 風車練習場 | 風車の練習場
garden | intimacy | 12 | 6 | 8 | coin 150 | 1061 | 5000 | Grandmother’s Garden | 奶奶的花園 | おばあさんの庭
hall | stat | 20 | 2 | 12 | coin 400 | 1014 | 3000 | Hall of Whetstones | 磨石堂 | 砥石の館
library | skill | 30 | 1 | 24 | coin 800 | 1012 | 3000 | Moonlit Library | 月光書庫 | 月明かりの書庫
`);
const LEVELS = 6;
const HOUR = 3600;

const pictureOf = (name: string) => ({ path: `train/${name}.svg` });

export function demoFacilities(): readonly RecordData[] {
  return FACILITIES.map((row, index) =>
    released(
      {
        train_id: index + 1,
        name: text(trioAt(row, 8)),
        facility: pictureOf(cellAt(row, 0)),
        train_type: cellAt(row, 1),
        ...(index === 0
          ? {}
          : {
              open_conds: {
                match: 'all',
                rows: [{ kind: 'user_level', op: 'ge', value: Number(cellAt(row, 2)) }],
              },
            }),
        slots: 1,
        hour_yield: Number(cellAt(row, 3)),
        max_hours: Number(cellAt(row, 4)),
        cost_per_hour: assetsOf(cellAt(row, 5)),
        boost_item_id: Number(cellAt(row, 6)),
        boost_bp: Number(cellAt(row, 7)),
      },
      index,
    ),
  );
}

/** Every second level has room for another pet, each one gives a fifth more. */
export function demoFacilityLevels(): readonly RecordData[] {
  return FACILITIES.flatMap((row, place) =>
    Array.from({ length: LEVELS }, (_, index) =>
      released(
        {
          train_id: place + 1,
          level: index + 1,
          costs: assetsOf(`coin ${(place + 1) * (index + 1) ** 2 * 2000}`),
          build_sec: index * (place + 1) * HOUR,
          ...(index === 0 ? {} : { speedup_cost: assetsOf(`gem ${index * (place + 1) * 10}`) }),
          require_user_level: Number(cellAt(row, 2)) + index * 5,
          slots: 1 + Math.floor(index / 2),
          yield_bp: 10_000 + index * 2000,
          max_hours: Number(cellAt(row, 4)) + index * 2,
        },
        index,
      ),
    ),
  );
}

/** Facility, how often, deed, reset, rewards, text. */
const MISSIONS = cellsOf(`
1 | 1 | train_done | daily | coin 2000 | Finish a training. | 完成訓練 1 次。 | 訓練を1回完了する。
1 | 20 | pet_level | none | item:1002 5 | Raise pet levels 20 times. | 提升寵物等級 20 次。 | ペットのレベルを20回上げる。
2 | 3 | train_done | weekly | item:1061 3 | Finish 3 trainings. | 完成訓練 3 次。 | 訓練を3回完了する。
2 | 5 | explore_done | weekly | item:1062 1 | Finish 5 explorations. | 完成探索 5 次。 | 探索を5回完了する。
3 | 10 | train_done | none | item:1014 10 | Finish 10 trainings. | 完成訓練 10 次。 | 訓練を10回完了する。
4 | 30 | train_done | none | gem 100 | Finish 30 trainings. | 完成訓練 30 次。 | 訓練を30回完了する。
`);

export function demoFacilityMissions(): readonly RecordData[] {
  return MISSIONS.map((row, index) =>
    released(
      {
        mission_id: index + 1,
        train_id: Number(cellAt(row, 0)),
        description: text(trioAt(row, 5)),
        goal: { action: cellAt(row, 2), count: Number(cellAt(row, 1)), count_from: 'accept' },
        order: index + 1,
        reset: cellAt(row, 3),
        rewards: assetsOf(cellAt(row, 4)),
      },
      index,
    ),
  );
}

/** Item, effect, value, minutes, uses a day. */
const ITEMS = cellsOf(`
1001 | add_exp | 500 | | 0
1002 | add_exp | 2500 | | 0
1004 | add_minutes | 60 | | 10
1005 | finish | 1 | | 3
1061 | yield_up | 5000 | 240 | 0
`);

export function demoTrainingItems(): readonly RecordData[] {
  return ITEMS.map((row, index) => {
    const minutes = cellAt(row, 3);
    return released(
      {
        id: index + 1,
        item_id: Number(cellAt(row, 0)),
        effect: cellAt(row, 1),
        value: Number(cellAt(row, 2)),
        ...(minutes === '' ? {} : { duration_min: Number(minutes) }),
        daily_limit: Number(cellAt(row, 4)),
        batch_use: true,
      },
      index,
    );
  });
}
