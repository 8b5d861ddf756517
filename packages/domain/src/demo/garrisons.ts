import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text, type Trio } from './names.ts';
import { DEMO_GARRISONS, type DemoPalace } from './palace-names.ts';

const LEVELS = 8;
const STAR_SAND = 1011;
const FIRST_BOSS_BATTLE = 133_002;

/** Where pets keep watch. */
export function demoGarrisons(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'garrison-setting': garrisons(),
    'garrison-level-setting': DEMO_GARRISONS.flatMap(levels),
    'garrison-event-setting': events(),
    'garrison-reward-setting': rewards(),
  };
}

const WHO: Readonly<Record<string, RecordData>> = {
  any: { kind: 'any' },
  property: { kind: 'property', property: 'water' },
  job: { kind: 'job', job_id: 1 },
  clan: { kind: 'clan', clan: 'clan_2' },
};

function producedAt(kind: string, index: number): readonly RecordData[] {
  const per_hour = [1200, 30, 0.5, 4][index] ?? 1;
  if (kind === 'item') return [{ asset_kind: kind, item_id: STAR_SAND, per_hour }, COINS];
  return kind === 'coin' ? [{ asset_kind: kind, per_hour }] : [{ asset_kind: kind, per_hour }, COINS];
}
const COINS: RecordData = { asset_kind: 'coin', per_hour: 400 };

/** How many hours a place keeps what it yields. */
const storageOf = (id: number): number => [12, 10, 16, 8][id - 1] ?? 12;

function garrisons(): readonly RecordData[] {
  return DEMO_GARRISONS.map(({ id, grade, trait, name }, index) => {
    const isRaided = index === 2;
    return released(
      {
        garrison_id: id,
        name: text(name),
        image: { path: iconPath('garrison', String(id)) },
        open_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 45 + index * 5 }] },
        produce: producedAt(trait, index),
        max_hours: storageOf(id),
        bonus_per_power_bp: 2.5,
        slots: 3,
        slot_rules: [
          { slot: 1, ...WHO[grade] },
          { slot: 2, kind: 'any' },
          { slot: 3, ...(index === 3 ? { kind: 'rarity', rarity: 'SR' } : { kind: 'any' }) },
        ],
        raid_allowed: isRaided,
        ...(isRaided ? { protect_hours: 8 } : {}),
      },
      index,
    );
  });
}

function levels({ id }: DemoPalace): readonly RecordData[] {
  return Array.from({ length: LEVELS }, (_, index) => {
    const level = index + 1;
    return released({
      garrison_id: id,
      level,
      costs: assetsOf(`coin ${level * level * 5000}`),
      build_sec: 600 * level * level,
      require_user_level: 45 + index * 3,
      slots: 3 + Math.floor(index / 3),
      yield_bp: 10_000 + index * 1500,
      max_hours: storageOf(id) + index,
    });
  });
}

type Happening = readonly [kind: string, name: Trio, words: Trio];

const EVENTS: readonly Happening[] = [
  [
    'gift',
    ['A Basket at the Door', '門口的籃子', '戸口のかご'],
    ['Somewhere a neighbour is grateful.', '某位鄰居心懷感激。', 'どこかの隣人が感謝している。'],
  ],
  [
    'choice',
    ['Two Roads in the Snow', '雪中岔路', '雪の分かれ道'],
    [
      'One track is deep, the other is fresh. Which do they follow?',
      '一條足跡深，一條足跡新，該跟哪條？',
      '深い足跡と新しい足跡。どちらを追う？',
    ],
  ],
  [
    'battle',
    ['Noise in the Shaft', '礦道裡的聲響', '坑道の物音'],
    [
      'It is either the wind or something with elbows.',
      '不是風聲，就是長了手肘的東西。',
      '風か、ひじのある何かだ。',
    ],
  ],
  [
    'gift',
    ['Letter from the Ferry', '渡船來信', '渡し舟からの手紙'],
    [
      'No sender, but the stamp smells of salt.',
      '沒有寄件人，郵票卻帶著鹽味。',
      '差出人はないが、切手が潮の香りだ。',
    ],
  ],
];
const ROADS: readonly Trio[] = [
  ['The deep track', '跟著深的足跡', '深い足跡'],
  ['The fresh track', '跟著新的足跡', '新しい足跡'],
  ['Stay and make tea', '留下來泡茶', '残ってお茶にする'],
];

function events(): readonly RecordData[] {
  return numbered(
    EVENTS.map(([kind, name, words], index) => ({
      name: text(name),
      text: text(words),
      image: { path: iconPath('garrison', String(index + 1)) },
      kind,
      ...(kind === 'battle' ? { battle_id: FIRST_BOSS_BATTLE } : {}),
      ...(kind === 'gift' ? { rewards: assetsOf(`coin ${3000 + index * 1000}, item:1004 1`) } : {}),
      ...(kind === 'choice'
        ? {
            choices: ROADS.map((road, place) => ({
              no: place + 1,
              text: text(road),
              rewards: assetsOf(['item:1011 3', 'coin 8000', 'item:1004 2'][place] ?? 'coin 1'),
              weight: [100, 60, 120][place] ?? 100,
            })),
          }
        : {}),
      garrison_ids: kind === 'battle' ? [3] : [1, 2, 4],
      weight: [120, 80, 40, 100][index] ?? 100,
      cooldown_hours: [24, 48, 72, 24][index] ?? 24,
      expire_hours: kind === 'gift' ? 24 : 12,
    })),
  );
}

function rewards(): readonly RecordData[] {
  const deeds = [
    ['hours', 'daily', 8, 'coin 5000', 'auto'],
    ['hours', 'daily', 20, 'coin 12000', 'auto'],
    ['events', 'weekly', 3, 'gem 20', 'manual'],
    ['events', 'weekly', 8, 'gem 50', 'manual'],
    ['raids_defended', 'none', 10, 'item:1013 1', 'mail'],
    ['raids_defended', 'none', 50, 'item:1013 3', 'mail'],
  ] as const;
  return numbered([
    ...deeds.map(([kind, reset, threshold, words, claim]) => ({
      kind,
      reset,
      threshold,
      rewards: assetsOf(words),
      claim,
    })),
    {
      garrison_id: 3,
      kind: 'hours',
      reset: 'weekly',
      threshold: 100,
      rewards: assetsOf('item:1011 20'),
      claim: 'manual',
    },
  ]);
}
