import type { ResolvedField } from '@quartermaster/domain/core/field';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { LANGUAGE_NAMES } from '../i18n/language.ts';
import { memberLabel } from './member-label.ts';
import { PART_LABELS } from './part-labels.ts';
import { statLabel } from './stat-block/stats.ts';

/** A place in a record: the field it belongs to, what of the field's value it is, and how people call it. */
export type PathFacts = {
  readonly label: string;
  readonly field: ResolvedField | undefined;
  /** The path leads into the field's value: to a language, a stat, a whole row. */
  readonly part: string | null;
};

const INDEX = /^\d+$/;

/** `groups.0.weight` is `Groups, no. 1 · Weight`; `name.jp` is `Name · 日本語`. */
export function describePath(module: ResolvedModule, path: string, language: Language): PathFacts {
  const labels: string[] = [];
  let fields: readonly ResolvedField[] = module.fields;
  let field: ResolvedField | undefined;
  let part: string | null = null;
  for (const step of path === '' ? [] : path.split('.')) {
    const next = fields.find(({ key }) => key === step);
    const isInField = part === null;
    part = next === undefined ? step : null;
    if (next !== undefined) {
      labels.push(next.label[language]);
      field = next;
      fields = next.rowFields;
    } else if (INDEX.test(step) && labels.length > 0) {
      const list = labels.pop() ?? '';
      // A part such as `Period` is named as one already.
      labels.push(isInField ? memberLabel(list, Number(step), language) : `${list} ${Number(step) + 1}`);
    } else labels.push(partLabel(field, step, language));
  }
  return { label: labels.join(' · '), field, part };
}

export function pathLabel(module: ResolvedModule, path: string, language: Language): string {
  return describePath(module, path, language).label;
}

function partLabel(field: ResolvedField | undefined, step: string, language: Language): string {
  const named = LANGUAGES.find((each) => each === step);
  if (field?.kind === 'stat_block') return statLabel(step, language);
  if (named !== undefined) return LANGUAGE_NAMES[named];
  return (field === undefined ? undefined : PART_LABELS[step]?.[language]) ?? step;
}
