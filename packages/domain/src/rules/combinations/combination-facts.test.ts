import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CombinationName } from '../../core/combination-parameters.ts';
import type { RecordData } from '../../core/json.ts';
import { faultsOf, type Facts } from '../facts-fixture.ts';

const rows = (...list: readonly RecordData[]): RecordData => ({ rows: list });
const pool = (kind: string, ...list: readonly RecordData[]): RecordData => ({ kind, parts: list });
const skill = (kind: string, number: number): RecordData => ({ owner: 1, kind, it: number });

/** A demand without facts does not compile. */
const FACTS: Readonly<Record<CombinationName, readonly Facts[]>> = {
  exactly_one: [
    {
      rule: { fields: ['rows.owner', 'god'], is: 'exactly_one' },
      holds: [[rows({ owner: 1 }, { god: 2 })]],
      nearMisses: [[{}], [rows()]],
      breaks: [
        [[rows({ owner: 1, god: 2 })], ['1 rows.0 exactly_one']],
        [[rows({ owner: 1 }, {})], ['1 rows.1 exactly_one']],
      ],
    },
    {
      rule: { fields: ['it', 'note'], is: 'exactly_one', when: { field: 'kind', in: ['a'] } },
      holds: [[{ kind: 'a', it: 0 }]],
      nearMisses: [[{ kind: 'b', it: 1, note: 'x' }]],
      breaks: [[[{ kind: 'a' }], ['1  exactly_one']]],
    },
  ],
  at_least_one: [
    {
      rule: { fields: ['rows.no', 'kind'], is: 'at_least_one' },
      holds: [[rows({ no: 1 }, { kind: 'a' }, { no: 1, kind: 'a' })]],
      nearMisses: [[rows({ no: 0 })]],
      breaks: [[[rows({ no: 1 }, {})], ['1 rows.1 at_least_one']]],
    },
  ],
  all_or_none: [
    {
      rule: { fields: ['it', 'other', 'note'], is: 'all_or_none' },
      holds: [[{ it: 1, other: 2, note: 'x' }], [{}]],
      nearMisses: [[{ it: 0, other: 0, note: 'x' }]],
      breaks: [[[{ it: 1 }], ['1 other required', '1 note required']]],
    },
  ],
  in_at_most: [
    {
      rule: { fields: ['rows.kind', 'rows.no'], is: 'in_at_most', records: 2 },
      holds: [[rows({ kind: 'a', no: 1 }), rows({ kind: 'a', no: 1 }), rows({ kind: 'b', no: 1 })]],
      nearMisses: [
        [rows({ kind: 'a', no: 1 }, { kind: 'a', no: 1 }, { kind: 'a', no: 1 })],
        [
          rows({ kind: 'a', no: 1 }),
          rows({ kind: 'a', no: 1 }),
          { ...rows({ kind: 'a', no: 1 }), status: 'inactive' },
        ],
        [rows({ kind: 'a' }), rows({ kind: 'a' }), rows({ kind: 'a' })],
      ],
      breaks: [
        [
          [rows({ kind: 'a', no: 1 }), rows({ kind: 'a', no: 1 }), rows({}, { kind: 'a', no: 1 })],
          ['3 rows.1.no in_too_many_records'],
        ],
      ],
    },
    {
      rule: { fields: ['kind'], is: 'in_at_most', records: 1, when: { field: 'kind', in: ['a'] } },
      holds: [[{ kind: 'a' }, { kind: 'b' }]],
      nearMisses: [[{ kind: 'b' }, { kind: 'b' }]],
      breaks: [[[{ kind: 'a' }, { kind: 'a' }], ['2 kind in_too_many_records']]],
    },
  ],
  unique: [
    {
      rule: { fields: ['kind', 'it'], is: 'unique' },
      holds: [
        [
          { kind: 'a', it: 1 },
          { kind: 'a', it: 2 },
          { kind: 'b', it: 1 },
        ],
      ],
      nearMisses: [[{ kind: 'a' }, { kind: 'a' }]],
      breaks: [
        [
          [
            { kind: 'a', it: 1 },
            { kind: 'a', it: 1 },
          ],
          ['2 it duplicate'],
        ],
      ],
    },
    {
      rule: { fields: ['kind', 'it'], is: 'unique', blanks: true },
      holds: [[{ kind: 'a' }, { kind: 'a', it: 1 }, { kind: 'b' }]],
      nearMisses: [[{ kind: 'a' }, { kind: 'a', it: 0 }]],
      breaks: [[[{ kind: 'a' }, { kind: 'a' }], ['2 kind duplicate']]],
    },
    {
      rule: { fields: ['rows'], is: 'unique', whole: true },
      holds: [[{ rows: [{ no: 1 }] }, { rows: [{ no: 1 }, { no: 2 }] }]],
      nearMisses: [[{}, {}]],
      breaks: [[[{ rows: [{ no: 1 }] }, { rows: [{ no: 1 }] }], ['2 rows duplicate']]],
    },
    {
      rule: { fields: ['title'], is: 'unique' },
      holds: [[{ title: { en: 'Fire' } }, { title: { zh: 'Fire' } }]],
      nearMisses: [[{ title: {} }, { title: {} }]],
      breaks: [
        [
          [{ title: { en: 'Fire', zh: '火' } }, { title: { en: 'Flame', zh: '火' } }],
          ['2 title.zh duplicate'],
        ],
        [
          [{ title: { en: 'Fire', zh: '火' } }, { title: { en: 'Fire', zh: '火', jp: '炎' } }],
          ['2 title duplicate'],
        ],
        [
          [{ title: { en: 'Fire' } }, { title: { zh: '火' } }, { title: { en: 'Fire', zh: '火' } }],
          ['3 title.en duplicate', '3 title.zh duplicate'],
        ],
      ],
    },
    {
      rule: { fields: ['rivals'], is: 'unique' },
      holds: [[{ rivals: [7, 8] }, { rivals: [9] }]],
      nearMisses: [[{ rivals: [7, 7] }]],
      breaks: [[[{ rivals: [7, 8] }, { rivals: [8] }], ['2 rivals.0 duplicate']]],
    },
    {
      rule: { fields: ['rows.kind'], is: 'unique' },
      holds: [[rows({ kind: 'a' }), rows({ kind: 'b' })]],
      nearMisses: [[rows({ kind: 'a' }, { kind: 'a' })]],
      breaks: [
        [
          [rows({ kind: 'a' }, { kind: 'b' }), rows({ kind: 'c' }, { kind: 'b' })],
          ['2 rows.1.kind duplicate'],
        ],
      ],
    },
    {
      rule: { fields: ['it'], is: 'unique', when: { field: 'kind', in: ['live'] } },
      holds: [
        [
          { it: 1, kind: 'live' },
          { it: 2, kind: 'live' },
        ],
      ],
      nearMisses: [
        [
          { it: 1, kind: 'live' },
          { it: 1, kind: 'old' },
        ],
      ],
      breaks: [
        [
          [
            { it: 1, kind: 'live' },
            { it: 1, kind: 'live' },
          ],
          ['2 it duplicate'],
        ],
      ],
    },
    {
      rule: { fields: ['no', 'kind'], along: 'rows', is: 'unique' },
      holds: [[rows({ no: 1, kind: 'a' }, { no: 1, kind: 'b' })]],
      nearMisses: [[rows({ no: 1 }, { no: 1 })], [rows({ no: 1, kind: 'a' }), rows({ no: 1, kind: 'a' })]],
      breaks: [[[rows({ no: 1, kind: 'a' }, { no: 1, kind: 'a' })], ['1 rows.1.kind duplicate']]],
    },
    {
      rule: {
        fields: ['owner'],
        along: 'rows',
        is: 'unique',
        when: { field: 'stackable', of: 'owner', notIn: [true] },
      },
      holds: [[rows({ owner: 2 }, { owner: 1 })]],
      nearMisses: [[rows({ owner: 1 }, { owner: 1 })], [rows({}, {})]],
      breaks: [[[rows({ owner: 2 }, { owner: 2 })], ['1 rows.1.owner duplicate']]],
    },
  ],
  also_in: [
    {
      rule: {
        fields: ['rows.parts.kind', 'no'],
        is: 'also_in',
        when: { field: 'rows.kind', in: ['up'] },
        where: { field: 'rows.kind', in: ['normal'] },
      },
      holds: [[rows(pool('up', { kind: 'a' }), pool('normal', { kind: 'b' }, { kind: 'a' }))]],
      nearMisses: [[rows(pool('other', { kind: 'z' }))]],
      breaks: [
        [
          [rows(pool('up', { kind: 'a' }), pool('normal', { kind: 'a', no: 1 }))],
          ['1 rows.0.parts.0 must_be_in'],
        ],
      ],
    },
  ],
  same_rows: [
    {
      rule: {
        fields: ['kind', 'it'],
        along: { groupBy: 'owner' },
        is: 'same_rows',
        as: { field: 'list', of: 'owner' },
      },
      holds: [[skill('b', 2), skill('a', 1)]],
      nearMisses: [[{ owner: 9, kind: 'z' }]],
      breaks: [
        [[skill('a', 1)], ['1 kind must_include']],
        [[skill('a', 1), skill('b', 2), skill('c', 3)], ['3 kind must_be_in']],
      ],
    },
  ],
};

const facts = Object.values(FACTS).flat();

describe.each(facts.map((one) => [JSON.stringify(one.rule), one] as const))('%s', (_name, fact) => {
  it.each([...fact.holds, ...fact.nearMisses].map((records) => [records]))('holds for %j', (records) => {
    expect(faultsOf(fact.rule, records)).toEqual([]);
  });

  it.each(fact.breaks)('is broken by %j', (records, faults) => {
    expect(faultsOf(fact.rule, records)).toEqual(faults);
  });
});

describe('for any fields', () => {
  const maybe = fc.option(fc.integer({ min: 0, max: 2 }), { nil: null });
  const fields = ['it', 'other', 'end'];
  const holds = (is: 'exactly_one' | 'at_least_one' | 'all_or_none', data: RecordData): boolean =>
    faultsOf({ fields, is }, [data]).length === 0;

  it('exactly one is at least one, and of several fields never all', () => {
    fc.assert(
      fc.property(fc.tuple(maybe, maybe, maybe), ([first, other, end]) => {
        const data = { it: first, other, end };
        const filled = [first, other, end].filter((value) => value !== null).length;
        expect(holds('exactly_one', data)).toBe(filled === 1);
        expect(holds('at_least_one', data)).toBe(filled > 0);
        expect(holds('all_or_none', data)).toBe(filled === 0 || filled === fields.length);
      }),
    );
  });

  it('values are unique among rows where they are among records', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 }), (values) => {
        const inRows = faultsOf({ fields: ['no'], along: 'rows', is: 'unique' }, [
          rows(...values.map((no) => ({ no }))),
        ]);
        const inRecords = faultsOf(
          { fields: ['it'], is: 'unique' },
          values.map((value) => ({ it: value })),
        );
        expect(inRows.length).toBe(inRecords.length);
        expect(inRows.length).toBe(values.length - new Set(values).size);
      }),
    );
  });
});
