import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const bonus = (value: number, mode = 'flat') => [{ stat: 'atk', mode, value }];
const QUALITY: RecordData = {
  quality: 1,
  name: text('Plain'),
  level_cap: 10,
  require_user_level: 2,
  stat_bonus: bonus(3),
  unlock_skill_slot: 'passive',
};
const FINE: RecordData = {
  ...QUALITY,
  quality: 2,
  name: text('Fine'),
  level_cap: 20,
  unlock_skill_slot: null,
};
const qualities = (change: JsonObject): Records => ({
  'pet-quality-setting': [QUALITY, { ...FINE, ...change }],
});

const material = (slot: number) => ({ slot, item_id: slot, amount: 1, stats: bonus(1) });
const SIX = [1, 2, 3, 4, 5, 6].map(material);
const ADVANCE: RecordData = {
  id: 1,
  job_id: 1,
  pet_id: null,
  quality: 1,
  materials: SIX,
  coin_cost: coins(9),
};
const advances = (change: JsonObject, ...more: readonly RecordData[]): Records => ({
  'pet-quality-advance-setting': [{ ...ADVANCE, ...change }, ...more],
  'pet-quality-setting': [QUALITY, FINE],
});
const OF_PET: RecordData = { ...ADVANCE, id: 2, job_id: null, pet_id: 1 };

const RARITY: RecordData = { rarity: 'N', initial_star: 2, max_star: 3, max_level: 2, order: 1 };
const LEVELS = [1, 2].map((level) => ({ curve_type: 'pet', level, exp_to_next: level === 2 ? 0 : 9 }));
/** What is wrong with the family and with the rarities: there is one alone, without all of its tables. */
const ofGrowth = (records: Records): readonly string[] =>
  releaseProblems(registry, { ...records, 'level-setting': LEVELS }).filter(
    (problem) =>
      /^(?:pet-[qa]|pet-star-s|kizuna|pet-rarity)/.test(problem) &&
      !/(?:must_include|initial_star unknown_option)$/.test(problem),
  );
const STAR: RecordData = {
  id: 1,
  rarity: 'N',
  star: 2,
  stat_rate_bp: 11_000,
  level_cap: 1,
  skill_level_cap: 2,
  extra_bonus: bonus(1),
};
const stars = (change: JsonObject): Records => ({
  'pet-star-setting': [STAR, { ...STAR, id: 2, star: 3, level_cap: 2, ...change }],
  'pet-rarity-setting': [RARITY],
});

const PET: RecordData = {
  pet_id: 1,
  rarity: 'N',
  skills: [
    { slot: 'normal', skill_id: 1, unlock_star: 1 },
    { slot: 'ultimate', skill_id: 2, unlock_star: 1 },
  ],
};
const AWAKENING: RecordData = {
  id: 1,
  pet_id: 1,
  awaken_level: 1,
  require_star: 2,
  require_level: 1,
  stat_bonus: bonus(5),
};
const awakenings = (change: JsonObject): Records => ({
  'pet-awaken-level-setting': [AWAKENING, { ...AWAKENING, id: 2, awaken_level: 2, ...change }],
  'pet-setting': [PET],
  'pet-rarity-setting': [RARITY],
});

const cost = (level: number, amount: number) => ({ level, costs: coins(amount) });
const GAINED: RecordData = {
  id: 1,
  pet_id: 1,
  awaken_id: 1,
  mode: 'replace',
  base_skill_id: 1,
  skill_id: 3,
  max_level: 3,
  level_costs: [cost(2, 5), cost(3, 5)],
};
const gained = (change: JsonObject, ...more: readonly RecordData[]): Records => ({
  ...awakenings({ pet_id: 2, awaken_level: 1 }),
  'pet-awaken-skill-setting': [{ ...GAINED, ...change }, ...more],
  'skill-setting': [{ skill_id: 3, skill_type: 'active', levels: [1, 2, 3].map((level) => ({ level })) }],
});
const ADDED: RecordData = { ...GAINED, id: 2, mode: 'add', base_skill_id: null };

const member = (kind: string, id: number) => ({ kind, id, ...(kind === 'role' ? {} : { min_star: 1 }) });
const rung = (level: number, require: number, value: number) => ({ level, require, bonus: bonus(value) });
const KIZUNA: RecordData = {
  kizuna_id: 1,
  name: text('Bond'),
  members: [member('pet', 1), member('god', 1), member('role', 1)],
  open_conds: [{ kind: 'own_all' }],
  apply_to: 'members',
  property: null,
  job_id: null,
  levels: [rung(1, 0, 1), rung(2, 5, 2)],
  timeslot: { type: 'always_open' },
};
/** A number of kizuna of pet 1, each with another pet. */
const kizunaOfPet = (count: number, change: JsonObject = {}): Records => ({
  'kizuna-setting': Array.from({ length: count }, (_, index) => ({
    ...KIZUNA,
    kizuna_id: index + 1,
    name: text(`Bond ${index + 1}`),
    members: [member('pet', 1), member('pet', index + 2), member('god', 1)],
    ...(index + 1 === count ? change : {}),
  })),
});
const kizuna = (change: JsonObject): Records => ({ 'kizuna-setting': [{ ...KIZUNA, ...change }] });

it.each<readonly [string, Records]>([
  ['qualities', qualities({})],
  ['an advance of a job', advances({})],
  ['an advance of one pet beside that of its job', advances({}, OF_PET)],
  ['stars', stars({})],
  ['awakenings', awakenings({})],
  ['a skill in place of another', gained({})],
  [
    'one skill in place of another, one besides',
    gained({}, { ...ADDED, skill_id: 4, max_level: 1, level_costs: null }),
  ],
  ['a kizuna', kizuna({})],
  ['six kizuna of a pet', kizunaOfPet(6)],
  ['a seventh that is switched off', kizunaOfPet(7, { status: 'inactive' })],
  ['a kizuna for one job', kizuna({ apply_to: 'job', job_id: 3 })],
])('%s have no problem', (_what, records) => {
  expect(ofGrowth(records)).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  ['a quality left out', qualities({ quality: 3 }), 'pet-quality-setting 3 quality not_contiguous'],
  ['a cap that does not rise', qualities({ level_cap: 10 }), 'pet-quality-setting 2 level_cap not_rising'],
  [
    'a player level that falls',
    qualities({ require_user_level: 1 }),
    'pet-quality-setting 2 require_user_level falling',
  ],
  [
    'a bonus that falls',
    qualities({ stat_bonus: bonus(2) }),
    'pet-quality-setting 2 stat_bonus.0.value falling',
  ],
  [
    'a slot that opens twice',
    qualities({ unlock_skill_slot: 'passive' }),
    'pet-quality-setting 2 unlock_skill_slot duplicate',
  ],
  ['two qualities of one name', qualities({ name: text('Plain') }), 'pet-quality-setting 2 name duplicate'],
  [
    'five materials',
    advances({ materials: SIX.slice(1) }),
    'pet-quality-advance-setting 1 materials too_few',
  ],
  [
    'seven materials',
    advances({ materials: [...SIX, material(7)] }),
    'pet-quality-advance-setting 1 materials too_many',
  ],
  [
    'a slot filled twice',
    advances({ materials: [...SIX.slice(1), material(6)] }),
    'pet-quality-advance-setting 1 materials.5.slot duplicate',
  ],
  ['a job and a pet at once', advances({ pet_id: 1 }), 'pet-quality-advance-setting 1  exactly_one'],
  ['neither a job nor a pet', advances({ job_id: null }), 'pet-quality-advance-setting 1  exactly_one'],
  [
    'two advances of a job from one quality',
    advances({}, { ...ADVANCE, id: 2 }),
    'pet-quality-advance-setting 2 quality duplicate',
  ],
  [
    'two advances of a pet from one quality',
    advances({}, OF_PET, { ...OF_PET, id: 3 }),
    'pet-quality-advance-setting 3 quality duplicate',
  ],
  [
    'an advance from the last quality',
    advances({}, { ...ADVANCE, id: 2, quality: 2 }),
    'pet-quality-advance-setting 2 quality less_or_equal',
  ],
  [
    'a quality that a job cannot leave',
    { ...advances({}), 'pet-quality-setting': [QUALITY, FINE, { ...FINE, quality: 3 }] },
    'pet-quality-advance-setting 1 quality same_as',
  ],
  ['a star before the first', stars({ star: 1 }), 'pet-star-setting 2 star not_contiguous'],
  [
    'a last star that is missing',
    { ...stars({}), 'pet-star-setting': [STAR] },
    'pet-star-setting 1 star same_as',
  ],
  ['a star that occurs twice', stars({ star: 2 }), 'pet-star-setting 2 star duplicate'],
  ['a star that makes weaker', stars({ stat_rate_bp: 10_500 }), 'pet-star-setting 2 stat_rate_bp falling'],
  ['a star that lowers the cap', { ...stars({ level_cap: 0 }) }, 'pet-star-setting 2 level_cap falling'],
  [
    'a star that lowers the cap of skills',
    stars({ skill_level_cap: 1 }),
    'pet-star-setting 2 skill_level_cap falling',
  ],
  ['a cap above that of the rarity', stars({ level_cap: 3 }), 'pet-star-setting 2 level_cap less_or_equal'],
  [
    'a rarity above the curve of levels',
    { ...stars({}), 'pet-rarity-setting': [{ ...RARITY, max_level: 3 }] },
    'pet-rarity-setting N max_level less_or_equal',
  ],
  [
    'an awakening left out',
    awakenings({ awaken_level: 3 }),
    'pet-awaken-level-setting 2 awaken_level not_contiguous',
  ],
  [
    'an awakening that occurs twice',
    awakenings({ awaken_level: 1 }),
    'pet-awaken-level-setting 2 awaken_level duplicate',
  ],
  [
    'an awakening with fewer stars',
    awakenings({ require_star: 1 }),
    'pet-awaken-level-setting 2 require_star falling',
  ],
  [
    'an awakening at a lower level',
    {
      ...awakenings({}),
      'pet-awaken-level-setting': [
        { ...AWAKENING, require_level: 2 },
        { ...AWAKENING, id: 2, awaken_level: 2 },
      ],
    },
    'pet-awaken-level-setting 2 require_level falling',
  ],
  [
    'an awakening that gives less',
    awakenings({ stat_bonus: bonus(4) }),
    'pet-awaken-level-setting 2 stat_bonus.0.value falling',
  ],
  [
    'more stars than the rarity has',
    awakenings({ require_star: 4 }),
    'pet-awaken-level-setting 2 require_star less_or_equal',
  ],
  [
    'a higher level than the rarity has',
    awakenings({ require_level: 3 }),
    'pet-awaken-level-setting 2 require_level less_or_equal',
  ],
  ['an awakening of another pet', gained({ awaken_id: 2 }), 'pet-awaken-skill-setting 1 awaken_id same_as'],
  [
    'nothing that is replaced',
    gained({ base_skill_id: null }),
    'pet-awaken-skill-setting 1 base_skill_id required',
  ],
  [
    'a skill that the pet lacks',
    gained({ base_skill_id: 7 }),
    'pet-awaken-skill-setting 1 base_skill_id unknown_option',
  ],
  [
    'a skill that is replaced twice',
    gained({}, { ...GAINED, id: 2, skill_id: 4 }),
    'pet-awaken-skill-setting 2 base_skill_id duplicate',
  ],
  ['a skill that is gained twice', gained({}, ADDED), 'pet-awaken-skill-setting 2 skill_id duplicate'],
  [
    'more levels than the skill has',
    gained({ max_level: 4, level_costs: [2, 3, 4].map((level) => cost(level, 5)) }),
    'pet-awaken-skill-setting 1 max_level less_or_equal',
  ],
  [
    'a level without a price',
    gained({ level_costs: [cost(2, 5)] }),
    'pet-awaken-skill-setting 1 level_costs too_few',
  ],
  [
    'a level that costs less',
    gained({ level_costs: [cost(2, 5), cost(3, 4)] }),
    'pet-awaken-skill-setting 1 level_costs.1.costs.0.amount falling',
  ],
  ['a kizuna that nothing opens', kizuna({ open_conds: [] }), 'kizuna-setting 1 open_conds required'],
  [
    'a condition without its number',
    kizuna({ open_conds: [{ kind: 'star_sum' }] }),
    'kizuna-setting 1 open_conds.0.value required',
  ],
  ['a kizuna of one', kizuna({ members: [member('pet', 1)] }), 'kizuna-setting 1 members too_few'],
  ['a pet in a seventh kizuna', kizunaOfPet(7), 'kizuna-setting 7 members.0.id in_too_many_records'],
  [
    'a member who occurs twice',
    kizuna({ members: [member('pet', 1), member('pet', 1)] }),
    'kizuna-setting 1 members.1.id duplicate',
  ],
  [
    'a level left out',
    kizuna({ levels: [rung(1, 0, 1), rung(3, 5, 2)] }),
    'kizuna-setting 1 levels.1.level not_contiguous',
  ],
  [
    'a level that asks for less',
    kizuna({ levels: [rung(1, 5, 1), rung(2, 4, 2)] }),
    'kizuna-setting 1 levels.1.require falling',
  ],
  [
    'a level that gives less',
    kizuna({ levels: [rung(1, 0, 2), rung(2, 5, 1)] }),
    'kizuna-setting 1 levels.1.bonus.0.value falling',
  ],
  [
    'a kizuna for a property that is not named',
    kizuna({ apply_to: 'property' }),
    'kizuna-setting 1 property required',
  ],
])('the rules notice %s', (_what, records, problem) => {
  expect(ofGrowth(records)).toContain(problem);
});
