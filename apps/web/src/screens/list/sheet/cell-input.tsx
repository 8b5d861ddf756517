import type { ResolvedField } from '@quartermaster/domain/core/field';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { findEnumValue } from '@quartermaster/domain/fields/enum-values';
import { admittedTargets } from '@quartermaster/domain/rules/admitted-targets';
import { useEffect, useRef, useState } from 'react';
import type { SheetColumn, SheetRow } from '../../../engine/sheet/sheet-model.ts';
import { useFieldEnvironment } from '../../../fields/field-environment.tsx';
import { RecordOptionLabel } from '../../../fields/reference/record-option-label.tsx';
import { useRecordOptions } from '../../../fields/reference/record-select.tsx';
import { readLanguage } from '../../../i18n/language.ts';
import { ChoiceInput } from './choice-input.tsx';
import styles from './sheet.module.css';
import type { CellEdit } from './use-grid-cells.ts';
import type { GridKeys } from './use-grid-keys.ts';

type TypingProps = {
  readonly edit: CellEdit;
  readonly label: string;
  readonly keys: Pick<GridKeys, 'type' | 'endEdit' | 'dropEdit' | 'moveTo'>;
};

type CellInputProps = Omit<TypingProps, 'label'> & { readonly column: SheetColumn; readonly row: SheetRow };

/** Typing into a cell; the values of a closed list and the records of a module are offered. */
export function CellInput({ column, row, ...rest }: CellInputProps) {
  const field = chosenField(column.field, row.data);
  const typing = { ...rest, label: column.field.label[readLanguage()] };
  // A cell of a part of its field has a format of its own.
  if (column.part !== undefined) return <TextInput {...typing} />;
  if (field.kind === 'enum') return <EnumInput {...typing} field={field} />;
  if (field.kind === 'reference' && field.many !== true)
    return <RecordInput {...typing} field={field} row={row} />;
  return <TextInput {...typing} />;
}

function TextInput({ edit, label, keys }: TypingProps) {
  const input = useRef<HTMLInputElement>(null);
  // The cell was chosen by a key or a press: typing goes on in it.
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      className={styles.input}
      ref={input}
      defaultValue={edit.text}
      aria-label={label}
      onChange={({ target }) => keys.type(target.value)}
      onBlur={() => keys.endEdit()}
    />
  );
}

/** A value is typed by its label, as the cell shows it. */
function EnumInput({ field, edit, ...rest }: TypingProps & { readonly field: ResolvedField<'enum'> }) {
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

type RecordInputProps = TypingProps & {
  readonly field: ResolvedField<'reference'>;
  readonly row: SheetRow;
};

/** A record is typed by its id, or found by its name. */
function RecordInput({ field, row, edit, ...rest }: RecordInputProps) {
  const { module } = useFieldEnvironment();
  const admitted = () => (module === null ? [] : admittedTargets(module, row.data, field.key));
  const { options, asking } = useRecordOptions(field.to, admitted, edit.isReplaced ? edit.text : '');
  return (
    <ChoiceInput
      {...rest}
      cell={edit}
      text={edit.text}
      showSearch={asking.showSearch}
      onOpenChange={asking.onOpenChange}
      notFoundContent={asking.notFoundContent}
      isAsking={asking.loading}
      options={options.map((option) => ({
        value: option.id,
        label: <RecordOptionLabel module={field.to} option={option} />,
      }))}
    />
  );
}
