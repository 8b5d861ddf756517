import { findJsonFault } from '@quartermaster/domain/core/json-fault';
import { issue } from '@quartermaster/domain/core/issue';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { isJsonObject, type JsonObject, type RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import type { FormIssue } from '../record/record-issues.ts';
import { valueAt } from '@quartermaster/domain/record/path-value';

/** What was typed as JSON and is none yet, by the path of the value it is to become; '' is the whole record. */
export type IncompleteInputs = Readonly<Record<string, string>>;

export const NO_INCOMPLETE_INPUTS: IncompleteInputs = {};

/** Where the text of the record as a whole is kept. */
export const WHOLE_RECORD = '';

export function withIncompleteInput(
  inputs: IncompleteInputs,
  path: string,
  text: string | null,
): IncompleteInputs {
  if ((inputs[path] ?? null) === text) return inputs;
  const { [path]: _before, ...others } = inputs;
  return text === null ? others : { ...others, [path]: text };
}

/** Nothing is saved while a field shows something else than would be stored. */
export function incompleteInputIssues(
  module: ResolvedModule,
  values: RecordData,
  inputs: IncompleteInputs,
): readonly FormIssue[] {
  return Object.entries(inputs).flatMap(([path, text]) => {
    const fault = isAskedFor(module.fields, values, path.split('.')) ? findJsonFault(text) : null;
    return fault === null ? [] : [{ ...issue(path, 'json', { ...fault }), blocks: 'save' as const }];
  });
}

/** Fields that the other values hide, and rows that are gone, ask for nothing. */
function isAskedFor(
  fields: readonly ResolvedField[],
  values: JsonObject,
  [key = '', ...below]: readonly string[],
): boolean {
  const field = fields.find((each) => each.key === key);
  if (field === undefined || !isShown(field, values)) return false;
  if (below.length === 0) return true;
  // A row is named by its index, a group has none.
  const steps = field.kind === 'group' ? 0 : 1;
  const inside = valueAt(values, [key, ...below.slice(0, steps)].join('.'));
  return isJsonObject(inside) && isAskedFor(field.rowFields, inside, below.slice(steps));
}

/** The inputs of fields whose value is the same in both: for the others something else was decided. */
export function keptIncompleteInputs(
  inputs: IncompleteInputs,
  before: RecordData,
  after: RecordData,
): IncompleteInputs {
  const textAt = (data: RecordData, path: string) => canonicalJson(valueAt(data, path) ?? null);
  const isKept = (path: string) => path !== WHOLE_RECORD && textAt(before, path) === textAt(after, path);
  return Object.fromEntries(Object.entries(inputs).filter(([path]) => isKept(path)));
}

/** The inputs of a field and of what is inside of it. */
export function incompleteUnder(inputs: IncompleteInputs, path: string): IncompleteInputs {
  const isUnder = (place: string) => place === path || place.startsWith(`${path}.`);
  return Object.fromEntries(Object.entries(inputs).filter(([place]) => isUnder(place)));
}

/** The same inputs after rows of the list at `path` went elsewhere; `newIndex` is -1 for those that are gone. */
export function movedIncompleteInputs(
  inputs: IncompleteInputs,
  path: string,
  newIndex: (index: number) => number,
): IncompleteInputs {
  const moved = Object.entries(inputs).flatMap(([place, text]): [string, string][] => {
    if (!place.startsWith(`${path}.`)) return [[place, text]];
    const [index = '', ...rest] = place.slice(path.length + 1).split('.');
    const next = newIndex(Number(index));
    return next < 0 ? [] : [[[path, next, ...rest].join('.'), text]];
  });
  return Object.fromEntries(moved);
}
