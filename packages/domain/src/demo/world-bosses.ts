import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { bossesOf, type DemoBoss } from './boss-names.ts';
import { bossBattleId, bossLook, bossPlaces } from './boss-battles.ts';
import { EFFECT_IDS } from './effects.ts';
import { numbered, released, text, type Trio } from './names.ts';
import { HONOURS } from './ranking-titles.ts';

const NIGHT = 1;
const STRIKES = [2112, 2103] as const;
/** The story that everyone sees when it is over. */
const LAST_LIGHT = 9201;

/** Two bosses that whole servers gather for. */
export function demoWorldBosses(): { readonly [moduleKey: string]: readonly RecordData[] } {
  const bosses = bossesOf('world');
  return {
    'world-boss-setting': bosses.map(worldBoss),
    'world-boss-stage-setting': bosses.flatMap(stages),
    'world-boss-damage-reward-setting': bosses.flatMap(damageRewards),
    'world-boss-ranking-reward-setting': bosses.flatMap(places),
    'world-boss-buff-setting': inspirations(),
  };
}

function worldBoss(boss: DemoBoss, index: number): RecordData {
  return released(
    {
      boss_id: boss.id,
      ...bossLook(boss),
      property: boss.property,
      announce:
        boss.id === NIGHT
          ? text([
              'The stars go out over the harbour. Bring a light!',
              '港口上空的星星熄滅了，快帶上燈火！',
              '港の上で星が消えていく。灯りを持って集まれ！',
            ])
          : text([
              'The mountain is waking. Everyone to the ridge!',
              '山要醒了，大家上稜線集合！',
              '山が目を覚ます。みんな尾根へ！',
            ]),
      timeslot:
        boss.id === NIGHT
          ? { type: 'specific_weekdays', weekdays: [6, 7], daily_from: '12:00', daily_to: '14:00' }
          : {
              type: 'limited_period',
              periods: [{ start_date: '2026-11-20 11:00:00', end_date: '2026-11-30 15:00:00' }],
            },
      server_group: boss.id === NIGHT ? [1, 2] : [3],
      min_user_level: 25,
      battle_id: bossBattleId(boss),
      shared_hp: boss.id === NIGHT ? 90_000_000_000 : 45_000_000_000,
      attempts: 5,
      revive_sec: 120,
      recover_cost: assetsOf('gem 20'),
    },
    index,
  );
}

function stages({ id: boss_id }: DemoBoss): readonly RecordData[] {
  return [100, 70, 40, 10].map((hp_percent, index) =>
    released({
      boss_id,
      stage: index + 1,
      hp_percent,
      attack_rate_bp: 10_000 + index * 3000,
      ...stageMoves(index),
      server_rewards: assetsOf(`gem ${20 + index * 20}, coin ${5000 * (index + 1)}`),
    }),
  );
}

/** With each stage a world boss shields itself, then grows angry, then strikes at everyone. */
function stageMoves(index: number): RecordData {
  const effects = ['shield_hp', 'buff_attack', 'buff_speed'].slice(0, index);
  const ids = effects.flatMap((code) => EFFECT_IDS.get(code) ?? []);
  return {
    ...(ids.length === 0 ? {} : { buff_effect_ids: ids }),
    ...(index > 1 ? { skill_ids: STRIKES.slice(0, index - 1) } : {}),
    ...(index === 3 ? { avg_id: LAST_LIGHT } : {}),
  };
}

function damageRewards({ id: boss_id }: DemoBoss): readonly RecordData[] {
  const deeds = [
    ['participation', 0, 'coin 10000', 'mail'],
    ['last_hit', 0, 'gem 300', 'mail'],
    ['single_hit', 500_000, 'item:1011 5', 'manual'],
    ['single_hit', 2_000_000, 'item:1011 15', 'manual'],
    ['total', 2_000_000, 'gem 30', 'manual'],
    ['total', 10_000_000, 'gem 80', 'manual'],
    ['total', 50_000_000, 'gem 200', 'manual'],
  ] as const;
  return deeds.map(([kind, threshold, rewards, claim], index) =>
    released({ boss_id, id: index + 1, kind, threshold, rewards: assetsOf(rewards), claim }),
  );
}

const MAIL: Trio = ['The sky is clear again', '天空恢復清朗', '空が晴れました'];

function places({ id: boss_id }: DemoBoss): readonly RecordData[] {
  // Two bosses may be open at one time, and no two boards give one title.
  const honours = boss_id === 1 ? HONOURS.siege : null;
  const both = [
    ...bossPlaces(100, MAIL, { boss_id, board: 'personal' }, honours),
    ...bossPlaces(70, MAIL, { boss_id, board: 'guild' }),
  ];
  return both.map((data, index) => released({ id: index + 1, ...data }));
}

type Call = readonly [kind: string, name: Trio, price: readonly string[] | readonly number[]];

const CALLS: readonly Call[] = [
  ['coin', ['Drum Roll', '擊鼓', '太鼓の音'], ['coin 5000', 'coin 10000', 'coin 20000']],
  ['gem', ['Torch Raising', '高舉火炬', '松明を掲げて'], ['gem 20', 'gem 40', 'gem 80']],
  ['server', ['Song of the Town', '全鎮之歌', '町のうた'], [500, 2000, 8000]],
];
const NUMERALS: readonly Trio[] = [
  ['I', '一', '一'],
  ['II', '二', '二'],
  ['III', '三', '三'],
];

function inspirations(): readonly RecordData[] {
  return numbered(
    CALLS.flatMap(([kind, [en, zh, jp], prices]) =>
      prices.map((price, index) => {
        const [roman, zhNo, jpNo] = NUMERALS[index] ?? ['', '', ''];
        return {
          name: text([`${en} ${roman}`, `${zh}・${zhNo}`, `${jp}・${jpNo}`]),
          kind,
          level: index + 1,
          ...(typeof price === 'number' ? { server_count: price } : { cost: assetsOf(price) }),
          reset: kind === 'coin' ? 'day' : 'opening',
          bonus: [{ stat: 'boss_dmg', mode: 'percent', value: (index + 1) * (kind === 'coin' ? 2 : 4) }],
        };
      }),
    ),
  );
}
