import { plainText, type JsonValue, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';

/** Whether a stored record has fields that were renamed or removed since. */
export function isOfEarlierShape({ evolution }: ResolvedModule, stored: RecordData): boolean {
  const { renamed, moved, removed } = evolution;
  return [...Object.keys(renamed), ...Object.keys(moved), ...removed].some(
    (key) => stored[key] !== undefined,
  );
}

/** Whether a stored record lacks fields that came later. A field emptied on purpose is there: it holds `null`. */
function lacksFields({ defaults }: ResolvedModule, stored: RecordData): boolean {
  return Object.keys(defaults).some((key) => stored[key] === undefined);
}

/** Digits as the number that they write. */
const asNumber = (value: JsonValue): JsonValue =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/**
 * A stored record in today's shape: renamed and moved fields under their new key, removed ones left out,
 * defaults in fields that did not exist yet. Unknown keys are kept. Nearly every record has
 * that shape already, and is returned as it is.
 */
export function readRecord(module: ResolvedModule, stored: RecordData): RecordData {
  if (!isOfEarlierShape(module, stored) && !lacksFields(module, stored)) return stored;
  const { renamed, moved, removed } = module.evolution;
  const result: { [key: string]: JsonValue } = { ...stored };
  for (const [oldKey, newKey] of Object.entries(renamed)) {
    const value = result[oldKey];
    delete result[oldKey];
    if (value !== undefined && result[newKey] === undefined) result[newKey] = value;
  }
  for (const [oldKey, { by, to }] of Object.entries(moved)) {
    const value = result[oldKey];
    const newKey = to[plainText(result[by])];
    delete result[oldKey];
    if (newKey !== undefined && value !== undefined && result[newKey] === undefined)
      result[newKey] = asNumber(value);
  }
  for (const key of removed) delete result[key];
  for (const [key, value] of Object.entries(module.defaults)) {
    if (result[key] === undefined) result[key] = value;
  }
  return result;
}
