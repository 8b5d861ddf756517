import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { common } from '../../i18n/en/common.ts';
import { facts } from '../../i18n/en/facts.ts';
import { PlainChangeList } from './plain-change-list.tsx';

beforeAll(async () => {
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, facts } } });
});

const told = (after: number): string =>
  renderToStaticMarkup(
    <PlainChangeList changes={[{ key: 'asked_by', before: null, after }]} staff={{ 7: 'Mei Lin' }} />,
  ).replaceAll(/<[^>]*>/g, '');

it('names the person who requested an approval', () => {
  expect(told(7)).toBe('Requested byMei Lin');
});

it('says that a number is a person’s where nobody has that name', () => {
  expect(told(8)).toBe('Requested byStaff 8');
});
