import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeText, NOT_KNOWN, valueText } from './value-text.ts';

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterAll(() => vi.unstubAllGlobals());

describe('numbers of a report', () => {
  it.each([
    ['count', 1234.4, '1,234'],
    ['mean', 2.25, '2.3'],
    ['money', 5.5, '5.50'],
    ['share', 0.66667, '66.67%'],
    ['sigma', -3.21, '−3.2'],
    ['count', null, NOT_KNOWN],
  ] as const)('%s of %s is %s', (kind, value, text) => {
    expect(valueText(kind, value)).toBe(text);
  });

  it.each([
    ['count', 150, 100, '+50%'],
    ['money', 5, 10, '−50%'],
    ['count', -5, -10, '+50%'],
    ['share', 0.5, 0.45, '+5%pt'],
    ['count', 0, 0, '±0%'],
    ['count', 5, 0, NOT_KNOWN],
    ['count', null, 5, NOT_KNOWN],
  ] as const)('%s from %s, which was %s, is %s', (kind, value, before, text) => {
    expect(changeText(kind, value, before)).toBe(text);
  });
});
