import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { canonicalJson } from '../record/canonical.ts';
import { diffRecords } from './diff-records.ts';
import { mergeRecords } from './merge-records.ts';

const integer = { kind: 'integer', label: LABEL } as const;
const rowFields = { slot: { kind: 'text', label: LABEL }, power: integer } as const;
const module = buildModule({
  name: { kind: 'localized_text', label: LABEL },
  stats: { kind: 'stat_block', label: LABEL, requiredStats: ['hp'] },
  power: integer,
  owner: { kind: 'reference', label: LABEL, to: 'sample-setting' },
  skills: { kind: 'rows', label: LABEL, uniqueBy: 'slot', fields: rowFields },
  steps: { kind: 'rows', label: LABEL, fields: rowFields },
});

const skill = (slot: string, power: number): RecordData => ({ slot, power });
const paths = (before: RecordData, after: RecordData): readonly string[] =>
  diffRecords(module, before, after).map(({ path }) => path);

describe('diffRecords', () => {
  it('names the languages and stats that differ', () => {
    const before = { name: { en: 'Fire', zh: '火' }, stats: { hp: 1, atk: 2 } };
    const after = { name: { en: 'Flame', zh: '火' }, stats: { hp: 1, def: 2 } };
    expect(diffRecords(module, before, after)).toEqual([
      { path: 'name.en', before: 'Fire', after: 'Flame' },
      { path: 'stats.atk', before: 2, after: null },
      { path: 'stats.def', before: null, after: 2 },
    ]);
  });

  it('names them in the order they are shown, however they are stored', () => {
    const after = {
      name: { jp: '火', unknown: '?', zh: '火', en: 'Fire' },
      stats: { spd: 3, atk: 2, hp: 1 },
    };
    expect(paths({}, after)).toEqual([
      'name.en',
      'name.zh',
      'name.jp',
      'name.unknown',
      'stats.hp',
      'stats.atk',
      'stats.spd',
    ]);
  });

  it('treats a moved row with a key as unchanged, and says which key a changed one has', () => {
    const before = { skills: [skill('a', 1), skill('b', 2)] };
    const after = { skills: [skill('b', 2), skill('a', 5)] };
    expect(diffRecords(module, before, after)).toEqual([
      { path: 'skills.1.power', keys: ['a'], before: 1, after: 5 },
    ]);
  });

  it('shows added and removed rows whole', () => {
    const change = diffRecords(module, { skills: [skill('a', 1)] }, { skills: [skill('b', 2)] });
    expect(change).toEqual([
      { path: 'skills.0', keys: ['b'], before: null, after: skill('b', 2) },
      { path: 'skills.0', keys: ['a'], before: skill('a', 1), after: null },
    ]);
  });

  it('compares rows by position when their keys repeat', () => {
    expect(
      paths({ skills: [skill('a', 1), skill('a', 2)] }, { skills: [skill('a', 2), skill('a', 2)] }),
    ).toEqual(['skills.0.power']);
  });

  it('compares rows without a key in their order', () => {
    expect(paths({ steps: [skill('a', 1)] }, { steps: [skill('a', 2), skill('b', 1)] })).toEqual([
      'steps.0.power',
      'steps.1',
    ]);
  });

  it('finds the one row without a key that was removed, added or changed among others', () => {
    const steps = ['a', 'b', 'c', 'd', 'e'].map((slot, index) => skill(slot, index));
    const [a, b, c, d, e] = steps as [RecordData, RecordData, RecordData, RecordData, RecordData];
    const pathsTo = (...after: readonly RecordData[]) =>
      diffRecords(module, { steps }, { steps: after }).map((change) => [change.path, change.before === null]);
    expect(pathsTo(a, c, d, e)).toEqual([['steps.1', false]]);
    expect(pathsTo(a, b, skill('x', 9), c, d, e)).toEqual([['steps.2', true]]);
    expect(pathsTo(a, { ...c, power: 7 }, d, e)).toEqual([
      ['steps.1', false],
      ['steps.1.power', false],
    ]);
    expect(pathsTo({ ...a, power: 3 }, { ...b, power: 4 }, { ...c, power: 5 }, d, e)).toEqual([
      ['steps.0.power', false],
      ['steps.1.power', false],
      ['steps.2.power', false],
    ]);
  });

  it('sees no difference in spelling of a reference, and one in unknown keys', () => {
    expect(paths({ owner: 7 }, { owner: '7' })).toEqual([]);
    expect(paths({ from_the_future: 1 }, {})).toEqual(['from_the_future']);
  });
});

describe('mergeRecords', () => {
  const base = { name: { en: 'Fire', zh: '火' }, power: 1, stats: { hp: 1 } };

  it('joins edits of different fields, languages and stats', () => {
    const mine = { name: { en: 'Flame', zh: '火' }, power: 1, stats: { hp: 1, atk: 3 } };
    const theirs = { name: { en: 'Fire', zh: '炎' }, power: 2, stats: { hp: 9 } };
    expect(mergeRecords(module, base, mine, theirs)).toEqual({
      merged: { name: { en: 'Flame', zh: '炎' }, power: 2, stats: { hp: 9, atk: 3 } },
      conflicts: [],
    });
  });

  it('names what both changed differently and keeps mine there', () => {
    const result = mergeRecords(
      module,
      base,
      { ...base, power: 5, name: { en: 'A', zh: '火' } },
      { ...base, power: 6, name: { en: 'B', zh: '火' } },
    );
    expect(result.conflicts).toEqual(['name.en', 'power']);
    expect(result.merged).toMatchObject({ power: 5, name: { en: 'A' } });
  });

  it('lets one side clear a field', () => {
    const { power: _power, ...cleared } = base;
    expect(mergeRecords(module, base, cleared, base)).toEqual({ merged: cleared, conflicts: [] });
    expect(mergeRecords(module, base, base, cleared)).toEqual({ merged: cleared, conflicts: [] });
  });

  const record = fc.record(
    {
      name: fc.dictionary(fc.constantFrom('en', 'zh', 'jp'), fc.constantFrom('a', 'b', 'c')),
      power: fc.integer({ min: 0, max: 3 }),
      owner: fc.integer({ min: 1, max: 3 }),
      skills: fc.uniqueArray(fc.record({ slot: fc.constantFrom('a', 'b'), power: fc.nat(2) }), {
        maxLength: 2,
        selector: ({ slot }) => slot,
      }),
    },
    { requiredKeys: [] },
  );

  it('takes one side whole when the other changed nothing', () => {
    fc.assert(
      fc.property(record, record, (old, edited) => {
        expect(diffRecords(module, edited, mergeRecords(module, old, edited, old).merged)).toEqual([]);
        expect(diffRecords(module, edited, mergeRecords(module, old, old, edited).merged)).toEqual([]);
      }),
    );
  });

  it('comes to the same result from both sides unless there is a conflict', () => {
    fc.assert(
      fc.property(record, record, record, (old, left, right) => {
        const one = mergeRecords(module, old, left, right);
        const other = mergeRecords(module, old, right, left);
        expect([...one.conflicts].sort()).toEqual([...other.conflicts].sort());
        const isAgreed = canonicalJson(one.merged) === canonicalJson(other.merged);
        expect(isAgreed || one.conflicts.length > 0).toBe(true);
      }),
    );
  });

  it('finds no difference exactly when two records are the same', () => {
    fc.assert(
      fc.property(record, record, (left, right) => {
        expect(diffRecords(module, left, right).length === 0).toBe(isSame(left, right));
      }),
    );
  });
});

/** Rows with a key may be in any order; absent and empty lists and texts are the same. */
function isSame(left: RecordData, right: RecordData): boolean {
  const shape = (data: RecordData): string => {
    const rows = Array.isArray(data['skills']) ? data['skills'] : [];
    return canonicalJson({
      ...data,
      name: data['name'] ?? {},
      skills: rows.map((one) => canonicalJson(one)).sort(),
    });
  };
  return shape(left) === shape(right);
}
