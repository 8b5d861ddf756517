import type { RecordData } from '../core/json.ts';
import { demoGachaponAssertions } from './gachapon-assertions.ts';
import { released } from './names.ts';

const HEARTH = 3001;
const AUTUMN_EMBERS = 3007;
/** The step-up gachapon; its groups are numbered 1 to 5. */
const STAIRWAY = 3012;
const STAIRWAY_FEATURED_GROUP = 1;
const STAIRWAY_LEGEND_GROUP = 3;
const STAIRWAY_SURE_GROUP = 4;

const STAR_SAND = 1011;
const MASTER_POTION = 1003;
const LANTERN_TICKET = 1021;
const MAPLE_TOKEN = 1041;
const UNIVERSAL_SPIRIT = 1110;

const item = (target_id: number, amount: number): readonly RecordData[] => [
  { asset_kind: 'item', target_id, amount },
];

const GIFTS: readonly RecordData[] = [
  { id: 1, gachapon_id: HEARTH, kind: 'per_multi', rewards: item(MASTER_POTION, 1) },
  {
    id: 2,
    gachapon_id: AUTUMN_EMBERS,
    kind: 'per_draw',
    rewards: [{ asset_kind: 'event_currency', target_id: MAPLE_TOKEN, amount: 2 }],
  },
  { id: 3, gachapon_id: AUTUMN_EMBERS, kind: 'first_multi', rewards: item(LANTERN_TICKET, 3) },
  {
    id: 4,
    gachapon_id: AUTUMN_EMBERS,
    kind: 'total_draws',
    threshold: 30,
    rewards: item(STAR_SAND, 30),
    loop: true,
  },
  {
    id: 5,
    gachapon_id: AUTUMN_EMBERS,
    kind: 'total_draws',
    threshold: 60,
    rewards: item(UNIVERSAL_SPIRIT, 20),
    loop: true,
  },
  {
    id: 6,
    gachapon_id: STAIRWAY,
    kind: 'per_draw',
    drop_mode: 'weight',
    drop_rolls: 1,
    weighted_drops: [
      { reward: item(STAR_SAND, 1), amount_max: 3, weight: 800, first_only: false },
      { reward: item(MASTER_POTION, 1), weight: 190, first_only: false },
      { reward: item(UNIVERSAL_SPIRIT, 1), weight: 10, first_only: false },
    ],
    display: false,
  },
];

/** What the gachapon give beside the draw. */
function demoGachaponItems(): readonly RecordData[] {
  return GIFTS.map((gift, index) => released({ drop_mode: 'none', display: true, ...gift }, index));
}

type Step = readonly [draws: number, gems: number, more?: RecordData];

const STEPS: readonly Step[] = [
  [3, 900, { bonus_rewards: item(STAR_SAND, 5) }],
  [5, 1400, { bonus_rewards: item(MASTER_POTION, 3) }],
  [10, 2700, { forced_group_no: STAIRWAY_SURE_GROUP, forced_count: 2 }],
  [10, 2400, { forced_group_no: STAIRWAY_LEGEND_GROUP, forced_count: 1, rate_up_bp: 50 }],
  [
    10,
    2000,
    {
      forced_group_no: STAIRWAY_FEATURED_GROUP,
      forced_count: 1,
      rate_up_bp: 100,
      bonus_rewards: item(UNIVERSAL_SPIRIT, 10),
      loop_to: 3,
      loop_limit: 3,
    },
  ],
];

/** Five steps, each a little cheaper; the last leads back to the third. */
function demoStepups(): readonly RecordData[] {
  return STEPS.map(([draws, gems, more = {}], index) =>
    released({
      id: index + 1,
      gachapon_id: STAIRWAY,
      step: index + 1,
      draws,
      cost: [{ asset_kind: 'gem', amount: gems }],
      ...more,
    }),
  );
}

/** What stands beside the gachapons: gifts, steps, and what designers promise. */
export function demoGachaponExtras(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'gachapon-item-setting': demoGachaponItems(),
    'gachapon-stepup-setting': demoStepups(),
    'gachapon-assertion-setting': demoGachaponAssertions(),
  };
}
