import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { meaningOf, namesIn } from './name-meaning.ts';

const record = (id: string, en: string, zh: string) => ({
  id,
  title: { en, zh },
  names: namesIn({ en, zh }),
});
const foxes = [record('1002', 'Fox', '狐'), record('1003', 'Ox', '狐')];
const pets = buildModule({ name: { kind: 'localized_text', label: LABEL } });

it('names are spelled as a search spells them, each once', () => {
  expect(namesIn({ en: 'Ｅｍｂｅｒ  Fox', jp: 'ember fox' })).toEqual(['ember fox']);
  expect(namesIn('Fox')).toEqual(['fox']);
  expect(namesIn(null)).toEqual([]);
});

describe('meaningOf', () => {
  it('is the only record, or how many there are', () => {
    expect(meaningOf('fox', foxes.slice(0, 1), pets, 'en')).toEqual({ id: '1002' });
    expect(meaningOf('狐', foxes, pets, 'en')).toEqual({ count: 2 });
    expect(meaningOf('Owl', [], pets, 'en')).toEqual({ count: 0 });
  });

  it('is the record called so in the reader’s language before others', () => {
    const more = [...foxes, record('1004', '狐', '火')];
    expect(meaningOf('狐', more, pets, 'en')).toEqual({ id: '1004' });
    expect(meaningOf('狐', more, pets, 'zh')).toEqual({ count: 3 });
  });

  it('is nothing where a text may become an ID', () => {
    const byKey = buildModule({ key: { kind: 'text', maxLength: 9, label: LABEL } }, { identity: ['key'] });
    expect(meaningOf('new_key', [], byKey, 'en')).toBeNull();
    expect(meaningOf('Fox', foxes.slice(0, 1), byKey, 'en')).toEqual({ id: '1002' });
  });
});
