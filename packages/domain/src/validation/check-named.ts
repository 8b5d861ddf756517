import type { ResolvedModule } from '../core/module.ts';
import { plainText, type RecordData } from '../core/json.ts';
import { timeslotFields } from '../core/timeslot-fields.ts';
import type { AddIssue, FieldReference } from '../fields/field-kind-logic.ts';
import { isOff, isServed } from '../rules/is-off.ts';
import { spansOf } from '../rules/timeslots.ts';
import { isDeprecatedFile, languageShownToOthers } from './record-index.ts';

type Named = {
  readonly isProtected: boolean;
  readonly module: ResolvedModule;
  readonly data: RecordData;
  readonly reference: FieldReference;
  /** The record that is named, and its module. */
  readonly named: RecordData;
  readonly to: ResolvedModule | undefined;
};

/** Adds what is wrong with a record that exists: players do not get it, do not get it yet, or should not. */
export function checkNamed({ module, data, reference, named, to, isProtected }: Named, add: AddIssue): void {
  const { path, module: key, id } = reference;
  if (isDeprecatedFile(reference, named)) add(path, 'reference_deprecated', { module: key, id }, 'warning');
  const shown = languageShownToOthers(reference, named);
  if (shown !== null)
    add(path, 'file_of_language', { id, language: shown }, isProtected ? 'error' : 'warning');
  if (!isServed(data)) return;
  // Suspending something in an emergency must not wait for everything that names it.
  if (isOff(named) && !isOwner(module, path))
    add(path, 'reference_off', { module: key, id }, named['status'] === 'suspended' ? 'warning' : 'error');
  const release = plainText(named[to?.releasedAt ?? '']);
  const start = opensAt(module, data);
  if (start !== undefined && release > start) add(path, 'named_before_release', { module: key, id, release });
}

/** Whether a reference names the owner: children, and records that belong to another, are inactive along with it. */
function isOwner({ parent, belongsTo }: ResolvedModule, path: string): boolean {
  const [field] = path.split('.');
  return field === parent?.field || field === belongsTo?.field;
}

/** When a record opens for the first time; `undefined` where it has no periods. */
function opensAt(module: ResolvedModule, data: RecordData): string | undefined {
  const starts = timeslotFields(module).flatMap(({ key }) =>
    spansOf(data[key])
      .slice(0, 1)
      .map(({ start }) => start),
  );
  return starts.toSorted()[0];
}
