import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meQuery } from '../../api/get-me.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { loadModule } from '../../engine/load-module.ts';
import { fetchListAhead } from './list-ahead.ts';

const MODULE = 'item-setting';
const VISIT = { moduleKey: MODULE, search: { env: 'dev', v: '1.4.0' } };
const PAGE = { data: [], total: 0, references: {} };

let queryClient: QueryClient;
let asked: string[];
let answer: (response: Response) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { cookie: '' });
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  queryClient = new QueryClient();
  queryClient.setQueryData(moduleQuery(MODULE).queryKey, await loadModule(MODULE));
  queryClient.setQueryData(meQuery().queryKey, { type: 'admin' } as never);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Starts a visit; answers whether its screen may be drawn. */
function visit(): () => Promise<boolean> {
  let isDrawn = false;
  void fetchListAhead(queryClient, VISIT).then(() => {
    isDrawn = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return isDrawn;
  };
}

describe('the records of a list that is opened', () => {
  it('are there when its screen is drawn', async () => {
    const isDrawn = visit();
    expect(await isDrawn()).toBe(false);
    expect(asked).toHaveLength(1);
    answer(Response.json(PAGE));
    await expect.poll(isDrawn).toBe(true);
    expect(queryClient.getQueryCache().findAll({ type: 'all' })).toHaveLength(3);
  });

  it('are not waited for noticeably long', async () => {
    const isDrawn = visit();
    await vi.advanceTimersByTimeAsync(99);
    expect(await isDrawn()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isDrawn()).toBe(true);
  });

  it('are not waited for where a page of them is known, but asked for again', async () => {
    const first = visit();
    expect(await first()).toBe(false);
    answer(Response.json(PAGE));
    await expect.poll(first).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(await visit()()).toBe(true);
    expect(asked).toHaveLength(2);
  });
});
