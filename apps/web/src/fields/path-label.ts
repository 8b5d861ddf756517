import type { ResolvedField } from '@quartermaster/domain/core/field';
import { textOf, type JsonValue } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import { LANGUAGE_NAMES } from '../i18n/language.ts';
import { memberLabel } from './member-label.ts';
import type { RecordAddress } from './rows/row-figure.ts';
import { PART_LABELS } from './part-labels.ts';
import { statLabel } from './stat-block/stats.ts';

/** A place in a record: the field it belongs to, what of the field's value it is, and how people call it. */
export type PathFacts = {
  readonly label: string;
  /** The words of the label one by one; a row that is told apart by a record is called by that. */
  readonly words: readonly (string | RecordAddress)[];
  readonly field: ResolvedField | undefined;
  /** The path leads into the field's value: to a language, a stat, a whole row. */
  readonly part: string | null;
};

const INDEX = /^\d+$/;

/** Between the words of a label. */
export const BETWEEN_LABELS = ' · ';

/**
 * `groups.0.weight` is `Groups, no. 1 · Weight`; `name.jp` is `Name · 日本語`. `keys`: what the rows on the path are
 * told apart by, so that `prices.0.amount` is `Prices · US dollar · Amount`.
 */
export function describePath(
  module: Pick<ResolvedModule, 'fields'>,
  path: string,
  language: Language,
  keys: readonly JsonValue[] = [],
): PathFacts {
  const labels: (string | RecordAddress)[] = [];
  const unread = [...keys];
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
      const key = isInField && field?.kind === 'rows' ? keyWords(field, unread.shift(), language) : null;
      const list = labels.at(-1);
      if (key !== null) labels.push(key);
      if (key !== null || typeof list !== 'string') continue;
      labels.pop();
      // A part such as `Period` is named as one already.
      labels.push(isInField ? memberLabel(list, Number(step), language) : `${list} ${Number(step) + 1}`);
    } else labels.push(partLabel(field, step, language));
  }
  const texts = labels.map((each) => (typeof each === 'string' ? each : each.id));
  return { label: texts.join(BETWEEN_LABELS), words: labels, field, part };
}

export function pathLabel(module: Pick<ResolvedModule, 'fields'>, path: string, language: Language): string {
  return describePath(module, path, language).label;
}

/** What a row is called by its key: a choice by its label, a record by its address; null for every other key. */
function keyWords(
  { uniqueBy, rowFields }: ResolvedField<'rows'>,
  key: JsonValue | undefined,
  language: Language,
): string | RecordAddress | null {
  const field = rowFields.find((each) => each.key === uniqueBy);
  const id = textOf(key);
  if (field?.kind === 'enum') return labelOf(field.of, key)?.[language] ?? null;
  return field?.kind === 'reference' && id !== '' ? { module: field.to, id } : null;
}

function partLabel(field: ResolvedField | undefined, step: string, language: Language): string {
  const named = LANGUAGES.find((each) => each === step);
  if (field?.kind === 'stat_block') return statLabel(step, language);
  if (named !== undefined) return LANGUAGE_NAMES[named];
  return (field === undefined ? undefined : PART_LABELS[step]?.[language]) ?? step;
}
