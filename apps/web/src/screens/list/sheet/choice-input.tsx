import { AutoComplete, type AutoCompleteProps } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { GridCell } from '../../../engine/sheet/cell-range.ts';
import { enterWaits } from '../../../ui/text/enter-waits.ts';
import styles from './sheet.module.css';
import type { CellKeys } from './use-grid-keys.ts';

type ChoiceInputProps = Pick<
  AutoCompleteProps,
  'options' | 'optionRender' | 'showSearch' | 'onOpenChange' | 'notFoundContent'
> & {
  /** What is in the cell when typing begins. */
  readonly text: string;
  readonly label: string;
  /** The choices do not answer yet what is typed. */
  readonly isAsking?: boolean;
  readonly cell: GridCell;
  readonly keys: CellKeys;
};

/** Digits are an id as it is meant, whatever else begins so. */
const DIGITS = /^\p{Nd}*$/u;

/** Typing into a cell with choices below it. What is typed stays free. */
export function ChoiceInput({ text, label, isAsking = false, cell, keys, ...choices }: ChoiceInputProps) {
  const [typed, setTyped] = useState(text);
  const box = useRef<HTMLSpanElement>(null);
  const isByKey = useRef(false);
  // The cell was chosen by a key or a press: typing goes on in it.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const isId = DIGITS.test(typed.trim());
  const toCell = () => {
    const grid = box.current?.closest('table');
    if (grid) keys.moveTo(grid, cell);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    isByKey.current = key === 'Enter' || key === 'Tab';
    if (key !== 'Escape') return;
    // One press leaves the cell: the list would take it for itself.
    keys.dropEdit();
    toCell();
  };
  const handleSelect = () => {
    // A key that chooses is the grid's as well, which goes on to the next cell.
    if (isByKey.current) return;
    keys.endEdit();
    toCell();
  };
  return (
    <span className={styles.choice} ref={box}>
      <AutoComplete
        {...choices}
        {...enterWaits(isAsking && !isId)}
        defaultOpen
        variant="borderless"
        className={styles.choiceInput ?? ''}
        value={typed}
        defaultActiveFirstOption={!isId && typed !== text}
        onChange={(next: string) => {
          setTyped(next);
          keys.type(next);
        }}
        onInputKeyDown={handleKey}
        onSelect={handleSelect}
        onBlur={() => keys.endEdit()}
        popupMatchSelectWidth={280}
        aria-label={label}
      />
    </span>
  );
}
