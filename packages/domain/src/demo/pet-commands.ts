import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

const STAR_SAND = 1011;
const MINUTE = 60;

type Command = {
  readonly id: number;
  readonly type: string;
  readonly minutes: number;
  readonly slots: number;
  /** Reward at success in coins, experience of pets. */
  readonly coins: number;
  readonly exp: number;
  readonly needs: readonly RecordData[];
  readonly better: readonly RecordData[];
  readonly name: Trio;
  readonly description: Trio;
};

/** Type, minutes, pets, coins, experience, who may go, who does better, name, description. */
const TABLE = `
errand | 30 | 1 | 600 | 60 | | clan=clan_1 | Deliver the Mail | 送信跑腿 | 手紙を届ける | Three letters, one windmill. | 三封信，一座風車。 | 手紙は三通、風車はひとつ。
errand | 120 | 2 | 2600 | 260 | min_level=10 | job=2 | Market Day | 市集採買 | 市の日のおつかい | Apples, rope and something shiny. | 蘋果、繩索，還有亮晶晶的東西。 | りんご、縄、それから光るもの。
training | 60 | 1 | 800 | 240 | | clan=clan_2 | Leap the Stream | 跳溪練習 | 小川を跳ぶ | Ten times without wet paws. | 連跳十次，不弄濕腳掌。 | 足をぬらさず十回。
training | 240 | 3 | 3600 | 1100 | min_star=2 | rarity=SR | Hill Run | 山丘長跑 | 丘の駆けくらべ | Up, down, and once more for fun. | 上坡、下坡，再跑一趟當好玩。 | 上って下りて、楽しみにもう一度。
gathering | 90 | 2 | 1900 | 150 | property=wood | property=wood | Mushroom Walk | 採菇散步 | きのこ狩り | Only the ones that do not hum. | 只採不會哼歌的。 | 鼻歌をうたわないものだけ。
gathering | 480 | 3 | 9000 | 700 | min_level=30 | property=water | Pearls at Low Tide | 退潮拾珠 | 引き潮の真珠 | Before the water comes back. | 在潮水回來之前。 | 潮がもどる前に。
patrol | 180 | 3 | 3900 | 330 | job=1 | clan=clan_4 | Night Watch | 夜間巡邏 | 夜回り | Every lantern, every corner. | 每盞燈籠，每個角落。 | すべての灯り、すべての角を。
patrol | 720 | 5 | 14400 | 1200 | rarity=SSR | rarity=SSR_PLUS | The Long Wall | 長牆巡守 | 長い壁の見回り | From the sea gate to the snow gate. | 從海門一路到雪門。 | 海の門から雪の門まで。
`;

function traitsOf(cell: string, more: RecordData): readonly RecordData[] {
  if (cell === '') return [];
  const [kind = '', value = ''] = cell.split('=');
  if (kind.startsWith('min_')) return [{ kind, value: Number(value), ...more }];
  return [{ kind, [kind === 'job' ? 'job_id' : kind]: kind === 'job' ? Number(value) : value, ...more }];
}

const COMMANDS: readonly Command[] = cellsOf(TABLE).map((row, index) => ({
  id: index + 1,
  type: cellAt(row, 0),
  minutes: Number(cellAt(row, 1)),
  slots: Number(cellAt(row, 2)),
  coins: Number(cellAt(row, 3)),
  exp: Number(cellAt(row, 4)),
  needs: traitsOf(cellAt(row, 5), { count: 1 }),
  better: traitsOf(cellAt(row, 6), { bonus_bp: 2000 }),
  name: trioAt(row, 7),
  description: trioAt(row, 10),
}));

export function demoCommands(): readonly RecordData[] {
  return COMMANDS.map(({ id, type, minutes, slots, needs, better, name, description }, index) =>
    released(
      {
        id,
        name: text(name),
        description: text(description),
        icon: { path: iconPath('command', type) },
        command_type: type,
        duration_sec: minutes * MINUTE,
        slots,
        ...(needs.length === 0 ? {} : { require_conds: needs }),
        ...(slots < 3 ? {} : { cost: [{ asset_kind: 'ap', amount: 2 * slots }] }),
        instant_cost: [{ asset_kind: 'gem', amount: Math.max(5, Math.round(minutes / 6)) }],
        daily_limit: slots > 3 ? 1 : 0,
        success_base_bp: 8000 - 500 * slots,
        success_bonus: better,
      },
      index,
    ),
  );
}

const RESULTS: readonly (readonly [result: string, share: number])[] = [
  ['fail', 0.5],
  ['success', 1],
  ['great_success', 1.5],
];
const GREAT_SUCCESS_BP = 1500;

/** What a command gives: half for trying, half as much again for a great success. */
export function demoCommandRewards(): readonly RecordData[] {
  return COMMANDS.flatMap(({ id: command_id, coins, exp, slots }) =>
    RESULTS.map(([result, share], index) =>
      released({
        command_id,
        id: index + 1,
        result,
        ...(result === 'success' ? { great_success_bp: GREAT_SUCCESS_BP } : {}),
        rewards: [
          { asset_kind: 'coin', amount: 2 * Math.round((coins * share) / 2) },
          ...(index === 0 ? [] : [{ asset_kind: 'item', target_id: STAR_SAND, amount: 2 * slots * index }]),
        ],
        pet_exp: Math.round(exp * share),
        intimacy: 2 * (index + 1),
        drop_mode: 'none',
      }),
    ),
  );
}
