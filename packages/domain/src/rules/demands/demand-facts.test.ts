import { describe, expect, it } from 'vitest';
import type { DemandName } from '../../core/demand-parameters.ts';
import type { RecordData } from '../../core/json.ts';
import type { Demand } from '../../core/rule.ts';
import { COMPARISON_FACTS } from './comparison-facts.ts';
import { faultsOf, OPEN, type DemandFacts } from './demand-fixture.ts';

const COIN = { asset_kind: 'coin', amount: 1 };

/** From 10:00 of a day in November to 10:00 of another. */
const openFrom = (start: string, end: string): RecordData => ({
  type: 'limited_period',
  periods: [{ start_date: `2026-11-${start} 10:00:00`, end_date: `2026-11-${end} 10:00:00` }],
});

/** A demand without facts does not compile. `record_of` says nothing but references. */
const FACTS: Readonly<Record<Exclude<DemandName, 'record_of'>, readonly DemandFacts[]>> = {
  ...COMPARISON_FACTS,
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
    {
      rule: { field: 'frame.limit', is: 'required', when: { field: 'gate.kind', in: ['locked'] } },
      holds: [{ frame: { limit: 1 }, gate: { kind: 'locked' } }],
      nearMisses: [{}, { gate: { kind: 'open' } }],
      breaks: [
        [{ frame: {}, gate: { kind: 'locked' } }, 'frame.limit required_when'],
        [{ gate: { kind: 'locked' } }, 'frame.limit required_when'],
      ],
    },
    {
      rule: { field: 'gate.limit', is: 'required', when: { field: 'kind', in: ['locked'] } },
      holds: [{ kind: 'a', gate: { kind: 'locked', limit: 1 } }],
      nearMisses: [{ kind: 'locked' }, { kind: 'locked', gate: { kind: 'open' } }],
      breaks: [
        [{ kind: 'locked', gate: {} }, 'gate.limit required_when'],
        [{ kind: 'open', gate: { kind: 'locked' } }, 'gate.limit required_when'],
      ],
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
    {
      rule: { field: 'rows.parts.isOn', is: 'empty', when: { isProtected: true } },
      holds: [{ rows: [{ parts: [{ isOn: false }] }] }],
      nearMisses: [{ rows: [{ parts: [{}] }] }],
      breaks: [[{ rows: [{ parts: [{ isOn: true }] }] }, 'rows.0.parts.0.isOn off_where_protected']],
    },
    {
      rule: {
        field: 'it',
        is: 'empty',
        when: [
          { field: 'kind', in: ['a'] },
          { field: 'other', above: 10 },
        ],
      },
      holds: [{ kind: 'a', other: 11 }],
      nearMisses: [
        { kind: 'a', other: 10, it: 1 },
        { kind: 'b', other: 11, it: 1 },
      ],
      breaks: [[{ kind: 'a', other: 11, it: 1 }, 'it must_be_empty']],
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
    {
      rule: { field: 'sort', of: 'chosen', is: 'one_of', values: ['fire'] },
      holds: [{ kind: 'owner', chosen: 1 }],
      nearMisses: [{ kind: 'nobody', chosen: 2 }, { chosen: 2 }, { kind: 'owner', chosen: 9 }],
      breaks: [[{ kind: 'owner', chosen: 2 }, 'chosen kind_not_allowed']],
    },
    {
      rule: { field: 'sort', of: 'owners', is: 'one_of', values: ['fire'] },
      holds: [{ owners: [1] }],
      nearMisses: [{}, { owners: [] }, { owners: [1, 9] }],
      breaks: [[{ owners: [1, 2] }, 'owners.1 kind_not_allowed']],
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
    {
      rule: { field: 'it', is: 'found_in', rows: { field: 'ids', of: 'owner' } },
      holds: [{ owner: 1, it: 5 }],
      nearMisses: [{ owner: 9, it: 7 }],
      breaks: [[{ owner: 1, it: 6 }, 'it unknown_option']],
    },
    {
      rule: { field: 'costs', is: 'found_in', rows: { field: 'rows.no' } },
      holds: [
        { costs: [COIN, { ...COIN, target_id: 7 }, { ...COIN, target_id: 8 }], rows: [{ no: 8 }, { no: 7 }] },
      ],
      nearMisses: [{ costs: [COIN], rows: [] }, { costs: [] }, { rows: [{ no: 7 }] }],
      breaks: [
        [{ costs: [COIN, { ...COIN, target_id: 8 }], rows: [{ no: 7 }] }, 'costs unknown_option'],
        [{ costs: [{ ...COIN, target_id: 7 }] }, 'costs unknown_option'],
      ],
    },
    {
      rule: { field: 'it', is: 'found_in', rows: { field: 'costs' } },
      holds: [{ it: 7, costs: [{ ...COIN, target_id: 7 }] }],
      nearMisses: [{ costs: [COIN] }],
      breaks: [
        [{ it: 7, costs: [{ ...COIN, target_id: 8 }] }, 'it unknown_option'],
        [{ it: 7 }, 'it unknown_option'],
      ],
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
  // The oldest client of the facts is 1.4.0.
  known_to_client: [
    {
      rule: { field: 'note', is: 'known_to_client', when: { field: 'kind', in: ['on'] } },
      holds: [{ kind: 'on', note: '1.4.0' }],
      nearMisses: [
        { kind: 'on' },
        { kind: 'on', note: '' },
        { kind: 'off', note: '2.0.0' },
        { kind: 'on', note: '1.3.10' },
      ],
      breaks: [
        [{ kind: 'on', note: '1.4.1' }, 'note client_too_old'],
        [{ kind: 'on', note: '1.10.0' }, 'note client_too_old'],
        [{ kind: 'on', note: '2.0.0' }, 'note client_too_old'],
      ],
    },
  ],
  inside: [
    {
      rule: { field: 'it', is: 'inside', period: { field: 'open', of: 'owner' } },
      holds: [{ owner: 1, it: 3 }],
      nearMisses: [{ owner: 2, it: 300 }, { owner: 9, it: 300 }, { owner: 1 }],
      breaks: [[{ owner: 1, it: 4 }, 'it not_inside']],
    },
    {
      rule: { field: 'slot', is: 'inside', period: { field: 'open', of: 'owner' } },
      holds: [{ owner: 1, slot: OPEN }],
      nearMisses: [{ owner: 9, slot: { type: 'always_open' } }],
      breaks: [[{ owner: 1, slot: { type: 'always_open' } }, 'slot not_inside']],
    },
    {
      rule: { field: 'slot', is: 'inside', period: { field: 'open', of: 'owners' } },
      holds: [{ owners: [2, 1], slot: OPEN }],
      nearMisses: [{ slot: { type: 'always_open' } }, { owners: [2, 9], slot: { type: 'always_open' } }],
      breaks: [[{ owners: [2, 1], slot: { type: 'always_open' } }, 'slot not_inside']],
    },
  ],
  spans: [
    {
      rule: { field: 'slot', is: 'spans', period: { field: 'open', of: 'owner' } },
      holds: [{ owner: 1, slot: OPEN }],
      nearMisses: [
        { owner: 1, slot: { type: 'always_open' } },
        { owner: 9, slot: openFrom('25', '26') },
        { owner: 1 },
      ],
      breaks: [
        [{ owner: 1, slot: openFrom('25', '28') }, 'slot must_cover'],
        [{ owner: 1, slot: openFrom('24', '26') }, 'slot must_cover'],
      ],
    },
    {
      rule: { field: 'slot', is: 'spans', period: { field: 'open', of: 'owner' }, hours: 'it' },
      holds: [{ owner: 1, it: 24, slot: openFrom('24', '28') }],
      nearMisses: [
        { owner: 1, slot: OPEN },
        { owner: 1, it: 0, slot: OPEN },
      ],
      breaks: [[{ owner: 1, it: 25, slot: openFrom('24', '28') }, 'slot must_cover']],
    },
  ],
  this_record: [
    {
      rule: { field: 'back', of: 'owner', is: 'this_record' },
      holds: [{ id: 7, owner: 1 }],
      nearMisses: [{ id: 8 }, { id: 8, owner: 9 }, { id: 8, owner: 2 }],
      breaks: [[{ id: 8, owner: 1 }, 'owner belongs_to_other']],
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

it('nothing is known to be too new where the oldest client is unknown', () => {
  const rule: Demand = { field: 'note', is: 'known_to_client' };
  expect(faultsOf(rule, { note: '9.0.0' }, true, null, '')).toEqual([]);
});

it('an open environment lets a switch be on', () => {
  const rule: Demand = { field: 'rows.parts.isOn', is: 'empty', when: { isProtected: true } };
  const data = { rows: [{ parts: [{ isOn: true }] }] };
  expect(faultsOf(rule, data)).toEqual(['rows.0.parts.0.isOn off_where_protected']);
  expect(faultsOf(rule, data, false)).toEqual([]);
});
