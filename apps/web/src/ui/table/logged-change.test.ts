import { logSystemId } from '@quartermaster/domain/enums/log-system';
import { afterEach, expect, it, vi } from 'vitest';
import { loggedChange } from './logged-change.ts';

afterEach(() => vi.unstubAllGlobals());

const change = (system: Parameters<typeof logSystemId>[0], before: string | null, after: string | null) =>
  loggedChange({ systemId: logSystemId(system), beforeValue: before, afterValue: after, assetValue: null });

it.each([
  ['en', 'Paid, not delivered → Delivered'],
  ['zh', '已付款，未發貨 → 已發貨'],
  ['jp', '支払い済み・未付与 → 付与済み'],
])('says how far an order came in the reader’s words, %s', (language, words) => {
  vi.stubGlobal('localStorage', { getItem: () => language });
  expect(change('PAYMENT', 'paid', 'delivered')).toBe(words);
});

it('says once what stayed as it was', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  expect(change('PAYMENT', 'paid', 'paid')).toBe('Paid, not delivered');
});

it('says why a code was refused, as a reason and not as a change', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  expect(change('CODE', null, 'batch_inactive')).toBe('Batch not active');
  expect(change('CODE', null, 'code_expired')).toBe('Expired or not available');
});

it('leaves a name as it came, also one that looks like a state', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'jp' });
  expect(change('SYSTEM', 'paid', null)).toBe('paid → —');
});

it('groups amounts, and is silent about entries without values', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  const values = {
    systemId: logSystemId('PAYMENT'),
    beforeValue: '340',
    afterValue: '2900',
    assetValue: 2560,
  };
  expect(loggedChange(values)).toBe('340 → 2,900');
  expect(change('PAYMENT', null, null)).toBeNull();
});
