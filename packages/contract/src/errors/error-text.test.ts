import { expect, it } from 'vitest';
import { errorText, storedErrorText } from './error-text.ts';

it('writes amounts with separators, and ids as they are', () => {
  const asset = { en: 'Coin', zh: '銅幣', jp: 'コイン' };
  const params = { asset, limit: 2_000_000, given: 12_500 };
  expect(errorText('daily_grant_limit', params, 'en')).toContain('at most 2,000,000 per day; 12,500 have');
  expect(errorText('daily_grant_limit', params, 'zh')).toContain('2,000,000');
});

it('reads a stored code that this build does not know as an internal error', () => {
  expect(storedErrorText('record_not_found', { record_id: '7' }, 'en')).toContain('7');
  expect(storedErrorText('of_another_build', {}, 'en')).toBe(errorText('internal', {}, 'en'));
});
