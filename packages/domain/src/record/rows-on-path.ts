import { isJsonObject, type JsonValue, type RecordData } from '../core/json.ts';

/** The rows that a dotted path of a record leads through, outermost first, each without what it holds below. */
export function rowsOnPath(data: RecordData, path: string): RecordData[] {
  const rows: RecordData[] = [];
  let value: JsonValue | undefined = data;
  for (const step of path.split('.')) {
    const isRow: boolean = Array.isArray(value);
    value = Array.isArray(value) ? value[Number(step)] : isJsonObject(value) ? value[step] : undefined;
    if (isRow && isJsonObject(value)) rows.push(scalarsOf(value));
  }
  return rows;
}

const scalarsOf = (row: RecordData): RecordData =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value === null || typeof value !== 'object'));
