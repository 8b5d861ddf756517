import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { common } from '../../i18n/en/common.ts';
import { AnswerState } from './answer-state.tsx';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });
});
afterAll(() => vi.unstubAllGlobals());

const refetch = () => Promise.resolve();
const asked = { data: undefined, error: null, refetch };
const failed = { data: undefined, error: new Error('It broke.'), refetch };
const answered = { data: [], error: null, refetch };
const shown = (...of: readonly (typeof asked | typeof failed | typeof answered)[]) =>
  renderToStaticMarkup(<AnswerState of={of} />);

it('is bars until the last answer is there', () => {
  expect(shown(asked)).toContain('aria-busy="true"');
  expect(shown(answered, asked)).toContain('aria-busy="true"');
  expect(shown(answered)).toBe('');
});

it('is an error without bars once one of the calls failed', () => {
  for (const page of [shown(failed), shown(asked, failed), shown(failed, answered)]) {
    expect(page).toContain('role="alert"');
    expect(page).not.toContain('aria-busy');
  }
});

it('leaves what was read before alone when a later call failed', () => {
  expect(shown({ ...failed, data: [] } as unknown as typeof answered)).toBe('');
});
