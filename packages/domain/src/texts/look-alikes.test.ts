import { describe, expect, it } from 'vitest';
import { lookAlikesOf, mixesAlphabets } from './look-alikes.ts';

describe('lookAlikesOf', () => {
  it.each([
    ['St\u0430rfox', 'starfox'],
    ['St\u0430rf\u043ex', 'starfox'],
    ['Starfox', 'st\u0430rfox'],
    ['Lily', 'liiy'],
    ['R0sa', 'rosa'],
    ['ガミガミ太郎', 'ガミガ三太郎'],
    ['へいた', 'ヘいた'],
  ])('finds that %s is taken for %s', (name, other) => {
    expect(lookAlikesOf(name)).toContain(other);
  });

  it('leaves names alone that cannot be mixed up', () => {
    expect(lookAlikesOf('Starfox')).not.toContain('starfoxes');
    expect(lookAlikesOf('Starfox')).not.toContain('starfox');
    expect(lookAlikesOf('星狐')).toEqual([]);
  });
});

describe('mixesAlphabets', () => {
  it('is true where letters of two alphabets are side by side', () => {
    expect(['St\u0430rfox', 'Αlpha'].map(mixesAlphabets)).toEqual([true, true]);
    expect(['Starfox', 'Ярослав', '星Fox', 'がみがみ太郎A'].map(mixesAlphabets)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
