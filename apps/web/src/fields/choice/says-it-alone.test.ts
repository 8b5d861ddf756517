import { property } from '@quartermaster/domain/enums/property';
import { rarity } from '@quartermaster/domain/enums/rarity';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { expect, it } from 'vitest';
import { saysItAlone } from './says-it-alone.ts';

it('is a name of letters in every language', () => {
  const alone = rarity.values.flatMap((each) =>
    LANGUAGES.filter((language) => saysItAlone(each, language)).map(
      (language) => `${each.value} ${language}`,
    ),
  );
  expect(alone).toEqual(expect.arrayContaining(['SSR zh', 'SSR jp', 'SSR_PLUS zh', 'SSR_PLUS jp']));
  expect(alone).not.toContain('E zh');
});

it('is no word of one character: the tile is its sign', () => {
  expect(property.values.filter((each) => saysItAlone(each, 'zh'))).toEqual([]);
});
