import { issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { registry } from '@quartermaster/domain/modules/index';
import { describe, expect, it } from 'vitest';
import { problemsInWords } from './problems-in-words.ts';

const problem = (module: string, recordId: string, path: string) => ({
  ...issue(path, 'required'),
  module,
  recordId,
});
const texts = { 'ui.ok': { key: 'ui.ok', en: 'OK' }, 'ui.long': { key: 'ui.long', jp: '長'.repeat(50) } };
const content = new Map([['localization', new Map<string, RecordData>(Object.entries(texts))]]);

describe('problems of several records in one sentence', () => {
  it('name the module, the record and the field in every language', () => {
    const found = [problem('localization', 'ui.ok', 'jp'), problem('localization', 'ui.gone', '')];
    expect(problemsInWords(registry, content, found)).toEqual({
      en: 'Localization “OK” (ui.ok) · Japanese: must not be empty; Localization ui.gone: must not be empty',
      zh: '多國語系「OK」（ui.ok） · 日文：不可為空；多國語系 ui.gone：不可為空',
      jp: 'ローカライズ「OK」（ui.ok） · 日本語：入力してください；ローカライズ ui.gone：入力してください',
    });
  });

  it('are told up to a number, then counted', () => {
    const found = Array.from({ length: 7 }, (_, at) => problem('localization', `ui.t${at}`, 'en'));
    const { en, zh, jp } = problemsInWords(registry, content, found);
    expect(en).toContain('ui.t4');
    expect(en).not.toContain('ui.t5');
    expect(en).toMatch(/; and 2 more$/);
    expect(zh).toMatch(/；另有 2 個$/);
    expect(jp).toMatch(/；ほか2件$/);
  });

  it('quote the beginning of a long text, in another language where it has none in the reader’s', () => {
    const { en } = problemsInWords(registry, content, [problem('localization', 'ui.long', 'en')]);
    expect(en).toContain(`“${'長'.repeat(40)}…” (ui.long) · English: `);
  });
});
