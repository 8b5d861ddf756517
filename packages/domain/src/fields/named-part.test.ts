import { describe, expect, it } from 'vitest';
import { assetPartAt, listPartAt } from './named-part.ts';

/** The part at the sign | in a text, and the text with 7 in its place. */
function at(marked: string, partAt: typeof assetPartAt) {
  const caret = marked.indexOf('^');
  const part = partAt(marked.replace('^', ''), caret);
  return part && [part.module, part.search, part.withId('7')];
}

describe('listPartAt', () => {
  const inList = (marked: string) => at(marked, (text, caret) => listPartAt('pet-setting', text, caret));

  it('is the entry at the caret', () => {
    expect(inList('tide^')).toEqual(['pet-setting', 'tide', '7']);
    expect(inList('1001|tide ott^')).toEqual(['pet-setting', 'tide ott', '1001|7']);
    expect(inList('1001 | ti^de | 1003')).toEqual(['pet-setting', 'tide', '1001 | 7| 1003']);
    expect(inList('1001|^')).toEqual(['pet-setting', '', '1001|7']);
    expect(inList('^')).toEqual(['pet-setting', '', '7']);
  });

  it('is none where an id is', () => {
    expect(inList('1001^|tide')).toBeNull();
    expect(inList('１００１^')).toBeNull();
    expect(inList('12~3^')).toBeNull();
  });
});

describe('assetPartAt', () => {
  const inRewards = (marked: string) => at(marked, assetPartAt);

  it('is what follows a kind that names records, without its amount', () => {
    expect(inRewards('item tea^')).toEqual(['item-setting', 'tea', 'item 7']);
    expect(inRewards('coin 25; item barley t^ x5; gem 10')).toEqual([
      'item-setting',
      'barley t',
      'coin 25; item 7 x5; gem 10',
    ]);
    expect(inRewards('gem 10; pet spirit: fo^x (level 3)')).toEqual([
      'pet-setting',
      'fox',
      'gem 10; pet spirit: 7 (level 3)',
    ]);
    expect(inRewards('item fox^')).toEqual(['item-setting', 'fox', 'item 7']);
    expect(inRewards('item ^')).toEqual(['item-setting', '', 'item 7']);
  });

  it('reads kinds in other languages, and full-width signs', () => {
    expect(inRewards('道具 麥茶^')).toEqual(['item-setting', '麥茶', '道具 7']);
    expect(inRewards('銅幣２５；道具　麥^　ｘ５')).toEqual(['item-setting', '麥', '銅幣２５；道具　7　ｘ５']);
  });

  it('is none where nothing is named, or by an id already', () => {
    expect(inRewards('coin 2^5')).toBeNull();
    expect(inRewards('item 1001^')).toBeNull();
    expect(inRewards('item 1001 x5^')).toBeNull();
    expect(inRewards('item 1001 5^')).toBeNull();
    expect(inRewards('ite^')).toBeNull();
    expect(inRewards('item tea; coin^ 5')).toBeNull();
    expect(inRewards('^')).toBeNull();
  });

  it('says which records a kind takes', () => {
    expect(assetPartAt('event_currency bell', 19)?.where).toEqual([
      { field: 'item_type', values: ['event_currency'] },
    ]);
  });
});
