import { describe, expect, it } from 'vitest';
import { readWaves } from './read-waves.ts';

describe('the waves of a battle', () => {
  it('name each fighter by the record it is', () => {
    const [wave] = readWaves({
      waves: [
        {
          no: 1,
          enemies: [
            { slot: 2, unit_type: 'monster', monster_id: 10021, level: 7, star: 3, boss: true },
            { slot: 5, unit_type: 'god', god_id: '3', level: 9 },
          ],
        },
      ],
    });
    expect(wave?.fighters).toEqual([
      { slot: 2, module: 'pet-setting', id: '10021', level: 7, star: 3, isBoss: true },
      { slot: 5, module: 'god-setting', id: '3', level: 9, star: 1, isBoss: false },
    ]);
  });

  it('leave out what a draft has not said yet', () => {
    expect(readWaves({})).toEqual([]);
    expect(readWaves({ waves: [{ enemies: [{}, { slot: 1 }] }] })).toEqual([{ no: 1, fighters: [] }]);
  });
});
