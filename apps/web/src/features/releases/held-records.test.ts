import { describe, expect, it } from 'vitest';
import type { ModuleChanges } from '../../api/releases.ts';
import { countChanges, heldByDefault, heldList, withHeld } from './held-records.ts';

const change = (recordId: string, held = false) => ({
  recordId,
  title: null,
  image: null,
  kind: 'changed' as const,
  fields: [],
  authors: [],
  at: null,
  held,
  rolledBack: false,
});
const modules: readonly ModuleChanges[] = [
  { module: 'tower', records: [change('1'), change('2', true)] },
  { module: 'shop', records: [change('1')] },
];

describe('records held back from a release', () => {
  it('begin with those the live release held back', () => {
    expect(heldList(modules, heldByDefault(modules))).toEqual([{ module: 'tower', recordId: '2' }]);
  });

  it('are told apart by module', () => {
    const held = withHeld(new Set(), 'shop', ['1'], true);
    expect(heldList(modules, held)).toEqual([{ module: 'shop', recordId: '1' }]);
  });

  it('drop out when their change is gone', () => {
    const held = withHeld(new Set(), 'tower', ['1', '9'], true);
    expect(heldList(modules, held)).toEqual([{ module: 'tower', recordId: '1' }]);
    expect(heldList(modules, withHeld(held, 'tower', ['1'], false))).toEqual([]);
  });
});

describe('the number of changes', () => {
  it('counts those that are too many to be listed', () => {
    const totals = { new: 5000, changed: 2, deleted: 1 };
    expect(countChanges({ modules: [...modules], totals })).toEqual({ total: 5003, unlisted: 5000 });
  });

  it('is none before they are known', () => {
    expect(countChanges(undefined)).toEqual({ total: 0, unlisted: 0 });
  });
});
