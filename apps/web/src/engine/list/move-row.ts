import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';

/** The field that lists are put in order by hand with. */
const ORDER = 'sort_order';
const STEP = 10;
const MAX_ORDER = 9999;

type Row = { readonly recordId: string; readonly data: RecordData };

/** Whether a list of this module shows its records in the order in which people put them. */
export function isOrderedByHand({ list }: ResolvedModule): boolean {
  return list.sort?.field === ORDER && !list.sort.descending;
}

/**
 * The order numbers that change when a record of the list moves by some places; null where it
 * cannot. Numbers that tell all records apart are handed on; otherwise all are numbered again.
 */
export function moveRow(
  rows: readonly Row[],
  recordId: string,
  by: number,
): ReadonlyMap<string, number> | null {
  const from = rows.findIndex((row) => row.recordId === recordId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= rows.length) return null;
  const moved = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
  const numbers = numbersFor(rows.map(orderOf));
  return new Map(
    moved.flatMap((row, index) => {
      const number = numbers[index] ?? 0;
      return orderOf(row) === number ? [] : [[row.recordId, number] as const];
    }),
  );
}

/** The record at another place. */
export function withOrder(data: RecordData, order: number): RecordData {
  return { ...data, [ORDER]: order };
}

function numbersFor(orders: readonly number[]): readonly number[] {
  const areRising = orders.every((order, index) => index === 0 || order > (orders[index - 1] ?? 0));
  if (areRising) return orders;
  const step = orders.length * STEP <= MAX_ORDER ? STEP : 1;
  return orders.map((_, index) => Math.min((index + 1) * step, MAX_ORDER));
}

function orderOf({ data }: Row): number {
  const value = data[ORDER];
  return typeof value === 'number' ? value : 0;
}
