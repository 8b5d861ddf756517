import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { plainText, type RecordData } from '../core/json.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { checkModuleRules } from '../validation/check-rules.ts';

const integer = { kind: 'integer', label: LABEL } as const;
const owner = { kind: 'reference', label: LABEL, to: 'owner-setting' } as const;

/** Records that the ones under test belong to or turn into one another. */
const OWNERS: Readonly<Record<string, RecordData>> = {
  'owner-setting 1': {
    rank: 'high',
    top: 3,
    pieces: 2,
    skills: [
      { slot: 'a', skill: 1 },
      { slot: 'b', skill: 2 },
    ],
  },
  'rank-setting high': { top: 2 },
  'child-setting 7~0': {},
};

function problems(rule: RuleDefinition, records: readonly RecordData[]): readonly string[] {
  const module = buildModule(
    {
      owner,
      level: integer,
      skill: integer,
      slot: { kind: 'text', label: LABEL },
      item: { ...owner, to: 'item-setting' },
      gives: { kind: 'reward_list', label: LABEL },
    },
    { rules: [rule] },
  );
  const found: string[] = [];
  const list = records.map((data, index) => ({ recordId: plainText(data['id'] ?? index + 1), data }));
  const add = (recordId: string, path: string, code: string): void =>
    void found.push(`${recordId} ${path} ${code}`);
  checkModuleRules(module, list, add, (key, id) => OWNERS[`${key} ${id}`]);
  return found;
}

const levels = (...numbers: number[]): readonly RecordData[] => numbers.map((level) => ({ owner: 1, level }));

describe('rules about the records of one owner', () => {
  it('reaches: up to a number of the owner, or of what it names', () => {
    const rule = { rule: 'reaches', field: 'level', reference: 'owner', target: 'top' } as const;
    expect(problems(rule, levels(1, 3, 2))).toEqual([]);
    expect(problems(rule, levels(1, 2))).toEqual(['2 level same_as']);
    const via = { ...rule, via: { field: 'rank', module: 'rank-setting' } } as const;
    expect(problems(via, levels(1, 2))).toEqual([]);
    expect(problems(via, levels(1, 2, 3))).toEqual(['3 level same_as']);
    expect(problems(via, [{ owner: 9, level: 1 }])).toEqual([]);
  });

  it('steps_cover: from a number up to one of the owner', () => {
    const rule = { rule: 'steps_cover', field: 'level', reference: 'owner', from: 1, until: 'top' } as const;
    expect(problems(rule, levels(1, 2))).toEqual([]);
    expect(problems(rule, levels(2))).toEqual(['1 level not_contiguous']);
    expect(problems(rule, levels(1))).toEqual(['1 level not_contiguous']);
  });

  it('needs_child: a first child while the record is in some state', () => {
    const rule = {
      rule: 'needs_child',
      child: 'child-setting',
      first: 0,
      when: 'slot',
      in: ['open'],
    } as const;
    expect(
      problems(rule, [
        { id: 7, slot: 'open' },
        { id: 8, slot: 'closed' },
      ]),
    ).toEqual([]);
    expect(problems(rule, [{ id: 8, slot: 'open' }])).toEqual(['8 id reference_missing']);
  });

  it('spread_over: as many different values as the owner asks for', () => {
    const rule = { rule: 'spread_over', field: 'slot', reference: 'owner', count: 'pieces' } as const;
    const piece = (slot: string): RecordData => ({ owner: 1, slot });
    expect(problems(rule, [piece('head'), piece('feet')])).toEqual([]);
    expect(problems(rule, [piece('head'), piece('head')])).toEqual(['2 owner too_few']);
  });

  it('matches_rows_of: the rows of the owner, none more, none missing', () => {
    const rule = {
      rule: 'matches_rows_of',
      reference: 'owner',
      rows: 'skills',
      fields: ['slot', 'skill'],
    } as const;
    const skill = (slot: string, number: number): RecordData => ({ owner: 1, slot, skill: number });
    expect(problems(rule, [skill('b', 2), skill('a', 1)])).toEqual([]);
    expect(problems(rule, [skill('a', 1)])).toEqual(['1 slot must_include']);
    expect(problems(rule, [skill('a', 1), skill('b', 2), skill('c', 3)])).toEqual(['3 slot must_be_in']);
    expect(problems(rule, [{ owner: 9, slot: 'z' }])).toEqual([]);
  });
});

describe('chain_ends', () => {
  const rule = { rule: 'chain_ends', from: 'item', gives: ['gives'], steps: 2 } as const;
  const turn = (item: number, ...into: number[]): RecordData => ({
    id: item,
    item,
    gives: into.map((target_id) => ({ asset_kind: 'item', target_id, amount: 1 })),
  });

  it('accepts what ends in time', () => {
    expect(problems(rule, [turn(1, 2, 4), turn(2, 3), turn(4, 3)])).toEqual([]);
    expect(problems(rule, [{ item: 1, gives: [{ asset_kind: 'coin', amount: 1 }] }])).toEqual([]);
  });

  it('refuses what leads back to itself, directly or through others', () => {
    expect(problems(rule, [turn(1, 1)])).toEqual(['1 gives.0.target_id cycle']);
    expect(problems(rule, [turn(1, 5, 2), turn(2, 1)])).toEqual([
      '1 gives.1.target_id cycle',
      '2 gives.0.target_id cycle',
    ]);
  });

  it('refuses what goes on for too long, also where it ends in a ring', () => {
    expect(problems(rule, [turn(1, 2), turn(2, 3), turn(3, 4)])).toEqual([
      '1 gives.0.target_id chain_too_long',
    ]);
    expect(problems(rule, [turn(1, 2), turn(2, 3), turn(3, 2)])).toContain(
      '1 gives.0.target_id chain_too_long',
    );
  });
});
