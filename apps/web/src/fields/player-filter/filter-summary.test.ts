import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { numberOf, periodSummary, rangeSummary, statusSummary } from './filter-summary.ts';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterEach(() => vi.unstubAllGlobals());

describe('a filter in words', () => {
  it('says both ends of a range, or the one there is', () => {
    expect(rangeSummary([10, 60])).toBe('10 – 60');
    expect(rangeSummary([10, null])).toBe('≥ 10');
    expect(rangeSummary([null, 1500])).toBe('≤ 1,500');
    expect(rangeSummary([7, 7])).toBe('7');
    expect(rangeSummary([null, null])).toBeNull();
  });

  it('says days as they are where the person is', () => {
    // Midnight in Hong Kong.
    expect(periodSummary('2026-09-30 16:00:00', '2026-10-31 15:59:59')).toBe('2026-10-01 – 2026-10-31');
    expect(periodSummary(undefined, '2026-10-31 15:59:59')).toBe('≤ 2026-10-31');
    expect(periodSummary('', '')).toBeNull();
  });

  it('says a status as tags do, and what it does not know as it is', () => {
    expect(statusSummary('suspended')).toBe('Suspended');
    expect(statusSummary('frozen')).toBe('frozen');
    expect(statusSummary(undefined)).toBeNull();
  });

  it('takes no end from an address that holds no number', () => {
    expect(['12', '-1', '1e3', '', '99999999999', undefined].map(numberOf)).toEqual([
      12,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
