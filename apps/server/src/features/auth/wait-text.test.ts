import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [1, '1 second', '1 秒', '1 秒'],
  [59, '59 seconds', '59 秒', '59 秒'],
  [60, '1 minute', '1 分鐘', '1 分'],
  [61, '2 minutes', '2 分鐘', '2 分'],
  [840, '14 minutes', '14 分鐘', '14 分'],
])('tells %i seconds as people do', (seconds, en, zh, jp) => {
  expect(waitText(seconds)).toEqual({ en, zh, jp });
});
