import { createInstance } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { list } from './en/list.ts';
import { groupedCounts } from './grouped-counts.ts';

afterEach(() => vi.unstubAllGlobals());

it('writes what is counted as people read it, and numbers that name something as they are', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  const texts = createInstance().use(groupedCounts);
  await texts.init({
    lng: 'en',
    resources: { en: { list } },
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  const changed = texts.t('list:sinceRelease', { count: 12_345, number: 1001 });
  expect(changed).toBe('12,345 changed since release 1001');
});
