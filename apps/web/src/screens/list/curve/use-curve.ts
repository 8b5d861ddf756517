import type { RecordData } from '@quartermaster/domain/core/json';
import { useMemo, useState } from 'react';
import { curveRange, curveValues, type Curve } from '../../../engine/sheet/curve.ts';
import {
  figureIn,
  figuresOf,
  fillFigure,
  numbersOf,
  stepFieldOf,
  type Figure,
} from '../../../engine/sheet/figures.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';

/** A curve as it is set; null: as the column has it. */
type Settings = Omit<Curve, 'first' | 'last'> & {
  readonly first: number | null;
  readonly last: number | null;
  /** Rows that are filled, counted from 1; null: those a curve is most likely for. */
  readonly from: number | null;
  readonly to: number | null;
};

const START: Settings = {
  shape: 'geometric',
  first: null,
  last: null,
  exponent: 2,
  formula: '100 * n^1.5',
  roundTo: 1,
  from: null,
  to: null,
};

/** A point of a plotted line. */
export type Point = { readonly at: number; readonly value: number };

/** Filling a column of a sheet by a curve, without its looks. */
export function useCurve({ module }: ModuleList, { columns, rows, replace }: SheetEditor) {
  const [settings, setSettings] = useState(START);
  const [key, setKey] = useState<string | null>(null);
  const stepField = useMemo(() => stepFieldOf(module), [module]);
  const figures = useMemo(
    () => figuresOf(columns, rows).filter((figure) => figure.key !== stepField),
    [columns, rows, stepField],
  );
  const figure = figures.find((one) => one.key === key) ?? figures[0] ?? null;
  const data = rows.map((row) => row.data);
  const numbers = numbersOf(data, stepField);
  const now = figure === null ? [] : data.map((one) => figureIn(one, figure));
  const likely = curveRange(now);
  const start = Math.min(settings.from ?? likely.from, Math.max(rows.length, 1)) - 1;
  const end = Math.max(Math.min(settings.to ?? likely.to, rows.length), start + 1);
  const filled = numbers.slice(start, end);
  const curve: Curve = {
    ...settings,
    first: settings.first ?? now[start] ?? 0,
    last: settings.last ?? now[end - 1] ?? 0,
  };
  const result = curveValues(curve, filled);

  return {
    figures,
    figure,
    curve,
    range: { from: start + 1, to: end },
    problem: result.ok ? null : result.problem,
    now: pointsOf(numbers, now),
    next: result.ok ? pointsOf(filled, result.values) : [],
    /** The same figure of other records, such as those of another group. */
    pointsIn: (records: readonly RecordData[]) =>
      figure === null ? [] : pointsIn(records, figure, stepField),
    choose: (next: string) => {
      setKey(next);
      set({ first: null, last: null });
    },
    set,
    fill: () => {
      if (figure !== null && result.ok) replace(fillFigure(rows, figure, start, result.values));
    },
  };

  function set(change: Partial<Settings>): void {
    setSettings((before) => ({ ...before, ...change }));
  }
}

export type CurveEditor = ReturnType<typeof useCurve>;

function pointsIn(
  records: readonly RecordData[],
  figure: Figure,
  stepField: string | null,
): readonly Point[] {
  return pointsOf(
    numbersOf(records, stepField),
    records.map((data) => figureIn(data, figure)),
  ).toSorted((left, right) => left.at - right.at);
}

function pointsOf(numbers: readonly number[], values: readonly (number | null)[]): readonly Point[] {
  return numbers.flatMap((at, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ at, value }];
  });
}
