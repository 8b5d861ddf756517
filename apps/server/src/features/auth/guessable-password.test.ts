import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const names = { username: 'rin.k', displayName: 'Rin Kagami', platformName: 'Emberfall Desk' };

describe('a guessable password', () => {
  it.each([
    'password',
    'Password',
    'PASSWORD1!',
    '12345678',
    'admin123',
    'qwertyuiop',
    'sunshine2026',
    'aaaaaaaa',
    'abababab',
    '        ',
    'quartermaster',
    'Quartermaster1!',
    'emberfall',
    'rin.k123',
    'kagami88',
    'kagamirin',
    '\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44',
  ])('is %j', async (password) => {
    expect(await isGuessable(password, names)).toBe(true);
  });

  it.each([
    'correct horse battery',
    'lantern-light',
    'paper-lantern',
    'k7wq-m2xh-9dfp-tb4c',
    '翡翠の竜が三度眠る',
    'kagami in the fog',
    'drink-the-sea',
  ])('is not %j', async (password) => {
    expect(await isGuessable(password, names)).toBe(false);
  });

  it('is checked by names that are there', async () => {
    const short = { username: 'al', displayName: '', platformName: 'Q' };
    expect(await isGuessable('alphabetical order', short)).toBe(false);
  });
});
