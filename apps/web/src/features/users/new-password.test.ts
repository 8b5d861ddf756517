import { describe, expect, it } from 'vitest';
import { makeUpPassword, passwordProblems } from './new-password.ts';

describe('passwordProblems', () => {
  it('asks for eight characters, then for the same ones twice', () => {
    expect(
      Object.keys(passwordProblems({ newPassword: 'seven77', confirmPassword: 'seven77' }, 'en')),
    ).toEqual(['newPassword']);
    expect(
      Object.keys(passwordProblems({ newPassword: 'eight888', confirmPassword: 'eight8888' }, 'en')),
    ).toEqual(['confirmPassword']);
    expect(passwordProblems({ newPassword: 'eight888', confirmPassword: 'eight888' }, 'en')).toEqual({});
  });
});

describe('makeUpPassword', () => {
  it('is another one each time, and can be read out', () => {
    const passwords = Array.from({ length: 50 }, makeUpPassword);
    expect(new Set(passwords).size).toBe(50);
    expect(
      passwords.filter((password) => !/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/.test(password)),
    ).toEqual([]);
  });
});
