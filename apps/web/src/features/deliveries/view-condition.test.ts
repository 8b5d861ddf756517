import { describe, expect, it } from 'vitest';
import { conditionOfView } from './view-condition.ts';

describe('conditionOfView', () => {
  it('asks for whom the kept search finds', () => {
    const address =
      'q=Ash&by=name&server=2,3&level_from=10&last_login_from=2026-10-01+00%3A00%3A00&sort=level';
    expect(conditionOfView(address, [1, 2, 3])).toEqual({
      kind: 'condition',
      servers: [2, 3],
      q: 'Ash',
      by: 'name',
      filters: { level_from: 10, last_login_from: '2026-10-01 00:00:00' },
    });
  });

  it('means every server where the search named none', () => {
    expect(conditionOfView('vip_to=3', [1, 2])).toMatchObject({
      servers: [1, 2],
      q: '',
      filters: { vip_to: 3 },
    });
  });
});
