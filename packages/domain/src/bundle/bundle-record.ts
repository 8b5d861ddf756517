import type { ResolvedField } from '../core/field.ts';
import type { JsonValue, RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { canonicalJson } from '../record/canonical.ts';

/** One record of a module's bundle file as canonical JSON: `{"data":{…},"record_id":"…"}`. */
export function bundleRecordText(module: ResolvedModule, recordId: string, data: RecordData): string {
  const published = Object.fromEntries(
    Object.entries(data).filter(([key]) => isPublished(module.fieldByKey.get(key))),
  );
  return canonicalJson({ record_id: recordId, data: published });
}

/**
 * The shape of a module's records as canonical JSON, hashed into the bundle's `schema`: field keys
 * and kinds, rows inside, and the defaults that old records are filled with. Labels and limits do
 * not change what a consumer reads.
 */
export function schemaText(module: ResolvedModule): string {
  return canonicalJson({
    identity: [...module.identity],
    fields: shapeOf(module.fields),
    defaults: module.defaults,
  });
}

function shapeOf(fields: readonly ResolvedField[]): JsonValue {
  const published = fields.filter(isPublished);
  return Object.fromEntries(published.map((field) => [field.key, shapeOfField(field)]));
}

/** A group is told from rows of the same fields by the list around it. */
function shapeOfField(field: ResolvedField): JsonValue {
  if (field.kind === 'rows') return shapeOf(field.rowFields);
  return field.kind === 'group' ? [shapeOf(field.rowFields)] : field.kind;
}

/** Whether game servers get a field. What no definition knows stays here too. */
const isPublished = (field: ResolvedField | undefined): boolean =>
  field !== undefined && field.staffOnly !== true;
