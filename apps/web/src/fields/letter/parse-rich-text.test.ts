import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

describe('a marked-up text', () => {
  it('is words where it has no marks', () => {
    expect(parseRichText('Hello, {player}')).toEqual(['Hello, {player}']);
    expect(parseRichText('')).toEqual([]);
  });

  it('nests what is marked', () => {
    expect(parseRichText('<b>Hot <color=#ff0000>deal</color></b>!')).toEqual([
      {
        tag: 'b',
        value: '',
        children: ['Hot ', { tag: 'color', value: '#ff0000', children: ['deal'] }],
      },
      '!',
    ]);
  });

  it('keeps lines and icons where they are', () => {
    expect(parseRichText('One<br>two <icon=gem/>')).toEqual([
      'One',
      { tag: 'br', value: '', children: [] },
      'two ',
      { tag: 'icon', value: 'gem', children: [] },
    ]);
  });

  it('loses nothing of a draft that is not well formed', () => {
    expect(parseRichText('a <b>bold')).toEqual(['a ', { tag: 'b', value: '', children: ['bold'] }]);
    expect(parseRichText('1 < 2 <script>x</script>')).toEqual(['1 < 2 <script>x</script>']);
  });
});
