import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecentReasons, rememberReason } from './recent-reasons.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('reasons given before', () => {
  it('come latest first, each once', () => {
    for (const reason of ['lost item', 'double charge', 'lost item']) rememberReason(1, reason);
    expect(readRecentReasons(1)).toEqual(['lost item', 'double charge']);
  });

  it('are a person’s own', () => {
    rememberReason(1, 'lost item');
    expect(readRecentReasons(2)).toEqual([]);
  });

  it('are few', () => {
    for (let nth = 0; nth < 20; nth += 1) rememberReason(1, `ticket ${nth}`);
    expect(readRecentReasons(1)).toHaveLength(8);
    expect(readRecentReasons(1)[0]).toBe('ticket 19');
  });

  it('may be nonsense in the store', () => {
    localStorage.setItem('recent_reasons_1', '{"a":');
    expect(readRecentReasons(1)).toEqual([]);
    localStorage.setItem('recent_reasons_1', '["one", 2, null]');
    expect(readRecentReasons(1)).toEqual(['one']);
  });
});
