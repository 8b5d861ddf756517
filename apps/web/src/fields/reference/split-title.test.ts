import { expect, it } from 'vitest';
import { splitTitle } from './split-title.ts';

it.each([
  ['Aurora Peacock', { name: 'Aurora Peacock', words: '', number: '' }],
  ['Aurora Peacock · Awakening level 2', { name: 'Aurora Peacock', words: 'Awakening level', number: ' 2' }],
  ['極光孔雀 · 覺醒等級 12', { name: '極光孔雀', words: '覺醒等級', number: ' 12' }],
  ['Points · Required value 20,000', { name: 'Points', words: 'Required value', number: ' 20,000' }],
  ['SSR · Reroll all sub stats', { name: 'SSR', words: 'Reroll all sub stats', number: '' }],
])('splits %s into its name, its words and its number', (title, parts) => {
  expect(splitTitle(title)).toEqual(parts);
});
