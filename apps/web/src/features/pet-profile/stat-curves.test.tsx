import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pet } from '../../i18n/en/pet.ts';
import { StatCurves } from './stat-curves.tsx';

beforeAll(async () => {
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { pet } } });
});

beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterEach(() => vi.unstubAllGlobals());

const shownText = (saved: readonly number[] | null): string =>
  renderToStaticMarkup(<StatCurves curves={[{ stat: 'atk', draft: [10, 20, 30], saved }]} />);

it('says what a stat was where another one is typed', () => {
  expect(shownText([10, 20, 25])).toContain('was 25');
  expect(shownText([10, 20, 30])).not.toContain('was');
});

it('says nothing of before where the pet is new', () => {
  expect(shownText(null)).not.toContain('was');
  expect(shownText(null)).toContain('Lv. 3');
});
