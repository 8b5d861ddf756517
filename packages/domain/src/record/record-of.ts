import type { AssetValue, ConditionsValue, CostRow } from '../core/field-values.ts';
import type { DefinedModule, RecordOf } from '../core/define-module.ts';
import type { EnumDefinition, ResolvedField } from '../core/field.ts';
import { isJsonObject, type JsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import type { ModuleDefinition, ResolvedModule } from '../core/module.ts';
import { resolveModule } from '../core/resolve.ts';
import { isEnumValue } from '../fields/enum-values.ts';
import { isShown } from '../fields/validate-object.ts';
import { normalizeRecord } from './normalize-record.ts';
import { readRecord } from './read-record.ts';

const RESOLVED = new WeakMap<ModuleDefinition, ResolvedModule>();

/**
 * Stored data as a record of its module, for code that names the module: today's shape, normal forms,
 * and values of the kinds that the type promises. A value of another kind counts as missing. What is
 * missing is left out where the type says that it may be, and is the default or the blank value of its
 * kind elsewhere, so that a half-filled draft can be read too. Keys of no field are left out.
 * @example recordOf(itemSetting, data).stack_limit
 */
export function recordOf<Shape>(
  definition: DefinedModule<Shape>,
  data: RecordData,
): RecordOf<DefinedModule<Shape>> {
  const module = resolved(definition);
  const object = objectOf(module.fields, normalizeRecord(module, readRecord(module, data)));
  // The one place where data takes on its type: every field was brought to its kind above.
  return object as RecordOf<DefinedModule<Shape>>;
}

function resolved(definition: ModuleDefinition): ResolvedModule {
  const known = RESOLVED.get(definition);
  if (known !== undefined) return known;
  const module = resolveModule(definition);
  RESOLVED.set(definition, module);
  return module;
}

function objectOf(fields: readonly ResolvedField[], data: JsonObject): JsonObject {
  const result: { [key: string]: JsonValue } = {};
  for (const field of fields) {
    const value = ofKind(field, data[field.key]) ?? substitute(field, data);
    if (value !== undefined) result[field.key] = value;
  }
  return result;
}

/** What stands for a missing value where the type promises one. */
function substitute(field: ResolvedField, siblings: JsonObject): JsonValue | undefined {
  if (!field.required || !isShown(field, siblings)) return undefined;
  const isPromised = field.showWhen === undefined && field.kind !== 'reference_by';
  return field.default ?? (isPromised ? blankOf(field) : undefined);
}

/** A value if it is of its field's kind. A new kind does not compile until it is listed here. */
function ofKind(field: ResolvedField, value: JsonValue | undefined): JsonValue | undefined {
  if (value === undefined || value === null) return undefined;
  switch (field.kind) {
    case 'id':
    case 'integer':
    case 'decimal':
    case 'duration':
      return typeof value === 'number' ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'text':
    case 'long_text':
    case 'date_time':
    case 'date':
    case 'color':
      return typeof value === 'string' ? value : undefined;
    case 'localized_text':
      return holdsOnly(value, 'string') ? value : undefined;
    case 'enum':
      return isOption(field.of, value) ? value : undefined;
    case 'multi_enum':
      return listOf(value, (entry) => isOption(field.of, entry));
    case 'asset':
      return isAsset(value) ? value : undefined;
    case 'reference_by':
      return isId(value) ? value : undefined;
    case 'reference':
      if (field.many === true) return listOf(value, isId);
      return isId(value) ? value : undefined;
    case 'reward_list':
    case 'cost_list':
      return listOf(value, isCost);
    case 'timeslot':
      return isJsonObject(value) ? value : undefined;
    case 'condition_list':
      return conditionsOf(value);
    case 'stat_block':
      return holdsOnly(value, 'number') ? value : undefined;
    case 'rows':
      return listOf(value, isJsonObject)?.map((row) => objectOf(field.rowFields, row));
    case 'group':
      return isJsonObject(value) ? objectOf(field.rowFields, value) : undefined;
    case 'json':
      return value;
  }
}

/** What stands for nothing in a field of a kind. A new kind does not compile until it is listed here. */
function blankOf(field: ResolvedField): JsonValue {
  switch (field.kind) {
    case 'id':
    case 'integer':
    case 'decimal':
    case 'duration':
    case 'reference_by':
      return 0;
    case 'boolean':
      return false;
    case 'text':
    case 'long_text':
    case 'date_time':
    case 'date':
    case 'color':
      return '';
    case 'enum':
      return field.of.values[0]?.value ?? '';
    case 'reference':
      return field.many === true ? [] : 0;
    case 'multi_enum':
    case 'reward_list':
    case 'cost_list':
    case 'rows':
      return [];
    case 'localized_text':
    case 'timeslot':
    case 'stat_block':
      return {};
    case 'asset':
      return { path: '' };
    case 'condition_list':
      return { match: '', rows: [] };
    case 'group':
      return objectOf(field.rowFields, {});
    case 'json':
      return null;
  }
}

const isId = (value: JsonValue): value is string | number =>
  typeof value === 'number' || typeof value === 'string';

const isOption = (options: EnumDefinition, value: JsonValue): value is string =>
  typeof value === 'string' && isEnumValue(options, value);

function listOf<Entry extends JsonValue>(
  value: JsonValue | undefined,
  isOfKind: (entry: JsonValue) => entry is Entry,
): readonly Entry[] | undefined {
  return Array.isArray(value) ? value.filter((entry: JsonValue) => isOfKind(entry)) : undefined;
}

function conditionsOf(value: JsonValue): ConditionsValue | undefined {
  if (!isJsonObject(value) || typeof value['match'] !== 'string') return undefined;
  return { match: value['match'], rows: listOf(value['rows'], isJsonObject) ?? [] };
}

function holdsOnly(value: JsonValue, type: 'string' | 'number'): boolean {
  return isJsonObject(value) && Object.values(value).every((part) => typeof part === type);
}

function isAsset(value: JsonValue): value is AssetValue {
  if (!isJsonObject(value) || typeof value['path'] !== 'string') return false;
  const variants = value['locale_paths'];
  return variants === undefined || holdsOnly(variants, 'string');
}

function isCost(value: JsonValue): value is CostRow {
  if (!isJsonObject(value) || typeof value['asset_kind'] !== 'string') return false;
  const target = value['target_id'];
  return typeof value['amount'] === 'number' && (target === undefined || isId(target));
}
