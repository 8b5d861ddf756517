import { describe, expect, it } from 'vitest';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import type { JsonObject, RecordData } from '../core/json.ts';
import { registry } from '../modules/index.ts';
import { removedRows } from './removed-rows.ts';
import { validateFields } from './validate-fields.ts';

const gachapon = registry.get('gachapon-setting');
const [stored = {}] = demoConfiguration(new Date('2026-11-23T00:00:00Z'))['gachapon-setting'] ?? [];
const groups = stored['groups'] as readonly JsonObject[];
const without = (type: string): RecordData => ({
  ...stored,
  groups: groups.filter((group) => group['group_type'] !== type),
});
const codesOf = (previous: RecordData, data: RecordData) =>
  removedRows(gachapon, previous, data).map(({ path, code, params }) => [path, code, params['value']]);

describe('rows that a module’s rules ask for', () => {
  it.each(['probability_up', 'guaranteed'])('cannot be taken away: %s', (type) => {
    expect(codesOf(stored, without(type))).toEqual([['groups', 'must_keep', type]]);
    expect(validateFields(gachapon, without(type), { previous: stored })).toContainEqual(
      expect.objectContaining({ path: 'groups', code: 'must_keep', severity: 'error' }),
    );
  });

  it('cannot become rows of another sort', () => {
    const relabelled = groups.map((group) =>
      group['group_type'] === 'guaranteed' ? { ...group, group_type: 'normal' } : group,
    );
    expect(codesOf(stored, { ...stored, groups: relabelled })).toEqual([
      ['groups', 'must_keep', 'guaranteed'],
    ]);
  });

  it('may be edited, moved, and missing in a record that never had them', () => {
    expect(codesOf(stored, { ...stored, groups: groups.toReversed() })).toEqual([]);
    expect(codesOf(without('guaranteed'), without('guaranteed'))).toEqual([]);
    expect(codesOf(without('guaranteed'), stored)).toEqual([]);
    expect(validateFields(gachapon, without('guaranteed'))).toEqual([]);
  });
});
