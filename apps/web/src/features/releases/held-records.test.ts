import { describe, expect, it } from 'vitest';
import type { Hold } from '../../api/record-holds.ts';
import type { DraftChanges, ModuleChanges } from '../../api/releases.ts';
import { countChanges, heldList, lacksHeld, recordsOnHold, withoutHolds } from './held-records.ts';

const HOLD: Hold = {
  reason: 'Economy review',
  until: null,
  by: 'Kenta',
  at: '2026-12-01 12:00:00',
  rolledBack: null,
  isOver: false,
};
const change = (recordId: string, hold: Hold | null = null) => ({
  recordId,
  title: null,
  image: null,
  kind: 'changed' as const,
  fields: [],
  summary: [],
  usedBy: [],
  authors: [],
  at: null,
  hold,
});
const modules: readonly ModuleChanges[] = [
  { module: 'tower', records: [change('1'), change('2', HOLD)], total: 2 },
  { module: 'shop', records: [change('2'), change('3', { ...HOLD, isOver: true })], total: 2 },
];
const changes: DraftChanges = {
  live: null,
  headSeq: 9,
  holdsDigest: '',
  held: 1,
  modules: [...modules],
  references: {},
  totals: { new: 0, changed: 4, deleted: 0 },
};

describe('changes on hold', () => {
  it('are those whose date has not passed, told apart by module', () => {
    expect([...recordsOnHold(modules)]).toEqual(['tower/2']);
    expect(heldList(modules, recordsOnHold(modules))).toEqual([{ module: 'tower', recordId: '2' }]);
  });

  it('are let go by module and record', () => {
    const other = withoutHolds(changes, [{ module: 'shop', recordId: '2' }]);
    expect(other).toEqual(changes);
    const { held, modules: left } = withoutHolds(changes, [{ module: 'tower', recordId: '2' }]);
    expect([held, recordsOnHold(left).size]).toEqual([0, 0]);
    // That its date has passed is still told.
    expect(left[1]?.records[1]?.hold?.isOver).toBe(true);
  });
});

describe('a record that misses another one', () => {
  const held = recordsOnHold(modules);
  const missing = (id: string) => ({ code: 'reference_missing' as const, params: { module: 'tower', id } });

  it('is told where that one is on hold', () => {
    expect(lacksHeld(missing('2'), held)).toBe(true);
  });

  it('is told nothing where that one does not exist, or where something else is wrong', () => {
    expect(lacksHeld(missing('1'), held)).toBe(false);
    expect(lacksHeld({ code: 'required', params: { module: 'tower', id: '2' } }, held)).toBe(false);
  });
});

describe('the number of changes', () => {
  it('counts those that are too many to be listed', () => {
    const totals = { new: 5000, changed: 4, deleted: 1 };
    expect(countChanges({ ...changes, totals, held: 1 })).toEqual({
      total: 5005,
      unlisted: 5001,
      unlistedHeld: 0,
    });
    expect(countChanges({ ...changes, totals, held: 3001 })).toEqual({
      total: 5005,
      unlisted: 2001,
      unlistedHeld: 3000,
    });
  });

  it('is none before they are known', () => {
    expect(countChanges(undefined)).toEqual({ total: 0, unlisted: 0, unlistedHeld: 0 });
  });
});
