import { expect, it } from 'vitest';
import { reason } from './reason.ts';

it.each(['退款', '返金', '誤送信', 'Lost', '  退款 ', 'リセ'])('takes %s for a reason', (text) => {
  expect(reason.safeParse(text).success).toBe(true);
});

it.each(['', '退', 'abc', '1234'.slice(0, 3), 'x'.repeat(201)])('takes %j for none', (text) => {
  expect(reason.safeParse(text).success).toBe(false);
});
