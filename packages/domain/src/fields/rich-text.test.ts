import { describe, expect, it } from 'vitest';
import { havePlaceholdersInCommon, placeholdersOf } from './placeholders.ts';
import { findRichTextProblem } from './rich-text.ts';

describe('findRichTextProblem', () => {
  it.each([
    'plain',
    '1 < 2',
    '<b>bold<i>er</i></b>',
    '<color=#ff0000>red</color><br>next<br/>',
    '<icon id="coin"> 5',
    '<link href="/shop">Shop</link>',
  ])('accepts %s', (text) => {
    expect(findRichTextProblem(text)).toBeNull();
  });

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<b>bold', 'b'],
    ['<b><i>crossed</b></i>', 'b'],
    ['closed only</color>', 'color'],
    ['<img src=x onerror=alert(1)>', 'img'],
  ])('refuses %s', (text, tag) => {
    expect(findRichTextProblem(text)).toEqual({ tag });
  });
});

describe('placeholders', () => {
  it('are named once each, in order', () => {
    expect(placeholdersOf('{power} to {target}, again {power}; {} {1}')).toEqual(['power', 'target']);
  });

  it('are compared as sets', () => {
    expect(havePlaceholdersInCommon(['{a} {b}', '{b}{a}{a}'])).toBe(true);
    expect(havePlaceholdersInCommon(['{a}', 'none'])).toBe(false);
  });
});
