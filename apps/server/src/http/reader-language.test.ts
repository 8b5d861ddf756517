import { describe, expect, it } from 'vitest';
import { readerLanguage } from './reader-language.ts';

describe('the language of an answer', () => {
  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' }, 'zh'],
    [{ 'accept-language': 'fr;q=1, en;q=0.3, ja;q=0.7' }, 'jp'],
    [{ 'accept-language': 'jp' }, 'jp'],
    [{ 'accept-language': '*;q=abc,,;' }, 'en'],
    [{ 'accept-language': 'ja', 'x-language': 'zh' }, 'zh'],
    [{ 'accept-language': 'ja', 'x-language': 'tlh' }, 'jp'],
  ])('of %j is %s', (headers, language) => {
    expect(readerLanguage(headers)).toBe(language);
  });
});
