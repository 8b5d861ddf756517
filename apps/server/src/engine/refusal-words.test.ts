import { describe, expect, it } from 'vitest';
import { refusalWords } from './refusal-words.ts';

const refused = (action: string, reason: string) => ({ action, outcome: 'refused', reason });

describe('why an act was refused', () => {
  it.each([
    ['auth.login', 'wrong_password', 'Wrong user name or password.'],
    ['auth.login', 'inactive', 'The account is deactivated.'],
    ['auth.login', 'throttled', 'Too many wrong passwords: sign-in was paused.'],
    ['auth.refresh', 'idle', 'The session had ended after a long time without activity.'],
    ['auth.refresh', 'reused_token', /^A token that had been replaced was used again/],
    ['request.refuse', 'role low_cs', 'The role “Junior support” does not allow this.'],
    ['auth.change_password', 'wrong_password', 'The current password is wrong.'],
  ])('%s, %s: a sentence in each language', (action, reason, sentence) => {
    expect(refusalWords(refused(action, reason), 'en')).toMatch(sentence);
    const others = (['zh', 'jp'] as const).map((language) => refusalWords(refused(action, reason), language));
    expect(others).toEqual([expect.stringMatching(/。$/), expect.stringMatching(/。$/)]);
  });

  it('is not asked where nothing was refused, and unknown where the reason is', () => {
    expect(refusalWords({ action: 'auth.login', outcome: 'done', reason: 'idle' }, 'en')).toBeNull();
    expect(refusalWords(refused('auth.login', 'no such reason'), 'en')).toBeNull();
  });
});
