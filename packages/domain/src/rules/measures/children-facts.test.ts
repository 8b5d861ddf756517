import { describe, expect, it } from 'vitest';
import type { RecordData } from '../../core/json.ts';
import type { Expression } from '../../core/demand-parameters.ts';
import type { RuleDefinition } from '../../core/rule.ts';
import { faultsOf } from '../facts-fixture.ts';

describe('children', () => {
  const counted: RuleDefinition = {
    field: 'other',
    is: 'same',
    as: { countOf: { children: 'child-setting' } },
  };
  const summed: RuleDefinition = {
    field: 'other',
    is: 'at_most',
    than: { sumOf: 'point', in: { children: 'child-setting', of: 'it' } },
    when: { field: 'kind', in: ['points'] },
  };
  const first: RuleDefinition = {
    child: 'child-setting',
    no: 1,
    is: 'required',
    when: { field: 'kind', in: ['open'] },
  };

  it('are counted from 1', () => {
    expect(faultsOf(counted, [{ other: 2 }, { other: 1 }, { other: 0 }])).toEqual([]);
    expect(faultsOf(counted, [{ other: 3 }, { other: 1 }, {}])).toEqual([
      '1 other same_as',
      '3 other same_as',
    ]);
    const some: RuleDefinition = {
      ...counted,
      as: { countOf: { children: 'child-setting' }, where: { field: 'kind', in: ['b'] } },
    };
    expect(faultsOf(some, [{ other: 1 }, { other: 0 }])).toEqual([]);
  });

  it('are added up, also those of the same parent', () => {
    const reward = (kind: string, place: number, other: number): RecordData => ({
      kind,
      it: place,
      other,
    });
    expect(faultsOf(summed, [reward('points', 1, 30), reward('stars', 1, 99)])).toEqual([]);
    expect(faultsOf(summed, [reward('points', 1, 31), reward('points', 2, 6)])).toEqual([
      '1 other less_or_equal',
      '2 other less_or_equal',
    ]);
  });

  it('count with the numbered records of another module, unless those cannot be looked up', () => {
    const most = (numbered: string, under?: string): RuleDefinition => ({
      field: 'other',
      is: 'at_most',
      than: { countOf: { numbered, ...(under === undefined ? {} : { under }) } },
    });
    const records = [{ other: 2 }, { other: 3 }];
    expect(faultsOf(most('rank-setting'), records)).toEqual(['2 other less_or_equal']);
    expect(faultsOf(most('child-setting', '1'), records)).toEqual(['2 other less_or_equal']);
    expect(faultsOf(most('rank-setting'), records, true, null)).toEqual([]);
    const all: RuleDefinition = {
      field: 'it',
      along: { orderBy: 'it' },
      is: 'contiguous',
      from: 1,
      until: { totalOf: [{ countOf: { numbered: 'rank-setting' } }, -1] },
    };
    expect(faultsOf(all, [{ it: 1 }])).toEqual([]);
    expect(faultsOf(all, [{ it: 1 }, { it: 2 }])).toEqual(['2 it same_as']);
    expect(faultsOf(all, [{ it: 1 }, { it: 2 }], true, null)).toEqual([]);
  });

  it('give their largest and smallest number, also numbered records of another module', () => {
    const most = (than: Expression): RuleDefinition => ({ field: 'other', is: 'at_most', than });
    const points = { children: 'child-setting', of: 'it' } as const;
    const seen = [
      { it: 1, other: 20 },
      { it: 1, other: 21 },
      { it: 9, other: 99 },
    ];
    expect(faultsOf(most({ largestOf: 'point', in: points }), seen)).toEqual(['2 other less_or_equal']);
    expect(faultsOf(most({ smallestOf: 'point', in: points }), seen)).toEqual([
      '1 other less_or_equal',
      '2 other less_or_equal',
    ]);
    const ofKind = { largestOf: 'point', in: points, where: { field: 'kind', in: ['a'] } } as const;
    expect(
      faultsOf(most(ofKind), [
        { it: 1, other: 10 },
        { it: 1, other: 11 },
      ]),
    ).toEqual(['2 other less_or_equal']);
    const owners = most({ largestOf: 'no', in: { numbered: 'owner-setting' } });
    expect(faultsOf(owners, [{ other: 4 }, { other: 5 }])).toEqual(['2 other less_or_equal']);
    expect(faultsOf(owners, [{ other: 5 }], true, null)).toEqual([]);
    const row = most({ smallestOf: 'no', in: 'rows' });
    expect(faultsOf(row, [{ other: 2, rows: [{ no: 3 }, { no: 2 }, {}] }, { other: 3 }])).toEqual([]);
    expect(faultsOf(row, [{ other: 3, rows: [{ no: 3 }, { no: 2 }] }])).toEqual(['1 other less_or_equal']);
  });

  it('are there where a record needs one', () => {
    expect(faultsOf(first, [{ kind: 'open' }, { kind: 'open' }, { kind: 'closed' }])).toEqual([]);
    expect(faultsOf(first, [{}, {}, { kind: 'open' }])).toEqual(['3 id reference_missing']);
  });
});
