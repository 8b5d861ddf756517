import { describe, expect, it } from 'vitest';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { changeRow, copiedRow, lockedRows, moveRow, newRow, shareText, shares } from './row-operations.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };
const number = (key: string, preset?: number): ResolvedField => ({
  kind: 'integer',
  key,
  label,
  required: true,
  rowFields: [],
  ...(preset === undefined ? {} : { default: preset }),
});
const groups: ResolvedField<'rows'> = {
  kind: 'rows',
  key: 'groups',
  label,
  required: true,
  fields: {},
  uniqueBy: 'group_no',
  weight: 'weight',
  rowFields: [number('group_no'), number('weight', 0), number('trigger_count', 0)],
};

describe('rows of a table', () => {
  it('starts a new row from the defaults and goes on counting the unique number', () => {
    expect(newRow(groups, [{ group_no: 1 }, { group_no: 4 }])).toEqual({
      group_no: 5,
      weight: 0,
      trigger_count: 0,
    });
    expect(newRow(groups, [])).toMatchObject({ group_no: 1 });
  });

  it('forgets the record that was named when another module is chosen', () => {
    const target: ResolvedField = {
      kind: 'reference_by',
      key: 'target',
      label,
      required: true,
      rowFields: [],
      by: 'owner',
      targets: { pet: 'pet-setting', god: 'god-setting' },
    };
    const rows = [{ owner: 'pet', target: 7 }];
    expect(changeRow([target], rows, 0, 'owner', 'god')).toEqual([{ owner: 'god', target: null }]);
    expect(changeRow([target], rows, 0, 'target', 8)).toEqual([{ owner: 'pet', target: 8 }]);
  });

  it('copies a row without repeating its unique value', () => {
    expect(copiedRow(groups, [{ group_no: 1, weight: 70 }], 0)).toEqual({ group_no: 2, weight: 70 });
    const bySlot = { ...groups, uniqueBy: 'slot' };
    expect(copiedRow(bySlot, [{ slot: 'normal', weight: 70 }], 0)).toEqual({ weight: 70 });
  });

  it('moves a row and leaves the others in order', () => {
    const rows = [{ n: 1 }, { n: 2 }, { n: 3 }];
    expect(moveRow(rows, 2, 0)).toEqual([{ n: 3 }, { n: 1 }, { n: 2 }]);
    expect(moveRow(rows, 0, 3)).toBe(rows);
  });

  it('shows shares to four digits, and none when nothing weighs', () => {
    const rows = [{ weight: 70 }, { weight: 230 }, { weight: 9700 }];
    expect(shares(rows, 'weight').map(shareText)).toEqual(['0.7000%', '2.3000%', '97.0000%']);
    expect(shares([{ weight: 0 }, {}], 'weight').map(shareText)).toEqual(['–', '–']);
  });

  it('locks the last row of a kind that a rule asks for', () => {
    const rules = [{ field: 'type', along: 'groups', is: 'covers', values: ['up', 'sure'] }] as const;
    const rows = [{ type: 'up' }, { type: 'up' }, { type: 'sure' }];
    expect([...lockedRows(rules, 'groups', rows)]).toEqual([2]);
    expect([...lockedRows(rules, 'pets', rows)]).toEqual([]);
  });
});
