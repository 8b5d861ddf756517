import { describe, expect, it } from 'vitest';
import type { DemandName } from '../../core/demand-parameters.ts';
import type { RecordData } from '../../core/json.ts';
import type { Demand } from '../../core/rule.ts';
import { faultsOf, MOMENT } from './demand-fixture.ts';
import { DEMANDS } from './demand-table.ts';

/** What a demand says of records: those that keep it, those that only look as if they broke it, and those that do. */
type Facts = {
  readonly rule: Demand;
  readonly holds: readonly RecordData[];
  readonly nearMisses: readonly RecordData[];
  readonly breaks: readonly (readonly [RecordData, string])[];
};

/** A demand without facts does not compile. */
const FACTS: Readonly<Record<DemandName, readonly Facts[]>> = {
  required: [
    {
      rule: { field: 'it', is: 'required', when: { field: 'kind', in: ['chest'] } },
      holds: [{ kind: 'chest', it: 5 }],
      nearMisses: [{ kind: 'chest', it: 0 }, { kind: 'bag' }, {}],
      breaks: [
        [{ kind: 'chest' }, 'it required_when'],
        [{ kind: 'chest', it: null }, 'it required_when'],
      ],
    },
    {
      rule: { field: 'note', is: 'required', when: { field: 'it', isFilled: true } },
      holds: [{ it: 1, note: 'a' }],
      nearMisses: [{}, { it: null }],
      breaks: [
        [{ it: 0 }, 'note required'],
        [{ it: 1, note: '' }, 'note required'],
      ],
    },
    {
      rule: { field: 'note', is: 'required', when: { field: 'it', below: 10 } },
      holds: [{ it: 9, note: 'a' }],
      nearMisses: [{ it: 10 }, {}],
      breaks: [[{ it: 9 }, 'note required_when']],
    },
    {
      rule: { field: 'rows.no', is: 'required' },
      holds: [{ rows: [{ no: 1 }] }],
      nearMisses: [{ rows: [] }],
      breaks: [[{ rows: [{ no: 1 }, {}] }, 'rows.1.no required']],
    },
  ],
  empty: [
    {
      rule: { field: 'it', is: 'empty', when: { field: 'kind', in: ['passive'] } },
      holds: [{ kind: 'passive' }],
      nearMisses: [
        { kind: 'passive', it: 0 },
        { kind: 'active', it: 3 },
      ],
      breaks: [[{ kind: 'passive', it: 3 }, 'it must_be_empty']],
    },
  ],
  one_of: [
    {
      rule: { field: 'note', is: 'one_of', values: ['day', 'week'], when: { field: 'kind', in: ['daily'] } },
      holds: [{ kind: 'daily', note: 'week' }],
      nearMisses: [{ kind: 'daily' }, { kind: 'once', note: 'month' }],
      breaks: [[{ kind: 'daily', note: 'month' }, 'note allowed_when']],
    },
    {
      rule: { field: 'kind', is: 'one_of', values: ['elite'], when: { field: 'it', multipleOf: 10 } },
      holds: [{ it: 20, kind: 'elite' }],
      nearMisses: [{ it: 21, kind: 'plain' }, { kind: 'plain' }],
      breaks: [[{ it: 20, kind: 'plain' }, 'kind allowed_when']],
    },
    {
      rule: { field: 'sort', of: 'owner', is: 'one_of', values: ['fire'] },
      holds: [{ owner: 1 }],
      nearMisses: [{}, { owner: 9 }],
      breaks: [[{ owner: 2 }, 'owner kind_not_allowed']],
    },
    {
      rule: { field: 'type', of: 'slot', is: 'one_of', values: ['always'] },
      holds: [{ slot: { type: 'always' } }],
      nearMisses: [{}],
      breaks: [[{ slot: { type: 'limited_period' } }, 'slot.type kind_not_allowed']],
    },
    {
      rule: { field: 'kind', is: 'one_of', values: ['a'] },
      holds: [{ kind: 'a' }],
      nearMisses: [{ kind: '' }],
      breaks: [[{ kind: 'b' }, 'kind unknown_option']],
    },
  ],
  found_in: [
    {
      rule: { field: 'it', is: 'found_in', rows: { field: 'list.no', of: 'owner' } },
      holds: [{ owner: 1, it: 2 }],
      nearMisses: [{ owner: 1 }, { it: 7 }, { owner: 9, it: 7 }],
      breaks: [
        [{ owner: 1, it: 3 }, 'it unknown_option'],
        [{ owner: 2, it: 1 }, 'it unknown_option'],
      ],
    },
  ],
  greater: [
    {
      rule: { field: 'it', is: 'greater', than: { field: 'other' } },
      holds: [{ it: 2, other: 1 }],
      nearMisses: [{ it: 2 }, { other: 1 }],
      breaks: [
        [{ it: 1, other: 1 }, 'it greater'],
        [{ it: 0, other: 1 }, 'it greater'],
      ],
    },
  ],
  at_least: [
    {
      rule: { field: 'rows.no', is: 'at_least', than: { field: 'other' } },
      holds: [{ rows: [{ no: 2 }], other: 1 }],
      nearMisses: [{ rows: [{ no: 1 }], other: 1 }, { rows: [{}], other: 1 }, { rows: [{ no: 0 }] }],
      breaks: [[{ rows: [{ no: 1 }, { no: 0 }], other: 1 }, 'rows.1.no greater_or_equal']],
    },
    {
      rule: { field: 'it', is: 'at_least', than: { amountOf: 'costs' } },
      holds: [{ it: 4, costs: [{ amount: 3 }] }],
      nearMisses: [
        { it: 3, costs: [{ amount: 3 }] },
        { it: 0, costs: [] },
      ],
      breaks: [[{ it: 2, costs: [{ amount: 3 }] }, 'it greater_or_equal']],
    },
    {
      rule: { field: 'ends', is: 'at_least', than: { field: 'end', of: 'slot' } },
      holds: [{ ends: '2026-11-25 00:00:00', slot: { periods: [{ end_date: MOMENT }] } }],
      nearMisses: [{ ends: MOMENT, slot: { periods: [{ end_date: MOMENT }] } }, { ends: MOMENT }],
      breaks: [
        [{ ends: '2026-11-24 09:59:59', slot: { periods: [{ end_date: MOMENT }] } }, 'ends greater_or_equal'],
      ],
    },
  ],
  less: [
    {
      rule: { field: 'ends', is: 'less', than: { field: 'start', of: 'slot' } },
      holds: [{ ends: '2026-11-24 09:00:00', slot: { periods: [{ start_date: MOMENT }] } }],
      nearMisses: [{ ends: MOMENT }, { ends: MOMENT, slot: { periods: [] } }],
      breaks: [[{ ends: MOMENT, slot: { periods: [{ start_date: MOMENT }] } }, 'ends less']],
    },
  ],
  at_most: [
    {
      rule: { field: 'it', is: 'at_most', than: 5, when: { field: 'kind', in: ['percent'] } },
      holds: [{ kind: 'percent', it: 4 }],
      nearMisses: [
        { kind: 'percent', it: 5 },
        { kind: 'flat', it: 6 },
      ],
      breaks: [[{ kind: 'percent', it: 6 }, 'it less_or_equal']],
    },
    {
      rule: {
        field: 'it',
        is: 'at_most',
        than: { countOf: 'rows', times: 3 },
        when: { field: 'kind', notIn: ['free'] },
      },
      holds: [{ it: 2, rows: [{}] }],
      nearMisses: [
        { it: 3, rows: [{}] },
        { it: 9, kind: 'free' },
      ],
      breaks: [
        [{ it: 4, rows: [{}] }, 'it less_or_equal'],
        [{ it: 1 }, 'it less_or_equal'],
      ],
    },
    {
      rule: { field: 'it', is: 'at_most', than: { field: 'limit', of: 'owner' } },
      holds: [{ it: 2, owner: 1 }],
      nearMisses: [{ it: 3, owner: 1 }, { it: 9 }, { it: 9, owner: 9 }],
      breaks: [[{ it: 4, owner: 1 }, 'it less_or_equal']],
    },
    {
      rule: { field: 'it', is: 'at_most', than: { field: 'list', of: 'owner' } },
      holds: [{ it: 1, owner: 1 }],
      nearMisses: [{ it: 2, owner: 1 }],
      breaks: [[{ it: 1, owner: 2 }, 'it less_or_equal']],
    },
    {
      rule: {
        field: 'rows.parts.no',
        is: 'at_most',
        than: 5,
        when: { field: 'sort', of: 'owner', in: ['ice'] },
      },
      holds: [{ rows: [{ parts: [{ no: 5, owner: 2 }] }] }],
      nearMisses: [{ rows: [{ parts: [{ no: 6, owner: 1 }] }] }, { rows: [{ parts: [{ no: 6 }] }] }],
      breaks: [[{ rows: [{ parts: [{ no: 6, owner: 2 }] }] }, 'rows.0.parts.0.no less_or_equal']],
    },
  ],
  same: [
    {
      rule: { field: 'rows.kind', is: 'same', as: 'end', when: { lastOf: 'rows' } },
      holds: [{ rows: [{ kind: 'say' }, { kind: 'end' }] }],
      nearMisses: [{ rows: [] }],
      breaks: [[{ rows: [{ kind: 'end' }, {}] }, 'rows.1.kind same_as']],
    },
    {
      rule: { field: 'rows.parts.isOn', is: 'same', as: true, when: { field: 'rows.kind', in: ['up'] } },
      holds: [{ rows: [{ kind: 'up', parts: [{ isOn: true }] }] }],
      nearMisses: [
        { rows: [{ kind: 'down', parts: [{ isOn: false }] }] },
        { kind: 'up', rows: [{ parts: [{}] }] },
      ],
      breaks: [[{ rows: [{ kind: 'up', parts: [{}] }] }, 'rows.0.parts.0.isOn same_as']],
    },
    {
      rule: { field: 'rows.parts.isOn', is: 'same', as: false },
      holds: [{ rows: [{ parts: [{ isOn: false }] }] }],
      nearMisses: [{ rows: [{ parts: [{}] }] }],
      breaks: [[{ rows: [{ parts: [{ isOn: true }] }] }, 'rows.0.parts.0.isOn same_as']],
    },
    {
      rule: { field: 'sort', of: 'rows.parts.owner', is: 'same', as: { field: 'rows.kind' } },
      holds: [{ rows: [{ kind: 'ice', parts: [{ owner: 2 }] }] }],
      nearMisses: [
        { rows: [{ parts: [{ owner: 2 }] }] },
        { rows: [{ kind: 'ice', parts: [{ owner: 9 }, {}] }] },
      ],
      breaks: [[{ rows: [{ kind: 'ice', parts: [{ owner: 1 }] }] }, 'rows.0.parts.0.owner same_as']],
    },
  ],
  no_longer: [
    {
      rule: { field: 'note', is: 'no_longer', than: { field: 'it' } },
      holds: [{ note: 'ab', it: 3 }],
      nearMisses: [{ note: '😀😀', it: 2 }, { note: 'abc' }, { it: 0 }],
      breaks: [[{ note: 'abc', it: 2 }, 'note too_long']],
    },
  ],
  of_form: [
    {
      rule: { field: 'note', is: 'of_form', form: 'positive_number', when: { field: 'kind', in: ['after'] } },
      holds: [{ kind: 'after', note: '12' }],
      nearMisses: [
        { kind: 'after', note: '' },
        { kind: 'at', note: 'x' },
      ],
      breaks: [
        [{ kind: 'after', note: '0' }, 'note pattern'],
        [{ kind: 'after', note: 'x' }, 'note pattern'],
      ],
    },
  ],
  whole: [
    {
      rule: { field: 'it', is: 'whole', when: { field: 'kind', in: ['TWD'] } },
      holds: [{ kind: 'TWD', it: 30 }],
      nearMisses: [{ kind: 'TWD', it: 30.0 }, { kind: 'USD', it: 0.99 }, { kind: 'TWD' }],
      breaks: [[{ kind: 'TWD', it: 0.99 }, 'it integer']],
    },
  ],
  off_where_protected: [
    {
      rule: { field: 'rows.parts.isOn', is: 'off_where_protected' },
      holds: [{ rows: [{ parts: [{ isOn: false }] }] }],
      nearMisses: [{ rows: [{ parts: [{}] }] }],
      breaks: [[{ rows: [{ parts: [{ isOn: true }] }] }, 'rows.0.parts.0.isOn off_where_protected']],
    },
  ],
};

const facts = Object.values(FACTS).flat();
const nameOf = (rule: Demand): string => JSON.stringify(rule);

describe.each(facts.map((one) => [nameOf(one.rule), one] as const))('%s', (_name, fact) => {
  it.each([...fact.holds, ...fact.nearMisses].map((data) => [data]))('holds for %j', (data) => {
    expect(faultsOf(fact.rule, data)).toEqual([]);
  });

  it.each(fact.breaks)('is broken by %j', (data, fault) => {
    expect(faultsOf(fact.rule, data)).toEqual([fault]);
  });
});

it.each(Object.entries(FACTS))('%s has facts of every sort', (_name, several) => {
  for (const sort of ['holds', 'nearMisses', 'breaks'] as const)
    expect(several.flatMap((one): readonly unknown[] => one[sort])).not.toEqual([]);
  expect(Object.keys(FACTS).toSorted()).toEqual(Object.keys(DEMANDS).toSorted());
});

it.each(facts.map((fact) => [nameOf(fact.rule), fact] as const))(
  '%s is not demanded where its condition does not hold',
  (_name, { rule, breaks }) => {
    for (const [data] of breaks)
      expect(faultsOf({ ...rule, when: { field: 'kind', in: ['never'] } }, data)).toEqual([]);
  },
);

it('what other records say waits until they can be found', () => {
  const rule: Demand = { field: 'it', is: 'at_most', than: { field: 'limit', of: 'owner' } };
  expect(faultsOf(rule, { it: 9, owner: 1 }, true)).toEqual(['it less_or_equal']);
  expect(faultsOf(rule, { it: 9, owner: 1 }, true, null)).toEqual([]);
});

it('an open environment lets a switch be on', () => {
  const rule: Demand = { field: 'rows.parts.isOn', is: 'off_where_protected' };
  expect(faultsOf(rule, { rows: [{ parts: [{ isOn: true }] }] }, false)).toEqual([]);
});
