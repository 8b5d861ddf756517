import { describe, expect, it } from 'vitest';
import { logicalPath, possiblePaths } from './language-siblings.ts';

describe('the languages of a path', () => {
  it.each([
    ['banner/en/summer.png', 'banner/summer.png'],
    ['chat/fox-en.svg', 'chat/fox.svg'],
    ['chat/fox_en.svg', 'chat/fox.svg'],
    ['voice/en/fox-en.ogg', 'voice/fox.ogg'],
    ['fox.png', 'fox.png'],
  ])('%s is among those that %s can have', (path, logical) => {
    expect(logicalPath({ path, locale: 'en' })).toBe(logical);
    expect(possiblePaths(logical)).toContain(path);
  });
});
