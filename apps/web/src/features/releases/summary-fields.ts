import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import type { RecordChange } from '../../api/releases.ts';

/** The fields of a new record that are told, each as what another one makes of it: the owner of a skin as a pet. */
export function summaryFields(
  module: ResolvedModule,
  summary: RecordChange['summary'],
): readonly { readonly field: ResolvedField; readonly value: JsonValue }[] {
  const values = Object.fromEntries(summary.map(({ path, value }) => [path, value]));
  return summary.flatMap(({ path, value }) => {
    const field = module.fieldByKey.get(path);
    return field === undefined ? [] : [{ field: chosenField(field, values), value }];
  });
}
