import { afterEach, describe, expect, it, vi } from 'vitest';
import { uniqueId } from './unique-id.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a unique id', () => {
  it('needs nothing that browsers keep for secure origins', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    expect(uniqueId()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 500 }, uniqueId)).size).toBe(500);
  });
});
