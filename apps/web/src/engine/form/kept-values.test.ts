import { describe, expect, it, vi } from 'vitest';
import { createKeptValues, hasChanged } from './kept-values.ts';

type Words = { readonly name: string; readonly note: string };

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('what was typed into a form', () => {
  it('adds up within one event, where nothing is rendered in between', () => {
    const { change, read } = createKeptValues<Words>(createStorage(), 'form');
    change({ name: 'Tea season' });
    change({ note: 'for the party' });
    expect(read()).toEqual({ name: 'Tea season', note: 'for the party' });
  });

  it('is there again after the page was reloaded, until it is dropped', () => {
    const storage = createStorage();
    const { change, drop, read } = createKeptValues<Words>(storage, 'form');
    change({ name: 'Tea season' });
    expect(createKeptValues<Words>(storage, 'form').read()).toEqual({ name: 'Tea season' });
    drop();
    expect([read(), createKeptValues<Words>(storage, 'form').read()]).toEqual([{}, {}]);
  });

  it('tells those that listen, and no others', () => {
    const { change, subscribe } = createKeptValues<Words>(createStorage(), 'form');
    const listener = vi.fn<() => void>();
    const stop = subscribe(listener);
    change({ name: 'Tea' });
    stop();
    change({ name: 'Tea season' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is typed even where the store is full or holds something else', () => {
    const full = {
      ...createStorage(),
      getItem: () => '{',
      setItem: () => {
        throw new Error('The quota has been exceeded.');
      },
    };
    const { change, read } = createKeptValues<Words>(full, 'form');
    change({ name: 'Tea season' });
    expect(read()).toEqual({ name: 'Tea season' });
  });

  it('differs from the beginning by what it holds: a line that came and went again changes nothing', () => {
    const initial = { things: [{ kind: 'item', amount: 1 }] };
    expect(hasChanged({ things: [{ kind: 'item', amount: 1 }] }, initial)).toBe(false);
    expect(hasChanged({ things: [{ kind: 'item', amount: 2 }] }, initial)).toBe(true);
    expect(hasChanged({}, initial)).toBe(false);
  });
});
