import type { FieldKind, ResolvedField } from '../core/field.ts';
import type { JsonValue, RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { isBlank } from '../fields/field-kind-logic.ts';

/** A value of a record by its field; of rows their number. */
type SummaryValue = { readonly path: string; readonly value: JsonValue };

/** A summary is one line. */
const MOST_VALUES = 8;

/** Kinds whose values are too long for a line. Lists show them. */
const TOO_LONG: ReadonlySet<FieldKind> = new Set(['json', 'long_text', 'asset', 'group']);

/** A new record in one line: when it is open, what lists show of it, and how many rows it has. */
export function summarizeRecord(module: ResolvedModule, data: RecordData): readonly SummaryValue[] {
  return summaryFields(module)
    .flatMap(({ key, kind }) => {
      const value = data[key] ?? null;
      if (isBlank(value)) return [];
      return [{ path: key, value: kind === 'rows' && Array.isArray(value) ? value.length : value }];
    })
    .slice(0, MOST_VALUES);
}

function summaryFields({ fields, fieldByKey, list, identity, display }: ResolvedModule) {
  const ofKind = (kind: FieldKind) => fields.filter((field) => field.kind === kind).map(({ key }) => key);
  const keys = new Set([...list.columns, ...ofKind('timeslot'), ...ofKind('rows')]);
  const named = new Set([...identity, display.title, display.image]);
  return [...keys]
    .filter((key) => !named.has(key))
    .map((key) => fieldByKey.get(key))
    .filter((field): field is ResolvedField => field !== undefined && !TOO_LONG.has(field.kind));
}
