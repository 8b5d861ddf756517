import type { RecordData } from '../../core/json.ts';

export const inRows = (field: string, ...values: readonly (number | string | null)[]): RecordData => ({
  rows: values.map((value) => ({ [field]: value })),
});
export const numbers = (...values: readonly (number | null)[]): RecordData => inRows('no', ...values);
export const ranges = (...values: readonly (readonly [number, number])[]): RecordData => ({
  rows: values.map(([no, end]) => ({ no, end })),
});
export const at = (place: number, more: RecordData = {}): RecordData => ({ it: place, ...more });
export const coins = (amount: number, asset_kind = 'coin') => [{ asset_kind, amount }];
export const block = (from: string, until?: string, more: RecordData = {}): RecordData => ({
  kind: 'x',
  from: `2026-${from}-01 00:00:00`,
  ...(until === undefined ? {} : { until: `2026-${until}-01 00:00:00` }),
  ...more,
});
export const privileges = (place: number, ...values: readonly (readonly [string, number])[]): RecordData => ({
  it: place,
  rows: values.map(([kind, no]) => ({ kind, no })),
});
export const BY_IT = { orderBy: 'it', groupBy: 'kind' } as const;
