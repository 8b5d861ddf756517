import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { attack, coins, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { registry } from '../index.ts';

type Changes = readonly JsonObject[];
const listed = (key: string, no: string, changes: Changes, base: (index: number) => JsonObject): Records => ({
  [key]: changes.map((change, index) => ({ [no]: index + 1, ...base(index), ...change })),
});
const ALWAYS = { type: 'always_open' };

const secretaries = (...changes: Changes): Records =>
  listed('secretary-setting', 'secretary_id', changes, (index) => ({
    name: text(`Secretary ${index}`),
    birthday: '04-09',
    default: index === 0,
    unlock_conds: null,
    unlock_costs: null,
    base_bonus: attack(1),
  }));
const SCENES = 'morning noon night login return work_done gift touch birthday festival'.split(' ');
const lines = (...left: readonly string[]): Records => ({
  'secretary-dialogue-setting': SCENES.filter((scene) => !left.includes(scene)).map((scene, index) => ({
    id: index + 1,
    secretary_id: 1,
    scene,
    group_no: 1,
    level_min: 1,
    text: text('Hello'),
    timeslot: ALWAYS,
  })),
});
const secretaryLevels = (...changes: Changes): Records => ({
  ...lines(),
  ...listed('secretary-level-setting', 'level', changes, (index) => ({
    secretary_id: 1,
    exp_to_next: index === 1 ? 0 : 10,
    bonus: attack(index + 1),
    work_rate_bp: 10_000 + index,
    unlock_dialogue_group: 1,
  })),
});
const step = (level: number, value: number) => ({ level, value, costs: coins(level) });
const secretarySkills = (...changes: Changes): Records =>
  listed('secretary-skill-setting', 'id', changes, (index) => ({
    secretary_id: 1,
    skill_no: index + 1,
    name: text('Skill'),
    kind: 'discount',
    levels: [step(1, 5), step(2, 60)],
  }));
const gifts = (...changes: Changes): Records => ({
  'item-setting': [1, 2].map((item_id) => ({
    item_id,
    name: text(`Item ${item_id}`),
    item_type: item_id === 1 ? 'gift' : 'material',
    expire_type: 'none',
  })),
  ...listed('secretary-gift-setting', 'id', changes, (index) => ({
    item_id: 1,
    secretary_id: index === 0 ? null : index,
    favourite: index > 0,
    exp: 10 * (index + 1),
  })),
});
const skins = (...changes: Changes): Records =>
  listed('secretary-skin-setting', 'id', changes, (index) => ({
    secretary_id: 1,
    name: text(`Skin ${index}`),
    obtain_type: index === 0 ? 'default' : 'event',
    default: index === 0,
    bonus: null,
    timeslot: ALWAYS,
  }));

const PIECE = { item_type: 'fragment', expire_type: 'none' };
const made = (records: Records): Records => ({
  'item-setting': [1, 2, 3].map((item_id) => ({
    item_id,
    name: text(`Item ${item_id}`),
    ...PIECE,
    ...(item_id === 3 ? { item_type: 'gift' } : {}),
  })),
  ...records,
});
const guardians = (...changes: Changes): Records =>
  made(
    listed('guardian-setting', 'guardian_id', changes, (index) => ({
      name: text(`Guardian ${index}`),
      fragment_item_id: index + 1,
    })),
  );
const stats = (value: number) => ({ hp: value, atk: value, def: value, spd: value });
const guardianLevels = (...changes: Changes): Records =>
  listed('guardian-level-setting', 'level', changes, (index) => ({
    guardian_id: 1,
    stats: stats(index + 1),
    require_user_level: index + 1,
    skill_level: index,
  }));
const guardianStars = (...changes: Changes): Records =>
  listed('guardian-star-setting', 'star', changes, (index) => ({
    guardian_id: 1,
    fragments: index + 1,
    stat_rate_bp: 10_000 + index,
    level_cap: index + 1,
    team_bonus: null,
  }));
const SKILLS: Records = {
  'skill-setting': [1, 2].map((id) => ({
    skill_id: id,
    name: text(`Skill ${id}`),
    skill_type: id === 1 ? 'passive' : 'active',
    levels: [1, 2].map((level) => ({ level, effects: [], params: null })),
  })),
};
const skilled = (records: Records): readonly string[] =>
  releaseProblems(registry, { ...SKILLS, ...records }).filter((line) => !line.startsWith('skill-setting'));
const guardianSkills = (...changes: Changes): Records =>
  listed('guardian-skill-setting', 'id', changes, (index) => ({
    guardian_id: 1,
    skill_no: index + 1,
    skill_id: 1,
    trigger: 'battle_start',
    charges: 2,
    max_level: 2,
    level_costs: [{ level: 2, costs: coins(1) }],
  }));
const formations = (change: JsonObject = {}): Records =>
  listed('guardian-formation-setting', 'id', [change], () => ({
    name: text('Formation'),
    slots: [1, 2].map((slot) => ({ slot, property: 'none', position: 'gate' })),
    effects: [1, 2].map((count) => ({ count, bonus: attack(count) })),
    level_costs: [2, 3].map((level) => ({ level, costs: coins(level), rate_bp: 10_000 + level })),
  }));

it.each<readonly [string, Records]>([
  ['secretaries', secretaries({}, {})],
  ['their lines', lines()],
  ['their levels', secretaryLevels({}, {})],
  ['their skills', secretarySkills({}, {})],
  ['gifts', gifts({}, {}, {})],
  ['skins', skins({}, {})],
  ['guardians', guardians({}, {})],
  ['levels of a guardian', guardianLevels({}, {})],
  ['stars of a guardian', guardianStars({}, {})],
  ['skills of a guardian', guardianSkills({}, {})],
  ['a formation', formations()],
])('%s: no problem', (_what, records) => {
  expect(skilled(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  ['two defaults', secretaries({}, { default: true }), 'secretary-setting 2 default too_many'],
  [
    'a default that costs',
    secretaries({ unlock_costs: coins(1) }),
    'secretary-setting 1 unlock_costs must_be_empty',
  ],
  [
    'a birthday in a thirteenth month',
    secretaries({ birthday: '13-01' }),
    'secretary-setting 1 birthday pattern',
  ],
  ['a scene without a line', lines('gift'), 'secretary-dialogue-setting 1 scene must_include'],
  [
    'a group without a line',
    secretaryLevels({ unlock_dialogue_group: 9 }, {}),
    'secretary-level-setting 1~1 unlock_dialogue_group unknown_option',
  ],
  [
    'a smaller bonus',
    secretaryLevels({}, { bonus: attack(0.5) }),
    'secretary-level-setting 1~2 bonus.0.value falling',
  ],
  [
    'slower work',
    secretaryLevels({ work_rate_bp: 11_000 }, {}),
    'secretary-level-setting 1~2 work_rate_bp falling',
  ],
  [
    'one skill number twice',
    secretarySkills({}, { skill_no: 1 }),
    'secretary-skill-setting 2 skill_no duplicate',
  ],
  [
    'a weaker skill',
    secretarySkills({ levels: [step(1, 5), step(2, 4)] }),
    'secretary-skill-setting 1 levels.1.value falling',
  ],
  [
    'half of the time and more',
    secretarySkills({ kind: 'time_cut' }),
    'secretary-skill-setting 1 levels.1.value less_or_equal',
  ],
  [
    'a level that is left out',
    secretarySkills({ levels: [step(1, 5), step(3, 6)] }),
    'secretary-skill-setting 1 levels.1.level not_contiguous',
  ],
  ['a gift that is none', gifts({ item_id: 2 }), 'secretary-gift-setting 1 item_id kind_not_allowed'],
  ['a favourite like any other', gifts({}, { exp: 10 }), 'secretary-gift-setting 2 exp greater'],
  [
    'one gift twice',
    gifts({}, { secretary_id: null, favourite: false }),
    'secretary-gift-setting 2 item_id duplicate',
  ],
  ['no first skin', skins({ default: false }), 'secretary-skin-setting 1 default too_few'],
  [
    'a first skin of an event',
    skins({ obtain_type: 'event' }),
    'secretary-skin-setting 1 obtain_type allowed_when',
  ],
  [
    'a skin without a price',
    skins({}, { obtain_type: 'shop', price: null }),
    'secretary-skin-setting 2 price required',
  ],
  [
    'guardians of one crest',
    guardians({}, { fragment_item_id: 1 }),
    'guardian-setting 2 fragment_item_id duplicate',
  ],
  [
    'a guardian of a gift',
    guardians({ fragment_item_id: 3 }),
    'guardian-setting 1 fragment_item_id kind_not_allowed',
  ],
  [
    'a weaker guardian',
    guardianLevels({}, { stats: stats(0) }),
    'guardian-level-setting 1~2 stats.hp falling',
  ],
  [
    'a star that is left out',
    guardianStars({}, { star: 3 }),
    'guardian-star-setting 1~3 star not_contiguous',
  ],
  ['a lower cap', guardianStars({ level_cap: 9 }, {}), 'guardian-star-setting 1~2 level_cap falling'],
  [
    'two fatal blows',
    guardianSkills({ trigger: 'fatal_blow' }),
    'guardian-skill-setting 1 charges less_or_equal',
  ],
  [
    'more levels than the skill has',
    guardianSkills({ max_level: 3 }),
    'guardian-skill-setting 1 max_level less_or_equal',
  ],
  [
    'more guardians than places',
    formations({ effects: [{ count: 3, bonus: attack(1) }] }),
    'guardian-formation-setting 1 effects.0.count less_or_equal',
  ],
  [
    'places with a gap',
    formations({ slots: [{ slot: 2, property: 'none', position: 'gate' }] }),
    'guardian-formation-setting 1 slots.0.slot not_contiguous',
  ],
  [
    'a weaker formation',
    formations({
      level_costs: [2, 3].map((level) => ({ level, costs: coins(level), rate_bp: 10_500 - level })),
    }),
    'guardian-formation-setting 1 level_costs.1.rate_bp falling',
  ],
];

describe('the rules of secretaries and guardians', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(skilled(records)).toContain(problem);
  });
});
