import type { ResolvedField } from '@quartermaster/domain/core/field';
import { assetPartAt, listPartAt, type NamedPart } from '@quartermaster/domain/fields/named-part';
import { admittedTargets } from '@quartermaster/domain/rules/admitted-targets';
import { AutoComplete } from 'antd';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SheetRow } from '../../../engine/sheet/sheet-model.ts';
import { useFieldEnvironment } from '../../../fields/field-environment.tsx';
import { useFoundRecords, useShownOptions } from '../../../fields/reference/record-select.tsx';
import { enterWaits } from '../../../ui/text/enter-waits.ts';
import styles from './sheet.module.css';
import type { TextInputProps } from './text-input.tsx';
import type { CellEdit } from './use-grid-cells.ts';

type PartsField = ResolvedField<'reference'> | ResolvedField<'reward_list'> | ResolvedField<'cost_list'>;
type PartsInputProps = TextInputProps & { readonly field: PartsField; readonly row: SheetRow };

/** The text of a cell that names several records: those for the part at the caret are offered. */
export function PartsInput({ at, edit, label, keys, describedBy, ...of }: PartsInputProps) {
  const { box, keep, leave, stay } = useCellBox({ at, edit, keys });
  const { typed, setTyped, setCaret, part } = useTypedPart(edit, of);
  const { options, optionRender, isLoading, notFoundContent } = usePartOptions(part);
  const write = (next: string) => {
    const input = box.current?.querySelector('input');
    // A record that was chosen is not in the box yet: the caret goes behind the text.
    setTyped(next, (input?.value === next ? input.selectionStart : null) ?? next.length);
    if (edit === null) keys.startEdit(at, next);
    else keys.type(next);
  };
  return (
    <span
      className={edit === null ? styles.transparent : styles.choice}
      ref={box}
      onKeyDownCapture={leave}
      role="presentation"
    >
      <AutoComplete
        {...enterWaits(isLoading && edit !== null)}
        open={edit !== null && part !== null}
        variant="borderless"
        className={styles.choiceInput ?? ''}
        value={typed}
        options={options}
        optionRender={optionRender}
        notFoundContent={notFoundContent}
        showSearch={{ filterOption: false }}
        defaultActiveFirstOption={part !== null && part.search !== '' && typed !== edit?.text}
        onChange={write}
        onSelect={stay}
        popupMatchSelectWidth={280}
      >
        <input
          data-typing
          className={styles.part}
          autoComplete="off"
          aria-label={label}
          aria-describedby={describedBy}
          onKeyDown={keep}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
          onCompositionStart={() => {
            if (edit === null) keys.startEdit(at, '');
          }}
          onBlur={() => keys.endEdit()}
        />
      </AutoComplete>
    </span>
  );
}

/** The box takes the focus with its cell; one Escape leaves what is typed, whatever is offered. */
function useCellBox({ at, edit, keys }: Pick<TextInputProps, 'at' | 'edit' | 'keys'>) {
  const box = useRef<HTMLSpanElement>(null);
  const pressed = useRef<KeyboardEvent | null>(null);
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (edit !== null || document.activeElement === box.current?.closest('td')) input?.focus();
  }, [edit]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || edit === null || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    keys.dropEdit();
    const grid = box.current?.closest('table');
    if (grid) keys.moveTo(grid, at);
  };
  const keep = (event: KeyboardEvent) => {
    pressed.current = event;
  };
  // The key that takes a record does not leave the cell: another part may follow.
  const stay = () => {
    if (pressed.current?.key === 'Enter') pressed.current.stopPropagation();
  };
  return { box, keep, leave, stay };
}

type Of = Pick<PartsInputProps, 'field' | 'row'>;

/** What is typed, from what stood in the cell as the typing began, and the record named at the caret. */
function useTypedPart(edit: CellEdit | null, { field, row }: Of) {
  const { module } = useFieldEnvironment();
  const start = { edit, typed: edit?.text ?? '', caret: edit?.text.length ?? 0 };
  const [state, setState] = useState(start);
  if (state.edit !== edit) setState(start);
  const { typed, caret } = state.edit === edit ? state : start;
  const found = field.kind === 'reference' ? listPartAt(field.to, typed, caret) : assetPartAt(typed, caret);
  const admitted =
    found === null || module === null || field.kind !== 'reference'
      ? []
      : admittedTargets(module, row.data, field.key);
  return {
    typed,
    part: found && { ...found, where: [...found.where, ...admitted] },
    setTyped: (next: string, at: number) => setState((now) => ({ ...now, typed: next, caret: at })),
    setCaret: (next: number) => setState((now) => ({ ...now, caret: next })),
  };
}

/** An option is the whole text with a record in the place of the part. */
function usePartOptions(part: NamedPart | null) {
  const module = part?.module ?? null;
  const { options, isLoading, notFoundContent } = useFoundRecords(
    module,
    part?.search ?? '',
    part?.where ?? [],
  );
  const shown = useShownOptions(module ?? '', options);
  const withPart = shown.options.map(({ value, ...option }) => ({
    ...option,
    value: part?.withId(value) ?? value,
    recordId: value,
  }));
  const idOf = new Map(withPart.map(({ value, recordId }) => [value, recordId]));
  return {
    isLoading,
    notFoundContent,
    options: withPart,
    optionRender: ({ value }: { readonly value?: unknown }) =>
      shown.optionRender({ value: idOf.get(String(value)) }),
  };
}
