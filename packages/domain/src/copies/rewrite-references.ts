import { plainText, type JsonValue, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { parseTarget } from '../fields/reference-field.ts';
import { IDENTITY_SEPARATOR } from '../record/identity.ts';
import { valueAt, withValueAt } from '../record/path-value.ts';
import { recordKey } from '../record/record-key.ts';
import { referencesOf } from '../record/references-of.ts';

/** The record ids of copies, by the `recordKey` of what they are copies of. */
export type CopiedIds = ReadonlyMap<string, string>;

/** The record with references to copied records leading to their copies. */
export function withRewrittenReferences(
  module: ResolvedModule,
  data: RecordData,
  copied: CopiedIds,
): RecordData {
  return referencesOf(module, data).reduce<RecordData>((linked, { path, module: key, id, by }) => {
    const next = by === null ? copied.get(recordKey(key, id)) : undefined;
    const value = valueAt(linked, path);
    return next === undefined || next === id || value === undefined
      ? linked
      : withValueAt(linked, path, rewritten(value, id, next));
  }, data);
}

/** Some fields hold the whole id of a child, others only what tells it from its siblings. */
function rewritten(value: JsonValue, id: string, next: string): JsonValue {
  const text = plainText(value);
  const parts =
    text === id ? next : next.split(IDENTITY_SEPARATOR).slice(-partsIn(text)).join(IDENTITY_SEPARATOR);
  // A field of text names records by text, whatever their ids look like.
  return typeof value === 'string' ? parts : parseTarget(parts);
}

const partsIn = (text: string): number => text.split(IDENTITY_SEPARATOR).length;
