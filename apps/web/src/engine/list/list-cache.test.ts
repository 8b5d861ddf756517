import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { RecordPage, RecordRow } from '../../api/list-records.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { addRow, createListCache, removeRows, updateRow } from './list-cache.ts';

function row(recordId: string, hp = 1): RecordRow {
  return {
    recordId,
    data: { hp },
    revision: 1,
    updatedAt: '2026-01-01 00:00:00',
    updatedBy: null,
    change: null,
  };
}

function page(...data: RecordRow[]): RecordPage {
  const size = data.length;
  return {
    currentPage: 1,
    data,
    from: size > 0 ? 1 : null,
    lastPage: 1,
    nextPageUrl: null,
    path: '',
    perPage: 15,
    prevPageUrl: null,
    to: size > 0 ? size : null,
    total: size,
    references: {},
  };
}

describe('a list after a write', () => {
  it('appends a record that is new to it', () => {
    const after = addRow(page(row('1')), row('2'));
    expect(after.data.map((each) => each.recordId)).toEqual(['1', '2']);
    expect(after).toMatchObject({ total: 2, from: 1, to: 2 });
  });

  it('counts the first record of an empty list', () => {
    expect(addRow(page(), row('1'))).toMatchObject({ total: 1, from: 1, to: 1 });
  });

  it('merges an added record that it already shows', () => {
    const after = addRow(page(row('1'), row('2')), row('1', 9));
    expect(after.total).toBe(2);
    expect(after.data[0]?.data).toEqual({ hp: 9 });
  });

  it('merges an updated record into the one of its identity, at its place in the list', () => {
    const after = updateRow(page(row('1'), row('2'), row('3')), { ...row('2', 9), updatedBy: 'Ada' });
    expect(after.data.map(({ recordId }) => recordId)).toEqual(['1', '2', '3']);
    expect(after.data[1]).toEqual({ ...row('2', 9), updatedBy: 'Ada' });
    expect(after.total).toBe(3);
  });

  it('leaves a page alone that does not show the updated record', () => {
    const before = page(row('1'));
    expect(updateRow(before, row('2'))).toBe(before);
  });

  it('drops removed records and counts them off', () => {
    const after = removeRows(page(row('1'), row('2'), row('3')), new Set(['1', '3']));
    expect(after.data.map((each) => each.recordId)).toEqual(['2']);
    expect(after).toMatchObject({ total: 1, to: 1 });
  });
});

describe('a list that is fetched', () => {
  const place = { environment: 'dev', version: '1.0.0', module: 'spell-setting' };

  it('is replaced whole: what was merged meanwhile and what is gone stay behind', async () => {
    const queryClient = new QueryClient();
    const answer = vi
      .fn<() => Promise<RecordPage>>()
      .mockResolvedValueOnce(page(row('1'), row('2')))
      .mockResolvedValueOnce(page(row('2', 5), row('4')));
    const list = new QueryObserver(queryClient, { queryKey: queryKeys.lists(place), queryFn: answer });
    const stop = list.subscribe(() => undefined);
    await expect.poll(() => list.getCurrentResult().data).toEqual(page(row('1'), row('2')));

    createListCache(queryClient, place).add(row('3'));
    expect(list.getCurrentResult().data?.data.map(({ recordId }) => recordId)).toEqual(['1', '2', '3']);
    await expect.poll(() => list.getCurrentResult().data).toEqual(page(row('2', 5), row('4')));
    stop();
  });
});
