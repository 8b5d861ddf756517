import { localization } from '@quartermaster/domain/modules/data-tools/localization';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { describe, expect, it } from 'vitest';
import {
  addTexts,
  changesOf,
  draftIssues,
  markRemoved,
  NO_DRAFTS,
  typeText,
  type StoredText,
} from './text-drafts.ts';
import { forbidsSaving } from '../../engine/record/record-issues.ts';
import { createTextDraftStore } from './text-draft-store.ts';

const module = resolveModule(localization);
const stored: StoredText = {
  revision: 7,
  place: null,
  data: { key: 'ui.ok', namespace: 'ui', en: 'OK', zh: '確定', jp: 'OK', status: 'active', sort_order: 0 },
};
const type = (language: 'en' | 'zh' | 'jp', text: string, drafts = NO_DRAFTS) =>
  typeText(drafts, 'ui.ok', stored, language, text);

describe('a draft of a text', () => {
  it('is an update on top of what was read, with everything else as it was', () => {
    expect(changesOf(type('zh', '好'))).toEqual([
      { op: 'update', recordId: 'ui.ok', baseRevision: 7, data: { ...stored.data, zh: '好' } },
    ]);
  });

  it('is none any more once the text is what it was', () => {
    expect(type('zh', '確定', type('zh', '好')).size).toBe(0);
  });

  it('may take a text away, but not say what its field forbids', () => {
    const [emptied] = type('jp', '').values();
    const [endless] = type('jp', 'あ'.repeat(2001)).values();
    expect(emptied?.data).not.toHaveProperty('jp');
    const isRefused = (draft = emptied, isProtected = false) =>
      draft && draftIssues(module, draft, isProtected).some(forbidsSaving);
    expect(isRefused()).toBe(false);
    expect(isRefused(endless)).toBe(true);
    // Players of a protected environment get no text without its translations.
    expect(isRefused(emptied, true)).toBe(true);
  });

  it('says what does not agree between its languages', () => {
    const [draft] = type('zh', '{name}確定').values();
    const found = (isProtected: boolean) =>
      draft && draftIssues(module, draft, isProtected).map(({ path, code, blocks }) => [path, code, blocks]);
    expect(found(false)).toEqual([['zh', 'placeholders_differ', 'players']]);
    expect(found(true)).toEqual([['zh', 'placeholders_differ', 'save']]);
  });

  it('of a record is checked by when the record takes effect', () => {
    const field = {
      label: { en: 'Name', zh: '名稱', jp: '名前' },
      maxLength: 5,
      isMultiline: false,
      isRich: false,
      takesEffectOnSave: true,
      recordTitle: null,
      recordImage: null,
    };
    const found = (texts: object, takesEffectOnSave: boolean, isProtected: boolean) => {
      const place = { module: 'm', recordId: '7', path: 'name', field: { ...field, takesEffectOnSave } };
      const draft = { key: 'm/7/name', stored: { revision: 1, data: {}, place }, isRemoved: false };
      return draftIssues(module, { ...draft, data: { ...texts } }, isProtected).map(({ code, blocks }) => [
        code,
        blocks,
      ]);
    };
    expect(found({ en: 'Eleven' }, false, true)).toEqual([['too_long', 'save']]);
    const differ = { en: '{n}', zh: '火', jp: '火' };
    expect(found(differ, false, true)).toEqual([['placeholders_differ', 'release']]);
    expect(found(differ, true, false)).toEqual([['placeholders_differ', 'players']]);
    expect(found({ en: 'Fire', zh: '火' }, true, true)).toEqual([['text_missing', 'save']]);
  });

  it('that is marked to be deleted is deleted, until the mark is taken away', () => {
    const rows = [{ key: 'ui.ok', stored }];
    const marked = markRemoved(type('zh', '好'), rows, true);
    expect(changesOf(marked)).toEqual([{ op: 'delete', recordId: 'ui.ok', baseRevision: 7 }]);
    expect(changesOf(markRemoved(marked, rows, false))).toMatchObject([{ op: 'update' }]);
    expect(markRemoved(markRemoved(NO_DRAFTS, rows, true), rows, false).size).toBe(0);
  });

  it('of a new key is created with the defaults of its module, and just goes when it is deleted', () => {
    const added = addTexts(NO_DRAFTS, module, [{ key: 'ui.new', texts: { en: 'New' } }], 'item');
    const typed = typeText(added, 'ui.new', null, 'zh', '新');
    expect(changesOf(typed)).toMatchObject([
      { op: 'create', data: { key: 'ui.new', namespace: 'item', en: 'New', zh: '新', status: 'not_open' } },
    ]);
    expect(markRemoved(typed, [{ key: 'ui.new', stored: null }], true).size).toBe(0);
  });

  it('outlives the page, for the same person only', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage;
    const drafts = type('zh', '好');
    createTextDraftStore(storage, 1, { environment: 'dev', version: '1.0.0' }).keep(drafts);
    expect(createTextDraftStore(storage, 1, { environment: 'dev', version: '1.0.0' }).read()).toEqual(drafts);
    expect(createTextDraftStore(storage, 2, { environment: 'dev', version: '1.0.0' }).read().size).toBe(0);
    createTextDraftStore(storage, 1, { environment: 'dev', version: '1.0.0' }).keep(NO_DRAFTS);
    expect(kept.size).toBe(0);
  });
});
