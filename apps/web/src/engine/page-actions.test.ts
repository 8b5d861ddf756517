import { localized } from '@quartermaster/domain/core/language';
import { describe, expect, it } from 'vitest';
import { answersTo } from './page-actions.ts';

const rename = {
  key: 'rename',
  title: localized('Rename', '變更名稱', '名前の変更'),
  group: localized('Account', '帳號', 'アカウント'),
  run: () => undefined,
};

describe('an action in the palette', () => {
  it.each(['ren', 'RENAME', '名稱', '名前', 'account', 'account ren', ' rename '])(
    'answers to %j',
    (text) => {
      expect(answersTo(rename, text)).toBe(true);
    },
  );

  it.each(['renamed', 'mail', 'account mail'])('does not answer to %j', (text) => {
    expect(answersTo(rename, text)).toBe(false);
  });

  it('needs no group', () => {
    expect(answersTo({ ...rename, group: null }, 'account')).toBe(false);
    expect(answersTo({ ...rename, group: null }, 'rename')).toBe(true);
  });
});
