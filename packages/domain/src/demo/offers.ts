import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { bannerOfProduct, pictureOfProduct } from './mall.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

const ALWAYS = { type: 'always_open' } as const;
const period = (start: string, end: string): RecordData => ({
  type: 'limited_period',
  periods: [{ start_date: `${start} 03:00:00`, end_date: `${end} 03:00:00` }],
});
const HARVEST = period('2026-11-13', '2026-12-05');
const WINTER = period('2026-11-18', '2026-12-16');

/** Offers that come once: id, product, trigger, what it is about, hours, priority, name. */
const ONCE = `
4601 | 4151 | level_up | value 30 | 24 | 60 | The Next Ridge | 下一道山脊 | 次の尾根
4602 | 4152 | battle_fail | | 12 | 40 | Try Once More | 再試一次 | もう一度だけ
4603 | 4153 | pet_get | | 48 | 50 | Welcome Home | 歡迎回家 | おかえりなさい
4604 | 4154 | currency_short | asset coin | 24 | 30 | An Empty Purse | 空空的錢袋 | からっぽの財布
4605 | 4155 | gacha_count | value 50 | 24 | 55 | Fifty Lanterns Later | 第五十盞燈之後 | 五十の灯りのあと
4606 | 4156 | chapter_clear | | 72 | 70 | Turn the Page | 翻開下一頁 | ページをめくろう
4607 | 4157 | star_up | value 5 | 48 | 45 | Five Stars Bright | 五星閃耀 | 五つ星のきらめき
`;

/** What a trigger is about, as the table writes it. */
function aboutOf(cell: string): RecordData {
  const [part, value = ''] = cell.split(' ');
  if (part === 'value') return { trigger_value: Number(value) };
  return part === 'asset' ? { trigger_asset: value } : {};
}

/** Offers that players see once. */
export function demoOnceTriggers(): readonly RecordData[] {
  return cellsOf(ONCE).map((row, index) =>
    released(
      {
        package_id: Number(cellAt(row, 0)),
        mall_id: Number(cellAt(row, 1)),
        trigger: cellAt(row, 2),
        ...aboutOf(cellAt(row, 3)),
        show_hours: Number(cellAt(row, 4)),
        priority: Number(cellAt(row, 5)),
        daily_trigger_cap: 2,
        name: text(trioAt(row, 6)),
        timeslot: ALWAYS,
        popup_image: bannerOfProduct(Number(cellAt(row, 1))),
      },
      index,
    ),
  );
}

const LOOPS: readonly (readonly [loop: RecordData, name: Trio, products: readonly number[]])[] = [
  [
    { package_id: 4651, trigger: 'ap_empty', show_hours: 12, cooldown_hours: 84 },
    ['A Pause for Tea', '喝茶歇一會', 'お茶の時間'],
    [4171, 4172, 4173],
  ],
  [
    { package_id: 4652, trigger: 'gacha_n_draws', trigger_value: 60, show_hours: 24, cooldown_hours: 120 },
    ['More Lights in the Street', '點亮更多街燈', '通りにもっと灯りを'],
    [4174, 4175],
  ],
];

/** What a step is worth for its price, of 10,000. */
const VALUES = [24_000, 28_000, 32_000] as const;

/** Offers that come back. */
export function demoLoops(): readonly RecordData[] {
  return LOOPS.map(([loop, name], index) =>
    released(
      {
        ...loop,
        name: text(name),
        timeslot: ALWAYS,
        start_sub_no: 1,
        up_rule: 'next_after_buy',
        down_rule: 'previous_after_skip',
        skip_count: 2,
      },
      index,
    ),
  );
}

/** What the steps of each offer say, in the order of the offers. */
const STEP_TEXTS: readonly (readonly Trio[])[] = [
  [
    ['A small break', '小歇片刻', 'ひと休み'],
    ['A proper rest', '好好休息', 'ゆっくり休もう'],
    ['A whole feast', '盛大宴會', 'にぎやかなうたげ'],
  ],
  [
    ['A few more lights', '再點幾盞燈', 'もう少し灯りを'],
    ['Light up the whole street', '照亮整條街', '通りじゅうを明るく'],
  ],
];

/** The steps of the offers that come back. */
export function demoLoopSteps(): readonly RecordData[] {
  return LOOPS.flatMap(([{ package_id = null }, , products], loop) =>
    products.map((mall_id, index) =>
      released(
        {
          package_id,
          sub_no: index + 1,
          mall_id,
          price_tier: index + 1,
          value_bp: VALUES[index] ?? 0,
          text: text(STEP_TEXTS[loop]?.[index] ?? ['', '', '']),
          image: pictureOfProduct(mall_id),
        },
        index,
      ),
    ),
  );
}

/** Packages of several products, and those of an event. */
export function demoProductLists(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'mall-duration-package-setting': durations(),
    'bundle-event-package-setting': bundles(),
    'period-package-event-setting': periods(),
    'festival-event-package-setting': festivals(),
  };
}

/** Products shown as one offer for a limited time. */
function durations(): readonly RecordData[] {
  return [
    released({
      package_id: 4701,
      name: text(['Winter Corner', '冬日專區', '冬のコーナー']),
      mall_ids: [4181, 4182, 4183],
      timeslot: WINTER,
      tab: 'season',
      order: 1,
      countdown: true,
      discount_text: text(['A third more inside', '內容多三分之一', '中身が3割増し']),
      all_bought_rewards: assetsOf('item:1063 1, gem 300'),
      banner: bannerOfProduct(4181),
    }),
    released({
      package_id: 4702,
      name: text(['Harvest Favourites', '豐收祭人氣商品', '収穫祭の人気商品']),
      mall_ids: [4131, 4185, 4186],
      timeslot: HARVEST,
      tab: 'hot',
      order: 2,
      countdown: true,
      banner: bannerOfProduct(4185),
    }),
  ];
}

/** Products that belong together. */
function bundles(): readonly RecordData[] {
  return [
    released({
      package_id: 4751,
      name: text(['Ready for Winter', '準備過冬', '冬じたく']),
      mall_ids: [4181, 4182, 4183],
      bundle_mall_id: 4184,
      order_required: false,
      count_rewards: [
        { count: 2, rewards: assetsOf('gem 100') },
        { count: 3, rewards: assetsOf('gem 300, item:1021 3') },
      ],
      timeslot: WINTER,
      banner: bannerOfProduct(4184),
    }),
  ];
}

/** Products that come back. */
function periods(): readonly RecordData[] {
  return [
    released({
      event_id: 4801,
      name: text(['Every Week a Parcel', '每週一份包裹', '毎週の小包']),
      period: 'week',
      mall_ids: [4112, 4163],
      clear_rewards: assetsOf('item:1021 2'),
      streak_rewards: [
        { periods: 2, rewards: assetsOf('gem 100') },
        { periods: 4, rewards: assetsOf('gem 300, item:1033 1') },
      ],
      timeslot: WINTER,
      banner: bannerOfProduct(4112),
    }),
    released({
      event_id: 4802,
      name: text(['Every Day Something Small', '每天一點小心意', '毎日ひとつ']),
      period: 'day',
      mall_ids: [4111, 4161, 4162],
      clear_rewards: assetsOf('coin 20000'),
      timeslot: ALWAYS,
      banner: bannerOfProduct(4161),
    }),
  ];
}

/** What the harvest sells. */
function festivals(): readonly RecordData[] {
  return [
    [4901, 4185, 100, ['Maple Pouch', '楓葉小袋', 'もみじの小袋']] as const,
    [4902, 4131, 300, ['Harvest Basket', '豐收籃', '収穫のかご']] as const,
    [4903, 4186, 900, ['Maple Wagon', '楓葉貨車', 'もみじの荷車']] as const,
  ].map(([package_id, mall_id, amount, name], index) =>
    released(
      {
        package_id,
        event_id: 501,
        name: text(name),
        mall_id,
        event_items: [{ item_id: 1041, amount }],
        limit: { period: 'event', count: 3 },
        timeslot: HARVEST,
        order: index + 1,
        banner: bannerOfProduct(mall_id),
      },
      index,
    ),
  );
}
