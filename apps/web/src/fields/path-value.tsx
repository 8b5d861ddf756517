import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { FieldCell } from './cells.tsx';
import { useFieldEnvironment } from './field-environment.tsx';
import { describePath } from './path-label.ts';

type PathValueProps = { readonly module: ResolvedModule; readonly path: string; readonly value: JsonValue };

/** The value that stands at a path of a record, in one line. */
export function PathValue({ module, path, value }: PathValueProps) {
  const { language } = useFieldEnvironment();
  const { field, part, label } = describePath(module, path, language);
  return (
    <FieldCell field={field === undefined || part !== null ? partField(field, label) : field} value={value} />
  );
}

/** A language of a text, a stat of a block, or a key no field has: shown as what its value is. */
export function partField(field: ResolvedField | undefined, label: string): ResolvedField {
  const kind = field?.kind === 'stat_block' ? 'decimal' : field?.kind === 'localized_text' ? 'text' : 'json';
  return { kind, key: '', label: { en: label, zh: label, jp: label }, required: false, rowFields: [] };
}
