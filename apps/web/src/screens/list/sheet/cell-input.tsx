import type { ResolvedField } from '@quartermaster/domain/core/field';
import { findEnumValue } from '@quartermaster/domain/fields/enum-values';
import { admittedTargets } from '@quartermaster/domain/rules/admitted-targets';
import { useState } from 'react';
import type { GridCell } from '../../../engine/sheet/cell-range.ts';
import { cellText, type SheetColumn, type SheetRow } from '../../../engine/sheet/sheet-model.ts';
import { useFieldEnvironment } from '../../../fields/field-environment.tsx';
import { useRecordOptions, useShownOptions } from '../../../fields/reference/record-select.tsx';
import { readLanguage } from '../../../i18n/language.ts';
import { ChoiceInput } from './choice-input.tsx';
import { fieldInParts, offeredField } from './offered-field.ts';
import { PartsInput } from './parts-input.tsx';
import { TextInput } from './text-input.tsx';
import type { CellEdit } from './use-grid-cells.ts';
import type { CellKeys } from './use-grid-keys.ts';

type CellInputProps = {
  readonly at: GridCell;
  readonly row: SheetRow;
  readonly column: SheetColumn;
  /** Null: the cell is only selected. A free text is typed at once, other input begins with a key. */
  readonly edit: CellEdit | null;
  readonly keys: CellKeys;
  readonly describedBy: string | undefined;
};

/** Typing into a cell; the values of a closed list and the records of a module are offered. */
export function CellInput({ at, row, column, edit, keys, describedBy }: CellInputProps) {
  const field = offeredField(column, row.data);
  const label = column.field.label[readLanguage()];
  if (field === null) {
    const parts = fieldInParts(column);
    const shared = {
      at,
      edit,
      keys,
      describedBy,
      label: edit === null ? `${label}: ${cellText(row, column)}` : label,
    };
    return parts === null ? <TextInput {...shared} /> : <PartsInput {...shared} field={parts} row={row} />;
  }
  if (edit === null) return null;
  return field.kind === 'enum' ? (
    <EnumInput field={field} edit={edit} label={label} keys={keys} />
  ) : (
    <RecordInput
      field={field}
      edit={edit}
      label={label}
      keys={keys}
      row={row}
      isNameOfSeveral={row.refused[column.name]?.problem.code === 'name_of_several'}
    />
  );
}

type ChoiceProps<Kind extends 'enum' | 'reference'> = {
  readonly field: ResolvedField<Kind>;
  readonly edit: CellEdit;
  readonly label: string;
  readonly keys: CellKeys;
};

/** A value is typed by its label, as the cell shows it. */
function EnumInput({ field, edit, ...rest }: ChoiceProps<'enum'>) {
  const language = readLanguage();
  const [search, setSearch] = useState(edit.isReplaced ? edit.text : '');
  const value = findEnumValue(field.of, edit.text);
  const chosen = field.of.values.find((each) => each.value === value);
  const wanted = search.trim().toLowerCase();
  const fitting = field.of.values.filter((each) =>
    `${each.label[language]}\n${each.value}`.toLowerCase().includes(wanted),
  );
  return (
    <ChoiceInput
      {...rest}
      cell={edit}
      text={edit.isReplaced || chosen === undefined ? edit.text : chosen.label[language]}
      options={fitting.map(({ label }) => ({ value: label[language], label: label[language] }))}
      showSearch={{ filterOption: false, onSearch: setSearch }}
    />
  );
}

type RecordInputProps = ChoiceProps<'reference'> & {
  readonly row: SheetRow;
  /** The cell has a name of several records: those are offered. */
  readonly isNameOfSeveral: boolean;
};

/** A record is typed by its id, or found by its name. */
function RecordInput({ field, row, edit, isNameOfSeveral, ...rest }: RecordInputProps) {
  const { module } = useFieldEnvironment();
  const admitted = () => (module === null ? [] : admittedTargets(module, row.data, field.key));
  const { options, asking } = useRecordOptions(
    field.to,
    admitted,
    edit.isReplaced || isNameOfSeveral ? edit.text : '',
  );
  const shown = useShownOptions(field.to, options);
  return (
    <ChoiceInput
      {...rest}
      cell={edit}
      text={edit.text}
      showSearch={asking.showSearch}
      onOpenChange={asking.onOpenChange}
      notFoundContent={asking.notFoundContent}
      isAsking={asking.loading}
      {...shown}
    />
  );
}
