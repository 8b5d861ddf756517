import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadModule } from '../load-module.ts';
import { ownName, recordName } from './record-name.ts';

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterAll(() => vi.unstubAllGlobals());

const pets = await loadModule('pet-setting');
const levels = await loadModule('god-level-setting');
const trials = await loadModule('skin-trial-setting');

it('is the title of a record, in the chosen language or another one', () => {
  expect(recordName(pets, '7', { pet_id: 7, name: { en: 'Ember Fox', zh: '燼火狐' } })).toBe('Ember Fox');
  expect(recordName(pets, '7', { pet_id: 7, name: { zh: '燼火狐' } })).toBe('燼火狐');
});

it('is what the record is and its ID, where that is all there is to say', () => {
  expect(recordName(pets, '7', { pet_id: 7 })).toBe('Pet 7');
  expect(recordName(levels, '101~2', { god_id: 101, level: 2 })).toBe('God level 2');
  expect(recordName(trials, '17', { id: 17, skin_id: 4 })).toBe('Skin trial 17');
  expect(ownName(levels, '101~2', { god_id: 101, level: 2 })).toBeNull();
});
