import { describe, expect, it } from 'vitest';
import {
  addressOfSearch,
  clearedSearch,
  isAsking,
  narrowingFilters,
  nextSort,
  searchOfAddress,
} from './player-search.ts';

describe('a search for players', () => {
  it('asks once there is a text or a filter', () => {
    expect(isAsking('user-global', {})).toBe(false);
    expect(isAsking('user-global', { by: 'email', sort: 'name' })).toBe(false);
    expect(isAsking('user-global', { q: '狐火' })).toBe(true);
    expect(isAsking('user-global', { level_to: '10' })).toBe(true);
  });

  it('of one server asks nothing by choosing the server', () => {
    expect(isAsking('user-global', { server: '1' })).toBe(true);
    expect(isAsking('user-control', { server: '1' })).toBe(false);
    expect(narrowingFilters('user-control')).not.toContain('server');
  });

  it('stays on its server when it is cleared', () => {
    const search = { server: '2', q: 'mika', status: 'suspended' };
    expect(clearedSearch('user-control', search)).toEqual({ server: '2' });
    expect(clearedSearch('user-global', search)).toEqual({});
  });

  it('is the same after it was kept as a view', () => {
    const search = { q: 'a&b=ü', by: 'name', spent_from: '0', sort: '-level' };
    expect(searchOfAddress(addressOfSearch(search))).toEqual(search);
    expect(addressOfSearch({ q: '', by: 'any' })).toBe('by=any');
    expect(searchOfAddress('q=x&nonsense=1')).toEqual({ q: 'x' });
  });

  it('turns the order of a column round', () => {
    expect(nextSort(undefined, 'level')).toBe('-level');
    expect(nextSort('-level', 'level')).toBe('level');
    expect(nextSort('level', 'level')).toBe('-level');
    expect(nextSort('-level', 'name')).toBe('-name');
  });
});
