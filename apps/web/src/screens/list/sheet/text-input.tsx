import { useLayoutEffect, useRef } from 'react';
import type { GridCell } from '../../../engine/sheet/cell-range.ts';
import styles from './sheet.module.css';
import type { CellEdit } from './use-grid-cells.ts';
import type { CellKeys } from './use-grid-keys.ts';

export type TextInputProps = {
  readonly at: GridCell;
  readonly edit: CellEdit | null;
  readonly label: string;
  readonly keys: CellKeys;
  readonly describedBy: string | undefined;
};

/** The text of a cell; transparent while the cell is only selected. */
export function TextInput({ at, edit, label, keys, describedBy }: TextInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const box = input.current;
    if (box === null) return;
    const text = edit?.text ?? '';
    // To write the same would end what an input method has begun.
    if (box.value !== text) box.value = text;
    if (edit !== null || document.activeElement === box.closest('td')) box.focus();
  }, [edit]);
  return (
    <input
      ref={input}
      className={edit === null ? styles.transparent : styles.input}
      data-typing
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      onCompositionStart={() => {
        if (edit === null) keys.startEdit(at, '');
      }}
      onChange={({ target }) => {
        if (edit === null) keys.startEdit(at, target.value);
        else keys.type(target.value);
      }}
      onBlur={() => keys.endEdit()}
    />
  );
}
