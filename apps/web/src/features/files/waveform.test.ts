import { expect, it } from 'vitest';
import { peaksOf, wavePath } from './waveform.ts';

it('a sound is drawn by the loudest sample of each part, whatever its sign', () => {
  expect(peaksOf([0.1, -0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
  expect(peaksOf([0.5], 3)).toEqual([0.5, 0.5, 0.5]);
  expect(peaksOf([], 2)).toEqual([0, 0]);
  expect(wavePath([1, 0])).toBe('M0 0.0V64.0M1 31.5V32.5');
});
