import { expect, it } from 'vitest';
import { drawAnswer } from './draw-answer.ts';

const UNLUCKY = {
  pulls: 1090,
  firstAt: '2026-11-13 11:00:00',
  rarity: 'SSR',
  got: 1,
  expected: 1.35,
  counter: 21,
  hardAt: 90,
  lastRare: { pullsAgo: 21 },
};

it('tells what came, what the odds promise and what is guaranteed, in the language of the player', () => {
  expect(drawAnswer(UNLUCKY, 'Autumn Embers', 'en')).toBe(
    'Your draws on “Autumn Embers” since 2026-11-13: 1,090. Prizes (SSR): 1; at the published odds, 1.35 on average. Draws since the last SSR: 21. Draws until SSR is guaranteed, at most: 69.',
  );
  expect(drawAnswer(UNLUCKY, '秋燼', 'zh')).toContain('最多再抽 69 次，必定獲得 SSR。');
  expect(drawAnswer(UNLUCKY, '秋の残り火', 'jp')).toContain('前回のSSRは21回前です。');
});

it('leaves out what is not known', () => {
  const unknown = { ...UNLUCKY, expected: null, hardAt: null, lastRare: null };
  expect(drawAnswer(unknown, 'A', 'en')).toBe('Your draws on “A” since 2026-11-13: 1,090. Prizes (SSR): 1.');
  expect(drawAnswer({ ...unknown, rarity: null }, 'A', 'en')).toBe(
    'Your draws on “A” since 2026-11-13: 1,090.',
  );
});
