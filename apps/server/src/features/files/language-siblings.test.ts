import { describe, expect, it } from 'vitest';
import { logicalPath } from './language-siblings.ts';

describe('without its language', () => {
  it.each([
    ['banner/en/summer.png', 'banner/summer.png'],
    ['chat/fox-en.svg', 'chat/fox.svg'],
    ['chat/fox_en.svg', 'chat/fox.svg'],
    ['voice/en/fox-en.ogg', 'voice/fox.ogg'],
    ['fox.png', 'fox.png'],
  ])('%s is %s', (path, logical) => {
    expect(logicalPath({ path, locale: 'en' })).toBe(logical);
  });
});
