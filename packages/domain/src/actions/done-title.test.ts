import { expect, it } from 'vitest';
import { localized } from '../core/language.ts';
import { doneTitle } from './done-title.ts';
import { EVERY_ACTION } from './index.ts';
import { createMachineToken } from './staff/game-server.ts';

it('says what was done in the past tense', () => {
  expect(doneTitle(createMachineToken)).toEqual({
    en: 'Created machine token',
    zh: '建立機器權杖',
    jp: 'マシントークンを作成',
  });
});

it('knows the verb of every action', () => {
  for (const action of EVERY_ACTION) expect(() => doneTitle(action)).not.toThrow();
  const unknown = { title: localized('Juggle codes', '雜耍兌換碼', 'コードを投げる') };
  expect(() => doneTitle(unknown)).toThrow('No past tense of “Juggle” is known.');
});
