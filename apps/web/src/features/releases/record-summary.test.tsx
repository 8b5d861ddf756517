import { registry } from '@quartermaster/domain/modules/index';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { fields } from '../../i18n/en/fields.ts';
import { NewSummary } from './record-summary.tsx';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'en', defaultNS: 'fields', resources: { en: { fields } } });
});

const shownText = (rows: number): string =>
  renderToStaticMarkup(
    <NewSummary module={registry.get('pet-setting')} summary={[{ path: 'skills', value: rows }]} />,
  ).replaceAll(/<[^>]*>/g, '');

it('says that a number is how many rows there are', () => {
  expect(shownText(5)).toBe('Skills 5 rows');
  expect(shownText(1)).toBe('Skills 1 row');
});
