import { expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { rowsOnPath } from './rows-on-path.ts';

const data: RecordData = {
  days: [
    { day: 1, rewards: [] },
    {
      day: 14,
      name: { en: 'Last' },
      rewards: [{ kind: 'coin' }, { kind: 'item', target_id: '7', amount: 10 }],
    },
  ],
};

it('finds the rows on the way to a value, without what they hold below', () => {
  expect(rowsOnPath(data, 'days.1.rewards.1.target_id')).toEqual([
    { day: 14 },
    { kind: 'item', target_id: '7', amount: 10 },
  ]);
  expect(rowsOnPath(data, 'days.9.rewards.1.target_id')).toEqual([]);
  expect(rowsOnPath(data, 'title')).toEqual([]);
});
