import { useEffect, useId, useRef } from 'react';
import type { SheetColumn } from '../../../engine/sheet/sheet-model.ts';
import { readLanguage } from '../../../i18n/language.ts';
import styles from './sheet.module.css';
import type { CellEdit } from './use-grid-cells.ts';

type CellInputProps = {
  readonly edit: CellEdit;
  readonly column: SheetColumn;
  readonly onEnd: (text: string | null) => void;
};

/** Typing into a cell; the values of a closed list are offered. */
export function CellInput({ edit, column, onEnd }: CellInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The cell was chosen by a key or a press: typing goes on in it.
  useEffect(() => input.current?.focus(), []);
  const { field } = column;
  const choices = field.kind === 'enum' ? field.of.values : [];
  return (
    <>
      <input
        className={styles.input}
        ref={input}
        defaultValue={edit.text}
        list={choices.length > 0 ? id : undefined}
        aria-label={field.label[readLanguage()]}
        onBlur={(event) => onEnd(event.target.value)}
      />
      {choices.length > 0 ? (
        <datalist id={id}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label[readLanguage()]}
            </option>
          ))}
        </datalist>
      ) : null}
    </>
  );
}
