import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { numbered, text } from './names.ts';

/** The product of the package. */
const SAPLING_FUND = 4141;
const STEPS = [10, 20, 30, 40, 50, 60] as const;

/** A package whose steps open as the player's level rises. */
export function demoGrowthPackages(): readonly RecordData[] {
  return numbered([
    {
      package_id: 4301,
      name: text(['Sapling to Oak', '小樹長成', '若木から樫へ']),
      mall_id: SAPLING_FUND,
      timeslot: { type: 'always_open' },
      total_value_text: text(['2,100 gems in all', '共 2,100 寶石', '合計ジェム2,100個']),
      goal_kind: 'user_level',
      show_from: 5,
      buy_until: 60,
      steps: STEPS.map((threshold) => ({
        threshold,
        free_rewards: assetsOf(`coin ${threshold * 1000}`),
        paid_rewards: assetsOf(`gem ${threshold * 10}`),
      })),
    },
  ]).map(({ id: _id, ...data }) => data);
}
