import { expect, it } from 'vitest';
import { inNaturalOrder } from './order-referrers.ts';

const referrer = (label: string, recordId: string, path = 'rewards.0.target_id') => ({
  module: 'level-setting',
  recordId,
  title: label,
  label,
  path,
  rows: [],
});

it('counts as people do: level 5 comes before level 10, and row 2 before row 11', () => {
  const mixed = [
    referrer('Level 10', '10'),
    referrer('Level 5', '5', 'rewards.10.target_id'),
    referrer('Level 50', '50'),
    referrer('Level 5', '5', 'rewards.1.target_id'),
    referrer('Ember', '7'),
  ];
  expect(inNaturalOrder(mixed).map(({ label, path }) => [label, path])).toEqual([
    ['Ember', 'rewards.0.target_id'],
    ['Level 5', 'rewards.1.target_id'],
    ['Level 5', 'rewards.10.target_id'],
    ['Level 10', 'rewards.0.target_id'],
    ['Level 50', 'rewards.0.target_id'],
  ]);
});
