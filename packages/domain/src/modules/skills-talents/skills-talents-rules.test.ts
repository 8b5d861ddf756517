import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { attack, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const problemsOf = (records: Records) => releaseProblems(registry, records);

const level = (no: number, points: number, skills: readonly JsonObject[] = [{ skill_id: 1, level: 1 }]) => ({
  level: no,
  require_points: points,
  skills: [...skills],
});
const PAIRING: RecordData = {
  id: 1,
  name: text('Pair'),
  skill_levels: [level(1, 10), level(2, 20)],
  pet_limit_type: 'none',
  affected_pets: null,
};
const pairing = (change: JsonObject): Records => ({ 'skill-pairing-setting': [{ ...PAIRING, ...change }] });
const criteria = (...rows: readonly JsonObject[]) =>
  pairing({ pet_limit_type: 'criteria', affected_pets: [...rows] });

const TEMPLATE: RecordData = {
  template_id: 1,
  owner_type: 'account',
  owner_role_id: null,
  owner_job_id: null,
  owner_property: null,
};
const templates = (change: JsonObject): Records => ({
  'talent-template-setting': [TEMPLATE, { ...TEMPLATE, template_id: 2, ...change }],
});

const TALENT: RecordData = {
  talent_id: 1,
  template_id: 1,
  name: text('Talent'),
  node_type: 'key',
  pos_x: 1,
  pos_y: 1,
  pre_talents: null,
  max_level: 2,
  point_cost: [
    { level: 1, points: 1 },
    { level: 2, points: 1 },
  ],
};
const after = (talent_id: number, needed = 1) => ({ pre_talents: [{ talent_id, level: needed }] });
const talents = (change: JsonObject, first: JsonObject = {}): Records => ({
  'talent-setting': [
    { ...TALENT, ...first },
    { ...TALENT, talent_id: 2, pos_x: 2, ...after(1), ...change },
  ],
});

const rows = (whole: RecordData, changes: readonly JsonObject[]): readonly RecordData[] =>
  changes.map((change, index) => ({ id: index + 1, ...whole, ...change }));
const bonuses = (change: JsonObject, talent: JsonObject = {}): Records => ({
  ...talents({}, talent),
  'talent-bonus-setting': rows({ talent_id: 1, level: 1, bonus: attack(1), apply_to: 'self' }, [
    {},
    { level: 2, bonus: attack(2), ...change },
  ]),
});
const skills = (...changes: readonly JsonObject[]): Records => ({
  ...talents({}, { node_type: 'skill' }),
  'talent-skill-setting': rows({ talent_id: 1, level: 1, mode: 'add', base_skill_id: null }, changes),
});
const pictures = (change: JsonObject): Records => ({
  'talent-cg-setting': rows({ template_id: 1, cg_no: 1, title: text('By the fire'), unlock_points: 5 }, [
    {},
    { cg_no: 2, unlock_points: 10, ...change },
  ]),
});

it.each<readonly [string, Records]>([
  ['a pairing for every pet', pairing({})],
  ['a pairing for some', criteria({ kind: 'pet', pet_id: 1 }, { kind: 'pet', pet_id: 2 })],
  ['templates', templates({ owner_type: 'job', owner_job_id: 1 })],
  ['talents', talents({})],
  ['bonuses', bonuses({})],
  ['skills', skills({}, { level: 2, mode: 'replace', base_skill_id: 1 })],
  ['pictures', pictures({})],
])('%s have no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const PAIR = 'skill-pairing-setting 1';
const BONUS = 'talent-bonus-setting';

const CASES: readonly Case[] = [
  ['a pairing without a level', pairing({ skill_levels: [] }), `${PAIR} skill_levels required`],
  [
    'a level without a skill',
    pairing({ skill_levels: [level(1, 10, [])] }),
    `${PAIR} skill_levels.0.skills required`,
  ],
  [
    'a pairing for some pets that names none',
    pairing({ pet_limit_type: 'criteria' }),
    `${PAIR} affected_pets required`,
  ],
  ['a criterion without its pet', criteria({ kind: 'pet' }), `${PAIR} affected_pets.0.pet_id required`],
  [
    'a criterion given twice',
    criteria({ kind: 'job', job_id: 1 }, { kind: 'job', job_id: 1 }),
    `${PAIR} affected_pets.1.rarity duplicate`,
  ],
  [
    'a level left out',
    pairing({ skill_levels: [level(1, 10), level(3, 20)] }),
    `${PAIR} skill_levels.1.level not_contiguous`,
  ],
  [
    'points that do not rise',
    pairing({ skill_levels: [level(1, 10), level(2, 10)] }),
    `${PAIR} skill_levels.1.require_points not_rising`,
  ],
  [
    'a skill that occurs twice',
    pairing({
      skill_levels: [
        level(1, 10, [
          { skill_id: 1, level: 1 },
          { skill_id: 1, level: 2 },
        ]),
      ],
    }),
    `${PAIR} skill_levels.0.skills.1.skill_id duplicate`,
  ],
  ['two trees of one owner', templates({}), 'talent-template-setting 2 owner_type duplicate'],
  ['two talents in one place', talents({ pos_x: 1 }), 'talent-setting 2 pos_y duplicate'],
  [
    'a level without a price',
    talents({ point_cost: [{ level: 1, points: 1 }] }),
    'talent-setting 2 point_cost',
  ],
  [
    'a way from another tree',
    talents({ template_id: 2 }),
    'talent-setting 2 pre_talents.0.talent_id same_as',
  ],
  ['more levels than there are', talents(after(1, 3)), 'talent-setting 2 pre_talents.0.level less_or_equal'],
  [
    'talents that wait for each other',
    talents({}, after(2)),
    'talent-setting 2 pre_talents.0.talent_id cycle',
  ],
  ['a tree without a root', talents({}, after(2)), 'talent-setting 2 template_id too_few'],
  ['a bonus of a skill node', bonuses({}, { node_type: 'skill' }), `${BONUS} 1 talent_id kind_not_allowed`],
  ['a level without a bonus', bonuses({ level: 3 }), `${BONUS} 2 level not_contiguous`],
  ['a bonus that falls', bonuses({ bonus: attack(0.5) }), `${BONUS} 2 bonus.0.value falling`],
  ['two skills of one level', skills({}, {}), 'talent-skill-setting 2 level duplicate'],
  ['a skill above the last level', skills({ level: 3 }), 'talent-skill-setting 1 level less_or_equal'],
  [
    'a skill that replaces nothing',
    skills({ mode: 'replace' }),
    'talent-skill-setting 1 base_skill_id required',
  ],
  [
    'a skill of a stat node',
    { ...skills({}), ...talents({}) },
    'talent-skill-setting 1 talent_id kind_not_allowed',
  ],
  ['a picture left out', pictures({ cg_no: 3 }), 'talent-cg-setting 2 cg_no not_contiguous'],
  ['a picture for less', pictures({ unlock_points: 4 }), 'talent-cg-setting 2 unlock_points falling'],
];

describe('the rules of pairings and talents', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records).join('\n')).toContain(problem);
  });
});
