import { describe, expect, it } from 'vitest';
import type { Release } from '../../api/releases.ts';
import { findSwapStart } from './find-swap-start.ts';

const release = (number: number, contentHash: string, more: Partial<Release> = {}): Release => ({
  number,
  kind: 'publish',
  sourceNumber: null,
  sourceModule: null,
  version: '1.4.0',
  name: '',
  note: '',
  author: null,
  at: '2026-11-27T00:00:00Z',
  contentHash,
  recordCount: 0,
  changeCount: 0,
  heldCount: 0,
  isLive: false,
  ...more,
});

const start = (releases: readonly Release[]) => {
  const [live] = releases;
  if (live === undefined) throw new Error('No release is live.');
  const { proposal, wayBack } = findSwapStart(releases, live);
  return [proposal, wayBack?.number ?? null];
};

describe('what Active Swap begins with', () => {
  it('is the newest earlier release with other content', () => {
    expect(start([release(4, 'b'), release(3, 'b'), release(2, 'a'), release(1, 'a')])).toEqual([2, null]);
  });

  it('is nothing where every release has the same content', () => {
    expect(start([release(2, 'a'), release(1, 'a')])).toEqual([null, null]);
  });

  it('is the way back after a roll back, and no proposal', () => {
    const back = release(3, 'a', { kind: 'rollback', sourceNumber: 1 });
    expect(start([back, release(2, 'b'), release(1, 'a')])).toEqual([null, 2]);
  });

  it('knows the way back before the list names the roll back', () => {
    const back = release(3, 'a', { kind: 'rollback', sourceNumber: 1 });
    expect(findSwapStart([release(2, 'b', { isLive: true }), release(1, 'a')], back).wayBack?.number).toBe(2);
  });
});
