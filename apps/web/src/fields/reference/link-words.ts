import type { ResolvedField } from '@quartermaster/domain/core/field';
import { plainText, type JsonObject } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { unitOf } from '@quartermaster/domain/fields/number-text';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import { memberLabel } from '../member-label.ts';
import { numberText, percentText } from '../number/number-text.ts';

/** What a link says about the record that it names: the row that holds it, the field, and how much. */
type LinkWords = {
  readonly kind: 'gives' | 'costs' | 'names';
  /** The row, or the rows within rows; empty where the record itself names it. */
  readonly place: string;
  /** The field; empty where the amount says enough. */
  readonly label: string;
  /** How many, for costs and rewards; for other rows their number with its name. */
  readonly figure: string;
};

const INDEX = /^\d+$/;

/** Follows a dotted path through the definition; `rows` are the rows on the way, outermost first. */
export function linkWords(
  module: ResolvedModule,
  path: string,
  rows: readonly JsonObject[],
  language: Language,
): LinkWords {
  const places: string[] = [];
  let [fields, field, count]: [readonly ResolvedField[], ResolvedField | undefined, number] = [
    module.fields,
    undefined,
    0,
  ];
  let holder: ResolvedField<'rows'> | null = null;
  for (const step of path.split('.')) {
    const next = fields.find(({ key }) => key === step);
    if (next !== undefined) {
      if (field?.kind === 'group') places.push(field.label[language]);
      field = next;
      if (next.rowFields.length > 0) fields = next.rowFields;
    } else if (INDEX.test(step) && field !== undefined) {
      const row = rows[count] ?? {};
      if (field.kind === 'rows') {
        holder = field;
        places.push(rowName(field, row, Number(step), path, language));
      }
      count += 1;
    }
  }
  const place = places.filter((each) => each !== '').join(' · ');
  const row = rows.at(-1) ?? {};
  if (field?.kind === 'reward_list' || field?.kind === 'cost_list') {
    const beside = fields.filter(({ kind }) => kind === field.kind).length;
    return {
      kind: field.kind === 'reward_list' ? 'gives' : 'costs',
      place,
      label: beside > 1 ? field.label[language] : '',
      figure: typeof row['amount'] === 'number' ? numberText(row['amount'], language) : '1',
    };
  }
  const figure = holder === null ? '' : figureOf(holder, row, language);
  return { kind: 'names', place, label: field?.label[language] ?? path, figure };
}

/** A row by the value that tells it from the others, or by its number. */
function rowName(
  field: ResolvedField<'rows'>,
  row: JsonObject,
  index: number,
  path: string,
  language: Language,
): string {
  const naming = namingField(field);
  const value = naming === undefined ? undefined : row[naming.key];
  // The row is told from the others by the very record that it names.
  if (naming !== undefined && path.endsWith(`.${naming.key}`)) return '';
  if (naming === undefined || value === undefined || value === null || value === '')
    return memberLabel(field.label[language], index, language);
  if (naming.kind === 'enum') return labelOf(naming.of, value)?.[language] ?? plainText(value);
  return `${naming.label[language]} ${plainText(value)}`;
}

function namingField({ rowFields, uniqueBy }: ResolvedField<'rows'>): ResolvedField | undefined {
  const [first] = rowFields;
  const isName = first?.kind === 'integer' || first?.kind === 'enum' || first?.kind === 'id';
  return rowFields.find(({ key }) => key === uniqueBy) ?? (isName ? first : undefined);
}

function figureOf(field: ResolvedField<'rows'>, row: JsonObject, language: Language): string {
  const naming = namingField(field);
  const number = field.rowFields.find(
    (each) => (each.kind === 'integer' || each.kind === 'decimal') && each.key !== naming?.key,
  );
  const value = number === undefined ? undefined : row[number.key];
  if (number === undefined || typeof value !== 'number') return '';
  return `${number.label[language]} ${unitOf(number) === 'bp' ? percentText(value) : numberText(value, language)}`;
}
