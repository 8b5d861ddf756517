import { describe, expect, it } from 'vitest';
import { conditionOf, searchOf, viewOf } from './condition.ts';

describe('a condition', () => {
  const address =
    'q=Ash&by=name&server=2,3&level_from=10&last_login_from=2026-10-01+00%3A00%3A00&sort=level&status=active';
  const { search, servers } = viewOf(address);

  it('is taken from a kept view, without what a delivery does not ask', () => {
    expect(servers).toEqual([2, 3]);
    expect(search).toEqual({
      q: 'Ash',
      by: 'name',
      level_from: '10',
      last_login_from: '2026-10-01 00:00:00',
    });
    expect(viewOf('vip_to=3')).toEqual({ search: { vip_to: '3' }, servers: [] });
  });

  it('asks for whom the search finds', () => {
    expect(conditionOf(search, servers)).toEqual({
      kind: 'condition',
      servers: [2, 3],
      q: 'Ash',
      by: 'name',
      filters: { level_from: 10, last_login_from: '2026-10-01 00:00:00' },
    });
  });

  it('becomes the same search again', () => {
    const filters = { levelFrom: 10, lastLoginFrom: '2026-10-01 00:00:00' };
    expect(searchOf({ kind: 'condition', servers: [2, 3], q: 'Ash', by: 'name', filters })).toEqual(search);
  });
});
