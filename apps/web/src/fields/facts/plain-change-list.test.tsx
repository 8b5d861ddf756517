import type { JsonValue } from '@quartermaster/domain/core/json';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { common } from '../../i18n/en/common.ts';
import { facts } from '../../i18n/en/facts.ts';
import { PlainChangeList } from './plain-change-list.tsx';

beforeAll(async () => {
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, facts } } });
});

beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterEach(() => void vi.unstubAllGlobals());

const shownText = (after: JsonValue, key = 'asked_by'): string =>
  renderToStaticMarkup(
    <PlainChangeList changes={[{ key, before: null, after }]} staff={{ 7: 'Mei Lin' }} />,
  ).replaceAll(/<[^>]*>/g, '');

it('names the person who requested an approval', () => {
  expect(shownText(7)).toBe('Requested byMei Lin');
});

it('says that a number is a person’s where nobody has that name', () => {
  expect(shownText(8)).toBe('Requested byStaff 8');
});

it('says what was requested by the fields of the action', () => {
  const request = { kind: 'mute', reason: 'chat_abuse', ends_at: '2026-12-05 11:07:50', end_sessions: false };
  const changes = [
    { key: 'kind', before: null, after: 'sanction' },
    { key: 'params', before: null, after: request },
  ];
  const shown = renderToStaticMarkup(<PlainChangeList changes={changes} staff={{}} />);
  const words = shown.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain(
    'Sanction type Mute · Violation Chat abuse · Until 2026-12-05 19:07:50 · Sign the player out of the game No',
  );
});

it('says which fields were wrong, and how', () => {
  const problems: JsonValue = [
    { path: 'username', code: 'taken', params: {} },
    { path: 'password', code: 'too_short', params: { min: 12 } },
  ];
  expect(shownText(problems, 'problems')).toBe(
    'ProblemsUser name is already in usePassword must have at least 12 characters',
  );
});
