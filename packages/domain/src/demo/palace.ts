import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { demoAngels } from './angels.ts';
import { demoGarrisons } from './garrisons.ts';
import { demoGuardians } from './guardians.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text, type Trio } from './names.ts';
import { DEMO_STATUES, FIRST_PIECE } from './palace-names.ts';
import { VOICE_OF_THE_HALLS } from './titles.ts';
import { HARVEST, period } from './season-heads.ts';
import { demoSecretaries } from './secretaries.ts';

const STATUE_LEVELS = 10;
const FIRST_GOD = 101;
const ALWAYS = { type: 'always_open' };
/** What a view raises, by season. */
const GAINS: Readonly<Record<string, readonly [stat: string, value: number]>> = {
  autumn: ['atk', 0.5],
  winter: ['def', 1],
  spring: ['hp', 0.5],
  festival: ['exp_gain', 2],
};

/** Companions, statues, garrisons and views of the palace. */
export function demoPalace(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    ...demoSecretaries(),
    ...demoGuardians(),
    ...demoAngels(),
    'statue-setting': statues(),
    'statue-level-setting': statueLevels(),
    'statue-resonance-setting': resonances(),
    ...demoGarrisons(),
    'palace-background-setting': backgrounds(),
  };
}

function statues(): readonly RecordData[] {
  const targets: Readonly<Record<string, RecordData>> = {
    property: { bonus_property: 'water' },
    clan: { bonus_clan: 'clan_3' },
    job: { bonus_job: 4 },
  };
  return DEMO_STATUES.map(({ id, grade, property, name }, index) =>
    released(
      {
        statue_id: id,
        name: text(name),
        image: { path: iconPath('statue', String(id)) },
        god_id: FIRST_GOD + index,
        property,
        order: id,
        bonus_target: grade,
        ...targets[grade],
        piece_item_id: FIRST_PIECE.statues + index,
        max_level: STATUE_LEVELS,
        unlock_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 40 + index * 4 }] },
      },
      index,
    ),
  );
}

function statueLevels(): readonly RecordData[] {
  return DEMO_STATUES.flatMap(({ id, trait }) =>
    Array.from({ length: STATUE_LEVELS }, (_, index) => {
      const level = index + 1;
      return released({
        statue_id: id,
        level,
        piece_cost: 10 + index * 5,
        costs: assetsOf(`coin ${level * 10_000}`),
        require_user_level: 40 + index * 2,
        bonus: [{ stat: trait, mode: 'percent', value: level * 0.5 }],
        ...(level % 5 === 0 ? { milestone_rewards: assetsOf(`gem ${level * 20}`) } : {}),
      });
    }),
  );
}

const MOST_LEVELS = 50;

/** Which statues, none for all of them, and their levels together. */
const RESONANCES: readonly (readonly [statues: readonly number[], levels: number, name: Trio])[] = [
  [[], 10, ['First Echo', '初響', '初めの響き']],
  [[1, 4], 12, ['Fire and Ash', '火與燼', '火と灰']],
  [[2, 3, 5], 24, ['Shared Note', '同聲', '重なる音']],
  [[], 30, ['Open Chord', '和弦', '開いた和音']],
  [[], MOST_LEVELS, ['Hall of Voices', '眾聲之殿', '声の広間']],
];

function resonances(): readonly RecordData[] {
  return numbered(
    RESONANCES.map(([statue_ids, level_sum, name], index) => ({
      name: text(name),
      level_sum,
      ...(statue_ids.length === 0 ? {} : { statue_ids }),
      ...(level_sum === MOST_LEVELS ? { title_id: VOICE_OF_THE_HALLS } : {}),
      bonus: [
        { stat: 'hp', mode: 'percent', value: 1 + index },
        { stat: 'atk', mode: 'percent', value: 1 + index * 0.5 },
      ],
    })),
  );
}

const WINTER = period('2026-12-11 03:00:00', '2027-01-08 03:00:00');

type View = readonly [picture: string, season: string, how: RecordData, name: Trio];

const VIEWS: readonly View[] = [
  ['region-0', 'none', { obtain_type: 'default' }, ['Windmill Window', '風車窗景', '風車の窓']],
  [
    'region-1',
    'autumn',
    { obtain_type: 'shop', price: assetsOf('gem 600') },
    ['Amber Terrace', '琥珀露臺', '琥珀のテラス'],
  ],
  ['region-3', 'summer', { obtain_type: 'event' }, ['Harbour Balcony', '港灣陽臺', '港のバルコニー']],
  [
    'region-5',
    'none',
    {
      obtain_type: 'achievement',
      unlock_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 60 }] },
    },
    ['Summit Gallery', '山巔迴廊', '山頂の回廊'],
  ],
  [
    'frost',
    'winter',
    { obtain_type: 'event', timeslot: WINTER },
    ['Frosted Conservatory', '霜花溫室', '霜の温室'],
  ],
  [
    'harvest',
    'festival',
    { obtain_type: 'event', timeslot: HARVEST },
    ['Night of Lanterns', '燈籠之夜', '灯籠の夜'],
  ],
  [
    'region-2',
    'spring',
    { obtain_type: 'shop', price: assetsOf('gem 600') },
    ['Singing Grotto', '吟唱石窟', '歌う岩屋'],
  ],
];

function backgrounds(): readonly RecordData[] {
  return VIEWS.map(([picture, season, how, name], index) =>
    released(
      {
        background_id: index + 1,
        name: text(name),
        season,
        image: { path: iconPath('battle-background', picture) },
        timeslot: ALWAYS,
        ...how,
        ...(how['obtain_type'] === 'default' ? {} : { bonus: [gainOf(season)] }),
      },
      index,
    ),
  );
}

function gainOf(season: string): RecordData {
  const [stat, value] = GAINS[season] ?? ['coin_gain', 1];
  return { stat, mode: 'percent', value };
}
