import { fieldOfIssuePath } from '../core/field-at-path.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { AddIssue, FieldReference } from '../fields/field-kind-logic.ts';
import { recordIdOf } from '../record/identity.ts';

/** Adds every place where a record names itself although the field forbids it. */
export function checkSelfReferences(
  module: ResolvedModule,
  data: RecordData,
  references: readonly FieldReference[],
  add: AddIssue,
): void {
  const own = references.filter((reference) => reference.module === module.key && reference.by === null);
  if (own.length === 0) return;
  const recordId = recordIdOf(module, data);
  for (const { id, path } of own) {
    const field = fieldOfIssuePath(module, path);
    if (id === recordId && field?.kind === 'reference' && field.notSelf === true) add(path, 'reference_self');
  }
}
