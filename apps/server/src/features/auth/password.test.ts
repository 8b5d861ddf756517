import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

describe('passwords', () => {
  it('match their own hash only', async () => {
    const hash = await hashPassword('翡翠の竜 42');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword('翡翠の竜 42', hash)).toBe(true);
    expect(await isPassword('翡翠の竜 43', hash)).toBe(false);
  });

  it('hash differently each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('do not care how a character was composed', async () => {
    expect(await isPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
  });

  it('never match where there is no account', async () => {
    expect(await isPassword('anything', null)).toBe(false);
  });
});
