import { describe, expect, it } from 'vitest';
import type { RecordData } from '../../core/json.ts';
import { faultsOf } from '../facts-fixture.ts';

const RULE = { countOf: { shownIn: 'shown' }, different: 'kind', is: 'at_most', than: 1 } as const;
const open = (kind: string, start: string, end: string): RecordData => ({
  kind,
  shown: {
    type: 'limited_period',
    periods: [{ start_date: `2030-${start} 00:00:00`, end_date: `2030-${end} 00:00:00` }],
  },
});

describe('different values at one time', () => {
  it.each<{ readonly what: string; readonly records: readonly RecordData[] }>([
    { what: 'many of one', records: [open('a', '01-01', '02-01'), open('a', '01-01', '02-01')] },
    { what: 'another one afterwards', records: [open('a', '01-01', '02-01'), open('b', '02-01', '03-01')] },
    { what: 'another one that is off', records: [{ kind: 'a' }, { kind: 'b', status: 'inactive' }] },
  ])('may be $what', ({ records }) => {
    expect(faultsOf(RULE, records)).toEqual([]);
  });

  it('are told where they meet', () => {
    const records = [open('a', '01-01', '02-02'), open('b', '02-01', '03-01'), open('b', '02-10', '03-01')];
    expect(faultsOf(RULE, records)).toEqual(['2 shown too_many_records']);
    expect(faultsOf(RULE, [{ kind: 'a' }, { kind: 'b' }])).toEqual(['2 shown too_many_records']);
  });
});
