import { csvLine } from '@quartermaster/domain/texts/csv-cells';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';

/** A record as it is imported: what the source says, and the declared defaults of required fields. */
export function withDefaults(module: ResolvedModule, data: RecordData): RecordData {
  const filled = module.fields
    .filter(
      (field) => field.required && field.showWhen === undefined && module.defaults[field.key] !== undefined,
    )
    .map((field) => [field.key, module.defaults[field.key] ?? null] as const);
  return { ...Object.fromEntries(filled), status: 'active', ...data };
}

/** Records as the CSV that the import takes: the columns of every field that some record fills. */
export function importCsv(module: ResolvedModule, records: readonly RecordData[]): string {
  const fields = module.fields.filter((field) => records.some((data) => data[field.key] !== undefined));
  const columns = fields.flatMap((field) =>
    fieldKindLogic(field.kind)
      .columns(field)
      .map((column) => ({ column, key: field.key })),
  );
  const lines = records.map((data) => csvLine(columns.map(({ column, key }) => column.print(data[key]))));
  return csvLine(columns.map(({ column }) => column.name)) + lines.join('');
}
