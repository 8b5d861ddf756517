import { resolveModule } from '@quartermaster/domain/core/resolve';
import { godSetting } from '@quartermaster/domain/modules/gods/god-setting';
import { describe, expect, it } from 'vitest';
import { recordChange, TextConflictError, type RecordTextDraft } from './record-text-changes.ts';

const module = resolveModule(godSetting);
const NAME = { en: 'Heron', zh: '鷺', jp: 'サギ' };
const record = {
  recordId: '7',
  data: { god_id: 7, name: NAME, attack: 5 },
  revision: 40,
  updatedAt: '2026-01-01 00:00:00',
  updatedBy: 'Mei',
  change: null,
};

function draftOf(path: string, before: object, texts: object): RecordTextDraft {
  const field = {
    label: { en: 'Name', zh: '名稱', jp: '名前' },
    maxLength: 40,
    isMultiline: false,
    isRich: false,
    takesEffectOnSave: false,
    recordTitle: NAME,
    recordImage: null,
  };
  const place = { module: 'god-setting', recordId: '7', path, field };
  const stored = { revision: 30, data: { ...before }, place };
  return { key: `god-setting/7/${path}`, stored, data: { ...texts }, isRemoved: false };
}

describe('texts of a record', () => {
  it('are saved on top of the record as it is now', () => {
    const drafts = [
      draftOf('name', NAME, { ...NAME, jp: '青サギ' }),
      draftOf('description', {}, { en: 'Wades.' }),
    ];
    expect(recordChange(module, record, drafts)).toEqual({
      op: 'update',
      recordId: '7',
      baseRevision: 40,
      data: { god_id: 7, name: { ...NAME, jp: '青サギ' }, attack: 5, description: { en: 'Wades.' } },
    });
  });

  it('keep what another person wrote in another language, and lose what was emptied', () => {
    const before = { ...NAME, zh: '老鷺' };
    const draft = draftOf('name', before, { ...before, en: '' });
    expect(recordChange(module, record, [draft])).toMatchObject({ data: { name: { zh: '鷺', jp: 'サギ' } } });
  });

  it('are a conflict where another person changed the same language', () => {
    const before = { ...NAME, jp: '古サギ' };
    const draft = draftOf('name', before, { ...before, jp: '青サギ' });
    expect(() => recordChange(module, record, [draft])).toThrow(TextConflictError);
  });
});
