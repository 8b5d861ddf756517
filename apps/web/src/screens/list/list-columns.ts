import type { ResolvedField } from '@quartermaster/domain/core/field';
import { objectOf, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { isNumberKind } from '@quartermaster/domain/fields/number-text';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { sortableFields } from '@quartermaster/domain/record/sortable-fields';
import { alternativesLabel, areAlternatives, groupAlternatives } from '../../fields/common/alternatives.ts';
import { mostDecimals } from '../../fields/number/number-text.ts';
import { statLabel } from '../../fields/stat-block/stats.ts';

/** One column of a list. A block of figures is shown as one column per figure. */
export type ListColumn = {
  readonly key: string;
  readonly field: ResolvedField;
  readonly label: string;
  readonly role: 'identity' | 'title' | 'value';
  readonly isNumber: boolean;
  /** For numbers: how many decimals all of them show. */
  readonly decimals?: number;
  /** What to send as `sort`; null: it has no order. */
  readonly sort: string | null;
  /** The field of a record that the column shows; null where the record has none. */
  readonly fieldOf: (data: RecordData) => ResolvedField | null;
  readonly valueOf: (data: RecordData) => JsonValue | undefined;
};

/** Columns before and after the one that says how it is with a record: it is beside the name. */
export function aroundStanding(
  columns: readonly ListColumn[],
): readonly [before: readonly ListColumn[], after: readonly ListColumn[]] {
  const place = columns.findIndex(({ role }) => role === 'title') + 1;
  return [columns.slice(0, place), columns.slice(place)];
}

/** The columns of one page of rows: the points of its numbers are aligned. */
export function withDecimals(
  columns: readonly ListColumn[],
  rows: readonly { readonly data: RecordData }[],
): readonly ListColumn[] {
  return columns.map((column) =>
    column.isNumber
      ? { ...column, decimals: mostDecimals(rows.map(({ data }) => column.valueOf(data))) }
      : column,
  );
}

export function listColumns(
  module: ResolvedModule,
  chosen: readonly string[] | null,
  language: Language,
): readonly ListColumn[] {
  const keys = (chosen ?? module.list.columns).filter((key) => key !== module.display.image);
  const columns = keys.flatMap((key) => {
    const field = module.fieldByKey.get(key);
    return field ? columnsOf(module, field, language) : [];
  });
  return withSharedColumns(columns, language);
}

/** Neighbours of which each record has at most one share a column: each of them would be mostly empty. */
function withSharedColumns(columns: readonly ListColumn[], language: Language): readonly ListColumn[] {
  const groups = groupAlternatives(
    columns,
    (one, other) => one.role === 'value' && other.role === 'value' && areAlternatives(one.field, other.field),
  );
  return groups.map((group) => (group.length === 1 ? group[0] : sharedColumn(group, language)));
}

function sharedColumn(columns: readonly [ListColumn, ...ListColumn[]], language: Language): ListColumn {
  const [first] = columns;
  const ofRecord = (data: RecordData) => columns.find(({ fieldOf }) => fieldOf(data) !== null);
  return {
    ...first,
    key: columns.map(({ key }) => key).join(' '),
    label: alternativesLabel(
      columns.map(({ label }) => label),
      language,
    ),
    sort: null,
    fieldOf: (data) => ofRecord(data)?.fieldOf(data) ?? null,
    valueOf: (data) => ofRecord(data)?.valueOf(data),
  };
}

function columnsOf(module: ResolvedModule, field: ResolvedField, language: Language): readonly ListColumn[] {
  if (field.kind === 'stat_block') return figureColumns(field, language);
  const isIdentity = module.identity.includes(field.key);
  // A record that is called by the name of another one shows that one, with its picture.
  const isTitle = field.key === module.display.title && field.kind !== 'reference' && !isIdentity;
  const role = isTitle ? 'title' : isIdentity ? 'identity' : 'value';
  return [
    {
      key: field.key,
      field,
      label: field.label[language],
      role,
      // What names the record is read as a name, also where it is a number.
      isNumber: role !== 'title' && isNumberKind(field.kind),
      sort: sortOf(module, field.key),
      // Records that lack the field have its default all the same.
      fieldOf: (data) => (isShown(field, data) ? chosenField(field, data) : null),
      valueOf: (data) => data[field.key],
    },
  ];
}

function sortOf(module: ResolvedModule, key: string): string | null {
  if (module.identity.length === 1 && module.identity[0] === key) return 'record_id';
  return sortableFields(module).includes(key) ? key : null;
}

function figureColumns(field: ResolvedField<'stat_block'>, language: Language): readonly ListColumn[] {
  const figure = {
    kind: 'integer',
    key: field.key,
    label: field.label,
    required: false,
    rowFields: [],
  } as const;
  return field.requiredStats.map((stat) => ({
    key: `${field.key}.${stat}`,
    field: figure,
    label: statLabel(stat, language),
    role: 'value' as const,
    isNumber: true,
    sort: null,
    fieldOf: () => figure,
    valueOf: (data) => objectOf(data[field.key])[stat],
  }));
}
