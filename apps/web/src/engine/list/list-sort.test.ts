import { describe, expect, it } from 'vitest';
import { nextSort, readSort } from './list-sort.ts';

describe('pressing the head of a column', () => {
  it('goes through ascending and descending back to the usual order', () => {
    const first = nextSort(null, 'name');
    const second = nextSort(first, 'name');
    expect([first, second, nextSort(second, 'name')]).toEqual(['name', '-name', null]);
  });

  it('begins with what was edited last', () => {
    expect(nextSort(null, '@updated')).toBe('-@updated');
    expect(nextSort('-@updated', '@updated')).toBe('@updated');
    expect(nextSort('@updated', '@updated')).toBeNull();
  });

  it('starts again on another column', () => {
    expect(nextSort('-name', 'hp')).toBe('hp');
  });

  it('adds, turns and takes away further columns with the shift key', () => {
    const added = nextSort('rarity', 'name', true);
    const turned = nextSort(added, 'name', true);
    expect([added, turned, nextSort(turned, 'name', true)]).toEqual([
      'rarity,name',
      'rarity,-name',
      'rarity',
    ]);
    expect(nextSort('-rarity,name', 'rarity', true)).toBe('name');
    expect(nextSort('rarity,name', 'name')).toBe('name');
  });

  it('limits the number of sorted columns', () => {
    expect(readSort(nextSort('a,b,c,d', 'e', true))).toHaveLength(4);
  });
});
