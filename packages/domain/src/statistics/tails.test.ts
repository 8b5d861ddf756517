import { describe, expect, it } from 'vitest';
import { holm } from './holm.ts';
import { chiSquareTail, normalTail, sigmaOf } from './tails.ts';

describe('tails', () => {
  // From published tables of critical values.
  it.each([
    [3.841_458_820_694_124, 1, 0.05],
    [18.307_038_053_275_15, 10, 0.05],
    [29.588_298_445_074_4, 10, 0.001],
    [124.342_113_404_004_08, 100, 0.05],
  ])('give the chance of a chi-square value of %d with %d degrees', (statistic, degrees, chance) => {
    expect(chiSquareTail(statistic, degrees)).toBeCloseTo(chance, 4);
  });

  it('tell chance from sigma and sigma from chance, far out too', () => {
    expect(normalTail(1.959_963_984_54)).toBeCloseTo(0.05, 9);
    expect(normalTail(6) / 1.973_175_290_075e-9).toBeCloseTo(1, 9);
    expect(sigmaOf(1e-9)).toBeCloseTo(6.109_410, 5);
  });

  it('are 1 where nothing can be told', () => {
    expect([chiSquareTail(5, 0), chiSquareTail(0, 3), normalTail(0)]).toEqual([1, 1, 1]);
  });
});

it('corrects for how many chances were looked at', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
  expect(holm([])).toEqual([]);
});
