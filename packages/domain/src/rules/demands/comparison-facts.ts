import type { Comparisons } from '../../core/demand-parameters.ts';
import { MOMENT, type DemandFacts } from './demand-fixture.ts';

/** A comparison without facts does not compile. */
export const COMPARISON_FACTS: Readonly<Record<keyof Comparisons, readonly DemandFacts[]>> = {
  greater: [
    {
      rule: { field: 'list', of: 'owner', is: 'greater', than: 1 },
      holds: [{ owner: 1 }],
      nearMisses: [{}, { owner: 9 }],
      breaks: [[{ owner: 2 }, 'owner greater']],
    },
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
      rule: {
        field: 'ends',
        is: 'at_most',
        than: { days: 2, after: 'starts' },
        when: { field: 'kind', isFilled: false },
      },
      holds: [{ starts: '2026-02-27 10:00:00', ends: '2026-03-01 10:00:00' }],
      nearMisses: [
        { ends: MOMENT },
        { starts: MOMENT },
        { kind: 'a', starts: '2026-02-27 10:00:00', ends: MOMENT },
      ],
      breaks: [[{ starts: '2026-02-27 10:00:00', ends: '2026-03-01 10:00:01' }, 'ends too_many_days_after']],
    },
    {
      rule: {
        field: 'it',
        is: 'at_most',
        than: { sumOf: 'no', in: 'rows', where: { field: 'kind', in: ['a'] } },
      },
      holds: [
        {
          it: 3,
          rows: [
            { kind: 'a', no: 1 },
            { kind: 'a', no: 2 },
          ],
        },
      ],
      nearMisses: [{ it: 0 }],
      breaks: [
        [
          {
            it: 4,
            rows: [
              { kind: 'a', no: 3 },
              { kind: 'b', no: 9 },
            ],
          },
          'it less_or_equal',
        ],
      ],
    },
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
      rule: { field: 'rows.no', is: 'at_most', than: { countOf: 'rows' } },
      holds: [{ rows: [{ no: 1 }] }],
      nearMisses: [{ rows: [{ no: 1, rows: 0 }] }],
      breaks: [[{ rows: [{ no: 2, rows: 9 }] }, 'rows.0.no less_or_equal']],
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
    {
      rule: { field: 'gate.limit', is: 'at_most', than: { field: 'it' } },
      holds: [{ it: 2, gate: { limit: 2 } }],
      nearMisses: [{ it: 2 }, { it: 2, gate: null }, { it: 2, gate: {} }, { gate: { limit: 3 } }],
      breaks: [[{ it: 2, gate: { limit: 3 } }, 'gate.limit less_or_equal']],
    },
    {
      rule: { field: 'it', is: 'at_most', than: { field: 'gate.limit' } },
      holds: [{ it: 2, gate: { limit: 2 } }],
      nearMisses: [{ it: 2 }, { it: 2, gate: {} }],
      breaks: [[{ it: 3, gate: { limit: 2 } }, 'it less_or_equal']],
    },
    {
      rule: { field: 'rows.gate.rows.no', is: 'at_most', than: { field: 'rows.gate.limit' } },
      holds: [{ rows: [{ gate: { limit: 1, rows: [{ no: 1 }] } }] }],
      nearMisses: [{ rows: [{ gate: { limit: 9 } }, { gate: { rows: [{ no: 5 }] } }] }],
      breaks: [
        [
          { rows: [{}, { gate: { limit: 1, rows: [{}, { no: 2 }] } }] },
          'rows.1.gate.rows.1.no less_or_equal',
        ],
      ],
    },
    {
      rule: { field: 'rows.no', is: 'at_most', than: { field: 'gate.limit' } },
      holds: [{ rows: [{ no: 2, gate: { limit: 2 } }], gate: { limit: 1 } }],
      nearMisses: [{ rows: [{ no: 2 }] }],
      breaks: [
        [{ rows: [{ no: 2, gate: { limit: 1 } }], gate: { limit: 2 } }, 'rows.0.no less_or_equal'],
        [{ rows: [{ no: 2 }], gate: { limit: 1 } }, 'rows.0.no less_or_equal'],
      ],
    },
    {
      rule: { field: 'it', is: 'at_most', than: { countOf: 'gate.rows' } },
      holds: [{ it: 1, gate: { rows: [{}] } }],
      nearMisses: [{ it: 0 }],
      breaks: [[{ it: 2, gate: { rows: [{}] } }, 'it less_or_equal']],
    },
    {
      rule: {
        field: 'it',
        is: 'at_most',
        than: { sumOf: 'gate.limit', in: 'rows', where: { field: 'gate.limit', above: 1 } },
      },
      holds: [{ it: 5, rows: [{ gate: { limit: 2 } }, { gate: { limit: 3 } }] }],
      nearMisses: [{ it: 0, rows: [{}] }],
      breaks: [[{ it: 3, rows: [{ gate: { limit: 2 } }, { gate: { limit: 1 } }] }, 'it less_or_equal']],
    },
    {
      rule: { field: 'it', is: 'at_most', than: { field: 'gate.limit', of: 'owner' } },
      holds: [{ it: 4, owner: 1 }],
      nearMisses: [{ it: 9, owner: 2 }],
      breaks: [[{ it: 5, owner: 1 }, 'it less_or_equal']],
    },
    {
      rule: { field: 'it', is: 'at_most', than: { setting: 'limit', from: 'owner-setting' } },
      holds: [{ it: 7 }],
      nearMisses: [{}],
      breaks: [[{ it: 8 }, 'it less_or_equal']],
    },
    {
      rule: { field: 'it', is: 'at_most', than: { totalOf: [{ field: 'other' }, { countOf: 'rows' }, 1] } },
      holds: [{ it: 4, other: 2, rows: [{}] }],
      nearMisses: [{ it: 9 }, { it: 3, other: 2, rows: [] }],
      breaks: [
        [{ it: 5, other: 2, rows: [{}] }, 'it less_or_equal'],
        [{ it: 4, other: 2 }, 'it less_or_equal'],
      ],
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
};
