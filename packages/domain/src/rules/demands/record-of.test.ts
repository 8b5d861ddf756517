import { describe, expect, it } from 'vitest';
import type { RecordData } from '../../core/json.ts';
import type { Demand } from '../../core/rule.ts';
import { namedBy } from '../facts-fixture.ts';

describe('record_of', () => {
  it('names a child of the same parent in another module, while its condition holds', () => {
    const rule: Demand = {
      field: 'it',
      is: 'record_of',
      module: 'level-setting',
      under: 'owner',
      when: { field: 'kind', in: ['clear'] },
    };
    expect(namedBy(rule, { owner: 1, kind: 'clear', it: 5 })).toContain('it level-setting 1~5');
    expect(namedBy(rule, { owner: 1, kind: 'points', it: 5 })).not.toContain('it level-setting 1~5');
    expect(namedBy(rule, { kind: 'clear', it: 5 })).toEqual([]);
  });

  it('names a record of the module that a field beside it says, also in rows', () => {
    const rule: Demand = { field: 'rows.no', is: 'record_of', module: { field: 'kind' } };
    const data: RecordData = { rows: [{ kind: 'book-setting', no: 7 }, { no: 8 }, { kind: 'book-setting' }] };
    expect(namedBy(rule, data)).toEqual(['rows.0.no book-setting 7']);
  });
});
