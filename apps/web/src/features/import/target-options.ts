import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { ImportProgress } from '../../api/imports.ts';
import { pathLabel } from '../../fields/path-label.ts';

type TargetOption = { readonly value: string; readonly label: string };

/** What a column of the file can fill, by the labels of the form. */
export function targetOptions(
  module: ResolvedModule,
  job: ImportProgress,
  language: Language,
): readonly TargetOption[] {
  return job.targets.map(({ key }) => ({ value: key, label: pathLabel(module, key, language) }));
}

/** Fields that only new records can be without: required, without a default, and filled by no column. */
export function missingFields(
  module: ResolvedModule,
  job: ImportProgress,
  { mapping, fill }: Pick<ImportProgress['options'], 'mapping' | 'fill'>,
  language: Language,
): readonly string[] {
  return missingKeys(job, mapping)
    .filter((field) => (fill[field] ?? null) === null)
    .map((field) => pathLabel(module, field, language));
}

type Mapping = Readonly<Record<string, string | null>>;

/** The same by key, whatever new records are given. */
export function missingKeys(job: ImportProgress, mapping: Mapping): readonly string[] {
  const filled = new Set(Object.values(mapping));
  const fields = new Map<string, boolean>();
  for (const { key, field, required } of job.targets) {
    if (required) fields.set(field, (fields.get(field) ?? false) || filled.has(key));
  }
  return [...fields].filter(([, isFilled]) => !isFilled).map(([field]) => field);
}

/** The fields that no column of the file fills, in the order of the form. */
export function lackedFields(
  module: ResolvedModule,
  job: ImportProgress,
  mapping: Mapping,
): readonly ResolvedField[] {
  const used = new Set(Object.values(mapping));
  const filled = new Set(job.targets.filter(({ key }) => used.has(key)).map(({ field }) => field));
  const offered = new Set(job.targets.map(({ field }) => field));
  return module.fields.filter(
    ({ key }) => offered.has(key) && !filled.has(key) && !module.identity.includes(key),
  );
}

/** Fields whose value can tell which record a row means: those shown as one plain value. */
export function matchOptions(
  module: ResolvedModule,
  job: ImportProgress,
  mapping: Readonly<Record<string, string | null>>,
  language: Language,
): readonly TargetOption[] {
  const used = new Set(Object.values(mapping));
  const isPlain = (field: string) =>
    ['text', 'localized_text', 'integer', 'id'].includes(module.fieldByKey.get(field)?.kind ?? '');
  const targets = job.targets.filter(
    ({ key, field }) => used.has(key) && isPlain(field) && !module.identity.includes(field),
  );
  return targets.map(({ key }) => ({ value: key, label: pathLabel(module, key, language) }));
}
