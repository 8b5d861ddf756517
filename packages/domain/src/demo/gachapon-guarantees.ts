import type { RecordData } from '../core/json.ts';
import { released, text } from './names.ts';

const TIDE_OTTER = 10_024;
const MOSS_STAG = 10_027;
const FORGE_BEAR = 10_093;

const GUARANTEES: readonly RecordData[] = [
  {
    id: 41,
    gachapon_ids: [3007],
    kind: 'rate_up',
    soft_from: 70,
    soft_step_bp: 600,
    hard_at: 90,
    reset_on_hit: true,
    carry_over: true,
    text: text([
      'A featured pet within 90 draws. The odds rise from draw 70 on.',
      '90 抽內必得機率提升寵物，第 70 抽起機率逐抽提升。',
      '90回以内にピックアップペットが必ず出ます。70回目から確率が上がります。',
    ]),
  },
  {
    id: 42,
    gachapon_ids: [3001, 3007],
    kind: 'rarity',
    rarity: 'SSR',
    hard_at: 60,
    reset_on_hit: true,
    carry_over: false,
    text: text([
      'A Legend or rarer within 60 draws, counted over both gachapon.',
      '60 抽內必得傳說以上寵物，兩個轉蛋合併計算。',
      '2つのガチャを合わせて60回以内に、レジェンド以上が必ず出ます。',
    ]),
  },
  {
    id: 43,
    gachapon_ids: [3002],
    kind: 'choose',
    choose_list: [{ pet_id: TIDE_OTTER }, { pet_id: MOSS_STAG }, { pet_id: FORGE_BEAR }],
    hard_at: 40,
    reset_on_hit: false,
    carry_over: false,
    text: text([
      'The 40th draw is the companion you chose.',
      '第 40 抽必得你所選的夥伴。',
      '40回目は、選んだ仲間が必ず出ます。',
    ]),
  },
  {
    id: 44,
    gachapon_ids: [3010],
    kind: 'rarity',
    rarity: 'SR',
    hard_at: 30,
    reset_on_hit: true,
    carry_over: true,
    text: text([
      'A Super rare or rarer within 30 draws.',
      '30 抽內必得超稀有以上寵物。',
      '30回以内にスーパーレア以上が必ず出ます。',
    ]),
  },
];

/** Guarantees of the demo's gachapon. */
export function demoGuarantees(): readonly RecordData[] {
  return GUARANTEES.map((guarantee, index) => released(guarantee, index));
}
