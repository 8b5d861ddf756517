import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import type { EventHome } from '../../api/event-home.ts';
import { events } from '../../i18n/en/events.ts';
import { HomeDays } from './home-days.tsx';

vi.mock(import('./home-record-link.tsx'), () => ({
  HomeRecordLink: ({ record }) => <a href="/">{record.recordId}</a>,
}));

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'en', defaultNS: 'events', resources: { en: { events } } });
});

const record = (recordId: string): EventHome['records'][number] => ({
  module: 'quest-setting',
  recordId,
  title: null,
  relation: 'belongs',
  status: null,
  standing: null,
  periods: [],
  errors: 0,
  warnings: 0,
  missingTexts: [],
});

it('names what starts and ends, and counts what stays open meanwhile', () => {
  const home: EventHome = {
    timeZone: 'UTC',
    now: '2026-11-20 00:00:00',
    children: [],
    totals: { gives: [], takes: [] },
    isCut: false,
    records: ['first', 'second', 'third'].map(record),
    days: [
      { day: '2026-11-20', opens: [0, 1], open: [0, 1], closes: [] },
      { day: '2026-11-21', opens: [], open: [0, 1], closes: [] },
      { day: '2026-11-22', opens: [], open: [0, 1], closes: [] },
      { day: '2026-11-23', opens: [2], open: [0, 1, 2], closes: [1] },
    ],
  };
  const markup = renderToStaticMarkup(<HomeDays home={home} />);
  expect([...markup.matchAll(/<a [^>]*>(\w+)/g)].map(([, name]) => name)).toEqual([
    'first',
    'second',
    'third',
    'second',
  ]);
  expect([...markup.matchAll(/<summary>([^<]*)/g)].map(([, text]) => text)).toEqual([
    'still open: 2',
    'still open: 1',
  ]);
});
