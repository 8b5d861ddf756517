import { describe, expect, it } from 'vitest';
import type { Problems, ReleaseProblem } from '../../api/releases.ts';
import {
  areAllTicked,
  carriedTick,
  groupByRecord,
  splitWarnings,
  wantedTicks,
  withDuplicatesTogether,
  withTicks,
} from './warning-groups.ts';

const warning = (recordId: string, key: string, by?: string): ReleaseProblem => ({
  module: 'pet-setting',
  recordId,
  title: null,
  path: 'name.jp',
  code: 'text_missing',
  params: {},
  severity: 'warning',
  key,
  accepted: by === undefined ? null : { number: 2, by, at: '2026-12-01 10:00:00' },
});

const problems = (issues: readonly ReleaseProblem[], more: Partial<Problems> = {}): Problems => ({
  errors: 0,
  warnings: issues.length,
  newWarnings: issues.filter(({ accepted }) => accepted === null).length,
  notRun: 0,
  checkedRecords: 10,
  digest: 'all',
  issues: [...issues],
  carried: [],
  keptOut: [],
  ...more,
});

describe('warnings of a release', () => {
  it('want a tick each where they are new, and none where they were accepted earlier', () => {
    const found = problems([warning('1', 'a'), warning('1', 'b'), warning('7', 'c', 'Ada')]);
    expect(splitWarnings(found)).toMatchObject({ unlisted: 0, knownCount: 1, knownBy: ['Ada'] });
    expect(wantedTicks(found)).toEqual(['a', 'b']);
    const one = withTicks(new Set(), ['a'], true);
    expect(areAllTicked(found, one)).toBe(false);
    const both = withTicks(one, ['b'], true);
    expect(areAllTicked(found, both)).toBe(true);
    expect(areAllTicked(found, withTicks(both, ['a'], false))).toBe(false);
  });

  it('want one tick more for those that are too many to be listed', () => {
    const found = problems([warning('1', 'a')], { warnings: 600, newWarnings: 600 });
    expect(wantedTicks(found)).toEqual(['a', 'all']);
  });

  it('about what was copied together want one tick, however many are listed', () => {
    const carried = { ...warning('8', 'd'), code: 'carried_over' } as const;
    const group = {
      module: 'event-setting',
      recordId: '504',
      title: null,
      from: { recordId: '501', title: null },
      count: 400,
      records: [{ module: 'pet-setting', recordId: '8' }],
    };
    const found = problems([warning('1', 'a'), carried], { newWarnings: 401, carried: [group] });
    expect(splitWarnings(found)).toMatchObject({
      asked: [{ key: 'a' }],
      carried: [{ group, issues: [carried] }],
      unlisted: 0,
    });
    expect(wantedTicks(found)).toEqual(['a', carriedTick(group)]);
  });

  it('are grouped by their record', () => {
    const groups = groupByRecord([warning('1', 'a'), warning('2', 'b'), warning('1', 'c')]);
    expect(groups.map(({ recordId, issues }) => [recordId, issues.map(({ key }) => key)])).toEqual([
      ['1', ['a', 'c']],
      ['2', ['b']],
    ]);
  });

  it('about values that other records have are told together, and each is still asked for', () => {
    const duplicate = (recordId: string, key: string): ReleaseProblem => ({
      ...warning(recordId, key),
      code: 'duplicate',
      params: { record: '501' },
    });
    const found = [warning('1', 'a'), duplicate('1', 'b'), duplicate('2', 'c')];
    const { groups, duplicates } = withDuplicatesTogether(found);
    const keysOf = (all: typeof groups) => all.map(({ issues }) => issues.map(({ key }) => key));
    expect([keysOf(groups), keysOf(duplicates)]).toEqual([[['a']], [['b'], ['c']]]);
    expect(wantedTicks(problems(found))).toEqual(['a', 'b', 'c']);
  });

  it('about a value that another record has stays with its record where it is the only one', () => {
    const duplicate = { ...warning('1', 'b'), code: 'duplicate', params: { record: '501' } } as const;
    const { groups, duplicates } = withDuplicatesTogether([warning('1', 'a'), duplicate]);
    expect([groups.map(({ issues }) => issues.length), duplicates]).toEqual([[2], []]);
  });
});
