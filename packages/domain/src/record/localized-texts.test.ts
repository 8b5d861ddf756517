import { describe, expect, it } from 'vitest';
import { field, section } from '../core/define-field.ts';
import { defineModule } from '../core/define-module.ts';
import type { RecordData } from '../core/json.ts';
import { resolveModule } from '../core/resolve.ts';
import { findText, localizedTextsOf, problemsOfText, refusalsOfText, withText } from './localized-texts.ts';

const module = resolveModule(
  defineModule({
    key: 'scroll-setting',
    family: 'magic',
    titles: { title: ['Scrolls', '卷軸', '巻物'], record: ['Scroll', '卷軸', '巻物'] },
    sections: {
      basics: section(['Basics', '基本資料', '基本'], {
        id: field.id(['ID', '編號', 'ID']),
        name: field.localizedText(['Name', '名稱', '名前'], 10),
        is_sealed: field.boolean(['Sealed', '封印', '封印']),
        warning: field.localizedText(['Warning', '警告', '警告'], 20, {
          showWhen: { field: 'is_sealed', in: [true] },
        }),
        note: field.localizedText(['Note', '備註', 'メモ'], 20, { optional: true }),
        verses: field.rows(['Verses', '詩句', '詩句'], [0, 9], {
          fields: {
            text: field.localizedText(['Text', '文字', 'テキスト'], 20),
            pause: field.integer(['Pause', '停頓', '間'], [0, 9]),
          },
        }),
      }),
    },
  }),
);

const pathsOf = (data: object) => localizedTextsOf(module, { id: 1, ...data }).map(({ path }) => path);

describe('the texts of a record', () => {
  it('are the filled ones and the required ones', () => {
    expect(pathsOf({})).toEqual(['name']);
    expect(pathsOf({ is_sealed: true })).toEqual(['name', 'warning']);
    expect(pathsOf({ note: { jp: '火' } })).toEqual(['name', 'note']);
    expect(pathsOf({ verses: [{ text: { en: 'One' } }, { pause: 2 }] })).toEqual([
      'name',
      'verses.0.text',
      'verses.1.text',
    ]);
  });

  it('are not those that name a shared text', () => {
    expect(pathsOf({ name: { key: 'scroll.fire' } })).toEqual([]);
  });

  it('are found and written at their path, everything else as it was', () => {
    const data: RecordData = {
      id: 1,
      name: { en: 'Fire' },
      verses: [{ text: { en: 'One' }, pause: 1 }, { pause: 2 }],
    };
    expect(findText(module, data, 'verses.0.text')?.texts).toEqual({ en: 'One' });
    expect(findText(module, data, 'verses.7.text')).toBeUndefined();
    expect(withText(data, 'verses.1.text', { zh: '二' })).toEqual({
      ...data,
      verses: [
        { text: { en: 'One' }, pause: 1 },
        { text: { zh: '二' }, pause: 2 },
      ],
    });
    expect(withText(data, 'note', { jp: '火' })).toEqual({ ...data, note: { jp: '火' } });
  });
});

describe('what is wrong with a text', () => {
  const [name] = localizedTextsOf(module, { id: 1 });
  const codes = (check: typeof problemsOfText, texts: object) =>
    name && check(name.field, texts).map(({ path, code }) => `${path} ${code}`.trim());

  it('forbids saving where its field does', () => {
    expect(codes(refusalsOfText, { en: 'Eleven chars' })).toEqual(['en too_long']);
    expect(codes(refusalsOfText, { en: '{n} fire', zh: '火' })).toEqual([]);
  });

  it('is more than that, but not what is missing', () => {
    expect(codes(problemsOfText, { en: '{n} fire', zh: '火' })).toEqual(['placeholders_differ']);
    expect(codes(problemsOfText, { en: 'Fire' })).toEqual([]);
    expect(codes(problemsOfText, {})).toEqual([]);
  });
});
