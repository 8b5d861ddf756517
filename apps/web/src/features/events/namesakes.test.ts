import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HomeRecord } from '../../api/event-home.ts';
import { namesakesIn } from './namesakes.ts';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterEach(() => vi.unstubAllGlobals());

const named = (module: string, recordId: string, en: string): HomeRecord => ({
  module,
  recordId,
  title: { en, zh: en, jp: en },
  relation: 'names',
  status: 'active',
  standing: null,
  periods: [],
  errors: 0,
  warnings: 0,
  missingTexts: [],
});

describe('namesakesIn', () => {
  it('tells records of one name apart by their kind, and those of one kind by their ID', () => {
    const basket = named('store', '1', 'Harvest Basket');
    const packed = named('package', '1', 'Harvest Basket');
    const night = named('promo', '1', 'Long Night');
    const second = named('promo', '2', 'Long Night');
    const alone = named('promo', '3', 'Fire on the Road');
    const nameless = [named('promo', '4', ''), named('promo', '5', '')];
    expect([...namesakesIn([basket, packed, night, second, alone, ...nameless])]).toEqual([
      [basket, 'kind'],
      [packed, 'kind'],
      [night, 'id'],
      [second, 'id'],
    ]);
  });
});
