import { resolveModule } from '@quartermaster/domain/core/resolve';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curveRange, curveValues, type Curve, type CurveShape } from './curve.ts';
import { figureIn, figuresOf, fillFigure, numbersOf, stepFieldOf, type Figure } from './figures.ts';
import { readFormula } from './formula.ts';
import { rowProblems, sheetColumns, storedRow, type SheetRow } from './sheet-model.ts';

const curve = (shape: CurveShape, change: Partial<Curve> = {}): Curve => ({
  shape,
  first: 100,
  last: 1600,
  exponent: 2,
  formula: '',
  roundTo: 1,
  ...change,
});
const FIVE = [1, 2, 3, 4, 5];
const values = (one: Curve, numbers = FIVE) => {
  const result = curveValues(one, numbers);
  return result.ok ? result.values : result.problem;
};

describe('a curve', () => {
  it('goes from its first value to its last', () => {
    expect(values(curve('linear'))).toEqual([100, 475, 850, 1225, 1600]);
    expect(values(curve('geometric'))).toEqual([100, 200, 400, 800, 1600]);
    expect(values(curve('power'))).toEqual([100, 194, 475, 944, 1600]);
    expect(values(curve('linear'), [7])).toEqual([100]);
  });

  it('goes down to 0, by steps that are alike or not', () => {
    expect(values(curve('linear', { last: 0 }))).toEqual([100, 75, 50, 25, 0]);
    expect(values(curve('power', { last: 0 }))).toEqual([100, 94, 75, 44, 0]);
  });

  it('rounds to a step, without the tails of binary fractions', () => {
    expect(values(curve('power', { roundTo: 50 }))).toEqual([100, 200, 500, 950, 1600]);
    expect(values(curve('linear', { first: 0.1, last: 0.5, roundTo: 0.1 }))).toEqual([
      0.1, 0.2, 0.3, 0.4, 0.5,
    ]);
  });

  it('follows a formula of the number of the row', () => {
    expect(values(curve('formula', { formula: '10 * n^2 + 5' }), [3, 4])).toEqual([95, 165]);
  });

  it('says why it has no values', () => {
    expect(values(curve('geometric', { first: 0 }))).toBe('positive');
    expect(values(curve('geometric', { last: 0 }))).toBe('positive');
    expect(values(curve('formula', { formula: '10 * m' }))).toBe('formula');
    expect(values(curve('formula', { formula: '1 / (n - 3)' }))).toBe('infinite');
  });

  it('never falls between two values of which the last is greater', () => {
    const shapes = ['linear', 'geometric', 'power'] as const;
    assert(
      property(integer({ min: 1, max: 500 }), integer({ min: 0, max: 500 }), (first, more) => {
        for (const shape of shapes) {
          const all = values(curve(shape, { first, last: first + more }));
          expect(all).toEqual([...(all as readonly number[])].toSorted((left, right) => left - right));
          expect([all.at(0), all.at(-1)]).toEqual([first, first + more]);
        }
      }),
    );
  });
});

describe('a formula', () => {
  it.each<readonly [string, number]>([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['2 - 3 - 4', -5],
    ['2 ^ 3 ^ 2', 512],
    ['-n ^ 2', -9],
    ['2 ^ -1', 0.5],
    ['round(n / 2)', 2],
    ['sqrt(n * 3)', 3],
    ['１０ * Ｎ', 30],
    ['.5 * n', 1.5],
  ])('%s', (text, value) => {
    expect(readFormula(text)?.(3)).toBe(value);
  });

  it.each(['', '2 +', '(2', '2)', 'm', 'log(3', 'round 3', '2 n', 'n..1', 'constructor(1)'])(
    '“%s” is none',
    (text) => {
      expect(readFormula(text)).toBeNull();
    },
  );
});

const label = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'steps',
  family: 'f',
  titles: { title: label, record: label },
  fields: {
    id: { kind: 'id', label },
    track: { kind: 'text', label },
    level: { kind: 'integer', label, min: 1 },
    cost: { kind: 'integer', label, min: 0, max: 1000 },
    rate: { kind: 'integer', label, unit: 'bp', optional: true },
    stats: { kind: 'stat_block', label, requiredStats: ['hp', 'atk'], optional: true },
  },
  rules: [{ field: 'level', along: { orderBy: 'level', groupBy: 'track' }, is: 'contiguous', from: 1 }],
});
const fields = ['level', 'cost', 'rate', 'stats'];
const columns = sheetColumns(module, { groupBy: 'track', fields, language: 'en' });
const rows: readonly SheetRow[] = [1, 2, 3].map((level) =>
  storedRow({
    recordId: `${level}`,
    data: {
      id: level,
      track: 'a',
      level,
      cost: 5,
      rate: 100,
      stats: { hp: level, atk: 1 },
      status: 'active',
      sort_order: 0,
    },
    revision: 1,
    updatedAt: '',
    updatedBy: null,
    change: null,
  }),
);
const figures = figuresOf(columns, rows);
const figure = (key: string): Figure => {
  const found = figures.find((one) => one.key === key);
  if (!found) throw new Error(`no figure ${key}`);
  return found;
};
const all = (now: readonly SheetRow[], key: string) => now.map(({ data }) => figureIn(data, figure(key)));

describe('figures of a sheet', () => {
  it('are its numbers and each stat, but not what names a record', () => {
    expect(figures.map(({ key }) => key)).toEqual(['level', 'cost', 'rate', 'stats.hp', 'stats.atk']);
  });

  it('are filled from a row on, as if they were typed', () => {
    const filled = fillFigure(rows, figure('cost'), 1, [10, 2000]);
    expect(all(filled, 'cost')).toEqual([5, 10, 2000]);
    expect(filled.map((row) => rowProblems(module, row, false).map(({ code }) => code))).toEqual([
      [],
      [],
      ['less_or_equal'],
    ]);
    expect(filled[0]).toBe(rows[0]);
    expect(fillFigure(rows, figure('cost'), 2, [7, 8]).map(({ data }) => data['cost'])).toEqual([5, 5, 7]);
  });

  it('keep what a value is beside them, and percent are percent', () => {
    const filled = fillFigure(rows, figure('stats.hp'), 0, [10, 20, 30]);
    expect(filled.map(({ data }) => data['stats'])).toEqual([
      { hp: 10, atk: 1 },
      { hp: 20, atk: 1 },
      { hp: 30, atk: 1 },
    ]);
    expect(all(rows, 'rate')).toEqual([1, 1, 1]);
    expect(fillFigure(rows, figure('rate'), 0, [12.5])[0]?.data['rate']).toBe(1250);
  });

  it('are numbered by what counts without a gap, else by their places', () => {
    expect(stepFieldOf(module)).toBe('level');
    expect(numbersOf([{ level: 4 }, { level: 5 }], 'level')).toEqual([4, 5]);
    expect(numbersOf([{ level: 4 }, {}], 'level')).toEqual([1, 2]);
  });
});

describe('the rows of a curve', () => {
  it.each([
    ['all of them', [10, 20, 30], { from: 1, to: 3 }],
    ['all of them where none has a value', [null, null], { from: 1, to: 2 }],
    ['not the last one if it is free', [10, 20, 0], { from: 1, to: 2 }],
    ['those added at the end, from the last one with a value', [10, 20, null, null], { from: 2, to: 4 }],
  ])('are %s', (_what, column, range) => {
    expect(curveRange(column)).toEqual(range);
  });
});
