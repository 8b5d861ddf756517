import { expect, it } from 'vitest';
import { answerOnce, remember, rememberedAnswers } from './remembered-answers.ts';

it('a question is answered once, also by another thread, and old ones are forgotten', () => {
  const never = () => {
    throw new Error('It is known.');
  };
  const broken = { path: 'rate', code: 'asserted_rate', params: {} } as const;
  expect(answerOnce('a', () => broken)).toBe(broken);
  expect(answerOnce('a', never)).toBe(broken);
  expect(answerOnce('b', () => null)).toBeNull();
  expect(answerOnce('b', never)).toBeNull();
  remember([['c', null]]);
  expect(answerOnce('c', never)).toBeNull();
  remember(Array.from({ length: 2000 }, (_, index) => [`other ${index}`, null] as const));
  expect(rememberedAnswers()).toHaveLength(2000);
  expect(() => answerOnce('a', never)).toThrow('It is known.');
});
