import type { RecordData } from '../core/json.ts';
import { readGachapon, type GachaponConfig } from './gachapon-config.ts';

/** A small gachapon for tests: 1 % featured, 2 % rarest without being featured, 17 % SR, 80 % R. */
export function buildGachapon(
  overrides: {
    readonly guarantees?: readonly RecordData[];
    readonly trigger?: number;
    readonly drawLimit?: number;
    readonly steps?: readonly RecordData[];
  } = {},
): GachaponConfig {
  const pet = (pet_id: number, weight = 100, rate_up = false) => ({ pet_id, amount: 1, weight, rate_up });
  const group = (
    group_no: number,
    group_type: string,
    rarity: string,
    weight: number,
    pets: readonly RecordData[],
    trigger_count = 0,
  ) => ({
    group_no,
    group_type,
    rarity,
    weight,
    trigger_count,
    pets,
  });
  const groups = [
    group(1, 'probability_up', 'SSR_PLUS', 100, [pet(1, 100, true)]),
    group(2, 'normal', 'SSR_PLUS', 200, [pet(1, 0), pet(2)]),
    group(3, 'guaranteed', 'SR', 1700, [pet(3), pet(4, 300)], overrides.trigger ?? 0),
    group(4, 'normal', 'R', 8000, [pet(5), pet(6)]),
  ];
  const gachapon = {
    gachapon_id: 1,
    multi_count: 10,
    groups,
    ...(overrides.drawLimit === undefined ? {} : { draw_limit: overrides.drawLimit }),
  };
  return readGachapon(
    gachapon,
    (overrides.guarantees ?? []).map((guarantee) => ({ gachapon_ids: [1], ...guarantee })),
    (overrides.steps ?? []).map((step, index) => ({ gachapon_id: 1, step: index + 1, ...step })),
  );
}
