import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { mapBattleId } from './battles.ts';
import { released, text, type Trio } from './names.ts';

type Pool = {
  readonly name: Trio;
  /** The first and the last region that it is for. */
  readonly regions: readonly [from: number, to: number];
  readonly coins: number;
  readonly exp: number;
  /** What may be found, and how often of 10,000. */
  readonly finds: readonly (readonly [asset: string, chance: number])[];
};

const POOLS: readonly Pool[] = [
  {
    name: ['Village Lanes', '村間小徑', '村の小道'],
    regions: [0, 1],
    coins: 20,
    exp: 0.5,
    finds: [
      ['item:1001 1', 2500],
      ['item:1061 1', 800],
      ['item:1011 1', 400],
    ],
  },
  {
    name: ['Caves and Quays', '洞窟與碼頭', '洞窟と波止場'],
    regions: [2, 3],
    coins: 45,
    exp: 0.8,
    finds: [
      ['item:1002 1', 2500],
      ['item:1014 1', 1200],
      ['item:1011 1', 900],
      ['item:1036 1', 100],
    ],
  },
  {
    name: ['Steppe and Summit', '荒原與峰頂', '荒野と頂'],
    regions: [4, 5],
    coins: 90,
    exp: 1.2,
    finds: [
      ['item:1003 1', 2000],
      ['item:1012 1', 900],
      ['item:1013 1', 200],
      ['item:1031 1', 300],
    ],
  },
];

const QUICK_COSTS = [50, 80, 120] as const;

/** What players find after a time away, region by region. */
export function demoOfflinePools(): readonly RecordData[] {
  return POOLS.map(({ name, regions: [from, to], coins, exp, finds }, index) =>
    released(
      {
        offline_item_pool_id: 7101 + index,
        name: text(name),
        chapter_id_from: mapBattleId('normal', from, 0),
        chapter_id_to: mapBattleId('normal', to, 0),
        fixed_per_minute: [
          { asset_kind: 'coin', amount: coins },
          { asset_kind: 'star', amount: exp },
        ],
        roll_interval_min: 10,
        drop_mode: 'rate',
        rated_drops: finds.map(([asset, rate_bp]) => ({
          reward: assetsOf(asset),
          rate_bp,
          first_only: false,
        })),
        max_hours: 12,
        first_quick_free: true,
        quick_cost: QUICK_COSTS.map((amount, place) => ({
          count_from: place + 1,
          count_to: place + 1,
          cost: [{ asset_kind: 'gem', amount }],
        })),
      },
      index,
    ),
  );
}
