import { sameInAll } from '../../core/language.ts';
import type { CappedSource } from '../../core/algorithm-parameters.ts';
import type { Facts } from '../facts-fixture.ts';

/** The gains of `a` are 3 and 5 of owner 1, and 2 of owner 2. */
const GAINS: CappedSource = { module: 'gain-setting', rows: 'gains', name: sameInAll('Gains') };
const within = (...sources: readonly CappedSource[]) =>
  ({ rule: 'stays_within_caps', caps: 'rows', by: ['kind'], amount: 'no', sources }) as const;
const cap = (no: number, kind = 'a') => [{ rows: [{ kind, no }] }];

/** A rule that a sum keeps, and by how little it is broken. */
const sumOf = (sum: number, ...sources: readonly CappedSource[]): Facts => ({
  rule: within(...sources),
  holds: [cap(sum), cap(999)],
  nearMisses: [cap(0, 'c')],
  breaks: [[cap(sum - 0.01), ['1 rows.0.no over_cap_together']]],
});

/** Facts of the algorithm that adds up what several modules give. */
export const CAP_FACTS: Readonly<Record<'stays_within_caps', readonly Facts[]>> = {
  stays_within_caps: [
    {
      rule: within(GAINS),
      holds: [cap(10), [{ rows: [{ kind: 'b', no: 1 }] }]],
      nearMisses: [cap(0, 'c'), [...cap(10), {}], [...cap(10), { status: 'inactive', ...cap(1)[0] }]],
      breaks: [
        [cap(9), ['1 rows.0.no over_cap_together']],
        [
          [
            {},
            {
              rows: [
                { kind: 'a', no: 9 },
                { kind: 'b', no: 0 },
              ],
            },
          ],
          ['2 rows.0.no over_cap_together', '2 rows.1.no over_cap_together'],
        ],
        [[{}], ['  check_not_run']],
        [[{ status: 'inactive', ...cap(1)[0] }], ['  check_not_run']],
      ],
    },
    sumOf(20, GAINS, GAINS),
    sumOf(7, { ...GAINS, oneOf: ['owner'] }),
    sumOf(5, { ...GAINS, oneOf: [] }),
    sumOf(2, { ...GAINS, where: [{ field: 'owner', in: [2] }] }),
    sumOf(8, {
      ...GAINS,
      under: [{ field: 'owner', module: 'owner-setting', where: { field: 'rank', in: ['high'] } }],
    }),
    sumOf(8, {
      ...GAINS,
      under: [
        { field: 'owner', module: 'owner-setting' },
        { field: 'rank', module: 'rank-setting', where: { field: 'top', in: [2] } },
      ],
    }),
    sumOf(18, { ...GAINS, times: { module: 'rate-setting', of: 'owner', rate: 'rate' } }),
    {
      rule: within({ ...GAINS, open: 'shown' }),
      holds: [[{}]],
      nearMisses: [cap(1)],
      breaks: [],
    },
  ],
};
