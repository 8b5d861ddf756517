import { expect, it } from 'vitest';
import { withId } from './use-reference-words.ts';

it('says an ID beside a title, but for one that the title ends with', () => {
  expect(withId('Ember Fox', '10021')).toEqual(['Ember Fox', '10021']);
  expect(withId('Guild level 3', '3')).toEqual(['Guild level 3']);
  expect(withId('3', '3')).toEqual(['3']);
  expect(withId('Guild level 13', '3')).toEqual(['Guild level 13', '3']);
});
