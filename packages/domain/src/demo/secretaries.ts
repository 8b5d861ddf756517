import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text, type Trio } from './names.ts';
import { DEMO_SECRETARIES } from './palace-names.ts';
import { secretaryLines } from './secretary-lines.ts';

const LEVELS = 10;
const ALWAYS = { type: 'always_open' };

/** Three adults who keep the office of the palace. */
export function demoSecretaries(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'secretary-setting': secretaries(),
    'secretary-level-setting': levels(),
    'secretary-skill-setting': skills(),
    'secretary-dialogue-setting': secretaryLines(),
    'secretary-gift-setting': gifts(),
    'secretary-skin-setting': skins(),
  };
}

const PERSONALITIES: readonly Trio[] = [
  [
    'Forty years of neat handwriting and one terrible sweet tooth.',
    '寫了四十年工整的字，唯獨嗜甜如命。',
    '四十年、乱れのない字を書き続けた。甘いものには目がない。',
  ],
  [
    'Ran the night ferry for twenty winters. Never late, never hurried.',
    '駕了二十個冬天的夜渡，從不遲到，也從不匆忙。',
    '夜の渡し舟を二十の冬。遅れたことも、急いだこともない。',
  ],
  [
    'Retired star clerk. Counts everything, forgives everyone.',
    '退休的星象書記，什麼都數，誰都原諒。',
    '引退した星の書記。何でも数え、誰でも許す。',
  ],
];
const WORKS = [
  ['shop', 'guild'],
  ['explore', 'mining'],
  ['train', 'explore'],
] as const;

function secretaries(): readonly RecordData[] {
  return DEMO_SECRETARIES.map(({ id, grade, trait, name }, index) =>
    released(
      {
        secretary_id: id,
        name: text(name),
        personality: text(PERSONALITIES[index] ?? ['', '', '']),
        birthday: grade,
        ...(index === 1 ? { pet_id: 10_024 } : {}),
        release_at: `2026-0${6 + index}-01 03:00:00`,
        default: index === 0,
        ...(index === 0
          ? {}
          : {
              unlock_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 40 + index * 5 }] },
              unlock_costs: assetsOf(`gem ${index * 800}`),
            }),
        base_bonus: [{ stat: trait, mode: 'percent', value: 3 }],
        work_types: (WORKS[index] ?? []).map((work, place) => ({ work, rate_bp: 12_000 - place * 1000 })),
        portrait: { path: iconPath('companion', `secretary-${id}`) },
        spine: { path: 'companion/default.spine.json' },
      },
      index,
    ),
  );
}

function levels(): readonly RecordData[] {
  return DEMO_SECRETARIES.flatMap(({ id, trait }) =>
    Array.from({ length: LEVELS }, (_, index) => {
      const level = index + 1;
      return released({
        secretary_id: id,
        level,
        exp_to_next: level === LEVELS ? 0 : 100 * level * level,
        bonus: [{ stat: trait, mode: 'percent', value: 0.5 * level }],
        work_rate_bp: 10_000 + index * 500,
        ...(level % 5 === 0 ? { rewards: assetsOf(`gem ${level * 10}`) } : {}),
        ...(level === 5 && id !== 2 ? { unlock_dialogue_group: 2 } : {}),
      });
    }),
  );
}

type Skill = readonly [
  secretary: number,
  kind: string,
  system: string,
  base: number,
  step: number,
  name: Trio,
  description: Trio,
];

const SKILLS: readonly Skill[] = [
  [
    1,
    'discount',
    'store',
    5,
    2,
    ['Fair Ledger', '公道帳本', '公平な帳簿'],
    ['Stores charge less.', '商店價格降低。', 'ショップの価格が下がる。'],
  ],
  [
    1,
    'daily_claim',
    'mail',
    500,
    500,
    ['Morning Post', '晨間郵件', '朝の便り'],
    [
      'A few coins with the first letter of the day.',
      '每天第一封信附上少許銅幣。',
      '一日の最初の手紙に少しのコイン。',
    ],
  ],
  [
    2,
    'time_cut',
    'explore',
    10,
    5,
    ['Short Crossing', '近道渡口', '近道の渡し'],
    ['Expeditions return sooner.', '探索更快返回。', '探索の帰りが早くなる。'],
  ],
  [
    2,
    'queue',
    'mining',
    1,
    0,
    ['Second Boat', '第二艘船', '二そう目の舟'],
    ['One more team can set out.', '可多派出一隊。', 'もう一隊送り出せる。'],
  ],
  [
    3,
    'drop_up',
    'train',
    3,
    2,
    ['Counted Twice', '數兩遍', '二度数える'],
    ['Training finds more.', '訓練所得增加。', '訓練で手に入るものが増える。'],
  ],
];

function skills(): readonly RecordData[] {
  const numbers = new Map<number, number>();
  return numbered(
    SKILLS.map(([secretary_id, kind, target_system, base, step, name, description], index) => {
      const skill_no = (numbers.get(secretary_id) ?? 0) + 1;
      numbers.set(secretary_id, skill_no);
      return {
        secretary_id,
        skill_no,
        name: text(name),
        description: text(description),
        icon: {
          path: iconPath('skill', `passive-${DEMO_SECRETARIES[secretary_id - 1]?.property ?? 'none'}`),
        },
        kind,
        target_system,
        unlock_level: 1 + (index % 2) * 4,
        levels: [1, 2, 3, 4, 5].map((level) => ({
          level,
          value: base + step * (level - 1),
          costs: assetsOf(`coin ${level * 8000}, item:1011 ${level}`),
        })),
      };
    }),
  );
}

type Gift = readonly [item: number, exp: number, favouriteOf: number, answer: Trio];

const GIFTS: readonly Gift[] = [
  [
    1061,
    20,
    1,
    [
      'Berries! Sit, there is enough for two.',
      '莓果！坐吧，夠兩個人吃。',
      'ベリー！座って。二人分あります。',
    ],
  ],
  [
    1062,
    40,
    2,
    ['Wool. The river will not get me now.', '羊毛的，河風再也冷不到我了。', '毛糸か。これで川風も平気だ。'],
  ],
  [
    1063,
    90,
    2,
    ['It plays the harbour. I know that tide.', '這是港口的潮聲，我認得。', '港の音だ。この潮は知っている。'],
  ],
  [
    1066,
    200,
    3,
    [
      'You marked where we met. I had it counted too.',
      '您標出了相遇之處，我也數著呢。',
      '出会った場所ですね。私も数えていました。',
    ],
  ],
];

function gifts(): readonly RecordData[] {
  return numbered(
    GIFTS.flatMap(([item_id, exp, secretary_id, answer]): readonly RecordData[] => [
      { item_id, favourite: false, exp, daily_limit: 10 },
      {
        item_id,
        secretary_id,
        favourite: true,
        exp: exp * 2,
        daily_limit: 5,
        reaction: text(answer),
        return_rewards: assetsOf(`coin ${exp * 100}`),
      },
    ]),
  );
}

const COATS: readonly (readonly [secretary: number, how: RecordData, name: Trio])[] = [
  [
    1,
    { obtain_type: 'shop', price: assetsOf('gem 980') },
    ['Harvest Cardigan', '豐收開襟衫', '収穫のカーディガン'],
  ],
  [2, { obtain_type: 'level', unlock_level: 8 }, ['Captain’s Coat', '船長大衣', '船長のコート']],
  [3, { obtain_type: 'event' }, ['Cloak of Late Stars', '晚星斗篷', '遅い星の外套']],
];
const OFFICE: Trio = ['office dress', '辦公裝', '仕事着'];

function skins(): readonly RecordData[] {
  const first = DEMO_SECRETARIES.map(({ id, name: [en, zh, jp] }) => ({
    secretary_id: id,
    name: text([`${en}’s ${OFFICE[0]}`, `${zh}的${OFFICE[1]}`, `${jp}の${OFFICE[2]}`]),
    obtain_type: 'default',
    default: true,
  }));
  const others = COATS.map(([secretary_id, how, name]) => ({
    secretary_id,
    name: text(name),
    default: false,
    ...how,
    bonus: [{ stat: DEMO_SECRETARIES[secretary_id - 1]?.trait ?? 'coin_gain', mode: 'percent', value: 1 }],
  }));
  return numbered(
    [...first, ...others].map((data) => ({
      ...data,
      portrait: { path: iconPath('companion', `secretary-${data.secretary_id}`) },
      spine: { path: 'companion/default.spine.json' },
      timeslot: ALWAYS,
    })),
  );
}
