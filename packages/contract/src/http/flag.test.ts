import { expect, it } from 'vitest';
import { flagText, flagWhereOn, isFlagOn } from './flag-text.ts';
import { flag } from './flag.ts';

it('is a boolean on the server, and says what it is where it is left out', () => {
  expect([flag(false).parse(undefined), flag(true).parse(undefined)]).toEqual([false, true]);
  expect(['1', '0'].map((text) => flag(true).parse(text))).toEqual([true, false]);
  expect(flag(false).safeParse('true').success).toBe(false);
});

it.each([true, false])('is written as it is read (%s)', (isOn) => {
  expect(flag(!isOn).parse(flagText(isOn))).toBe(isOn);
  expect(isFlagOn(flagWhereOn(isOn))).toBe(isOn);
});
