import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { optionWords } from './use-option-words.ts';

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterAll(() => vi.unstubAllGlobals());

const words = (id: string, title: string | null) =>
  optionWords({ id, title, image: null, status: null }, undefined, 'en');

it('says an option in one text, as its label shows it', () => {
  expect(words('10021', 'Ember Fox')).toMatchObject({ text: 'Ember Fox · 10021', id: '10021' });
  expect(words('3', 'Guild level 3')).toMatchObject({ text: 'Guild level 3', id: null });
  expect(words('R~40', null)).toMatchObject({ text: 'R~40', title: '', id: 'R~40' });
});
