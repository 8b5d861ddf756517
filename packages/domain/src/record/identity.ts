import type { FieldKind, ResolvedField } from '../core/field.ts';
import { textOf, type JsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';

/** Stands between the values of an identity of several fields; no identity value may contain it. */
export const IDENTITY_SEPARATOR = '~';

/** The record id of the only record of a singleton. */
export const SINGLETON_RECORD_ID = 'main';

const SORT_DIGITS = 10;
const NUMBER_KINDS: ReadonlySet<FieldKind> = new Set(['id', 'integer']);
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** The name of a record in the store and in addresses: its identity values joined by `~`. */
export function recordIdOf(module: ResolvedModule, data: RecordData): string {
  if (module.identity.length === 0) return SINGLETON_RECORD_ID;
  return module.identity.map((key) => textOf(data[key])).join(IDENTITY_SEPARATOR);
}

/** Like the record id, but whole numbers are padded so that plain text order is natural order. */
export function sortKeyOf(module: ResolvedModule, data: RecordData): string {
  return sortKeyFromRecordId(recordIdOf(module, data));
}

/** The sort key of a record whose id is all that is known. */
export function sortKeyFromRecordId(recordId: string): string {
  return recordId.split(IDENTITY_SEPARATOR).map(sortText).join(IDENTITY_SEPARATOR);
}

/** The identity fields of a record as its record id tells them; the inverse of `recordIdOf`. */
export function identityFromRecordId(module: ResolvedModule, recordId: string): JsonObject {
  const texts = identityTexts(module, recordId);
  return Object.fromEntries(
    module.identity.map((key, index) => [key, identityValue(module.fieldByKey.get(key), texts[index] ?? '')]),
  );
}

/** The record id of a child's parent; null for modules without one. */
export function parentIdOf(module: ResolvedModule, recordId: string): string | null {
  return module.parent === null ? null : (identityTexts(module, recordId)[0] ?? '');
}

/** The part of the ID that differs between siblings; the whole ID for records without a parent. */
export function ownIdOf(module: ResolvedModule, recordId: string): string {
  const texts = identityTexts(module, recordId);
  return (module.parent === null ? texts : texts.slice(1)).join(IDENTITY_SEPARATOR);
}

/** The record id of the child that its own identity names under a parent. */
export function childRecordId(parentId: string, ownId: string): string {
  return `${parentId}${IDENTITY_SEPARATOR}${ownId}`;
}

/** Whether every identity field has a value that can be in a record id. */
export function hasIdentity(module: ResolvedModule, data: RecordData): boolean {
  return module.identity.every((key) => textOf(data[key]) !== '');
}

/** One text per identity field. The parent's id comes first and may itself consist of several values. */
function identityTexts(module: ResolvedModule, recordId: string): readonly string[] {
  const texts = recordId.split(IDENTITY_SEPARATOR);
  const own = module.identity.length - 1;
  if (module.parent === null || texts.length <= own + 1) return texts;
  const parent = texts.slice(0, texts.length - own).join(IDENTITY_SEPARATOR);
  return [parent, ...texts.slice(texts.length - own)];
}

function sortText(text: string): string {
  return WHOLE_NUMBER.test(text) ? text.padStart(SORT_DIGITS, '0') : text;
}

function identityValue(field: ResolvedField | undefined, text: string): JsonValue {
  const isNumber = field !== undefined && NUMBER_KINDS.has(field.kind);
  const isReference = field?.kind === 'reference' || field?.kind === 'reference_by';
  return (isNumber || isReference) && WHOLE_NUMBER.test(text) ? Number(text) : text;
}
