import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { HTML_LANG, LANGUAGES } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { FieldCell } from './cells.tsx';
import { useFieldEnvironment } from './field-environment.tsx';
import { describePath, type PathFacts } from './path-label.ts';

type PathValueProps = { readonly module: ResolvedModule; readonly path: string; readonly value: JsonValue };

/** The value that is at a path of a record, in one line. */
export function PathValue({ module, path, value }: PathValueProps) {
  const { language } = useFieldEnvironment();
  const facts = describePath(module, path, language);
  const { field, part } = facts;
  return (
    <span lang={partLang(facts)}>
      <FieldCell field={field === undefined || part !== null ? partField(facts) : field} value={value} />
    </span>
  );
}

const INSTANTS: ReadonlySet<string | null> = new Set(['start_date', 'end_date']);

/** A language of a text, a stat of a block, a moment of a period, or a key no field has: shown as what its value is. */
export function partField({ field, part, label }: PathFacts): ResolvedField {
  return {
    kind: partKind(field, part),
    key: '',
    label: { en: label, zh: label, jp: label },
    required: false,
    rowFields: [],
  };
}

function partKind(field: ResolvedField | undefined, part: string | null) {
  if (field?.kind === 'stat_block') return 'decimal';
  if (field?.kind === 'localized_text') return 'text';
  return field?.kind === 'timeslot' && INSTANTS.has(part) ? 'date_time' : 'json';
}

/** The language a path leads to, as HTML names it: its glyphs are its own. */
export function partLang({ field, part }: PathFacts): string | undefined {
  const language = field?.kind === 'localized_text' && LANGUAGES.find((each) => each === part);
  return language ? HTML_LANG[language] : undefined;
}
