import { useLayoutEffect, useState } from 'react';
import { objectsInPlace, type JsonObject } from '@quartermaster/domain/core/json';
import type { FieldInputProps } from '../types.ts';
import { useMoveIncomplete, type IncompleteInputStore } from '../common/incomplete-input.tsx';
import { drawTyped } from '../../ui/text/typing.ts';
import { changeRow, copiedRow, insertRow, moveRow, newRow, removeRow, type Rows } from './row-operations.ts';
import type { RowActions } from './rows-parts.ts';

/** Names rows while they are edited, so that a moved row keeps its inputs and its focus. */
type RowNames = { readonly names: readonly number[]; readonly next: number };

function fitted(state: RowNames, count: number): RowNames {
  if (state.names.length === count) return state;
  const missing = Math.max(0, count - state.names.length);
  const added = Array.from({ length: missing }, (_, index) => state.next + index);
  return { names: [...state.names, ...added].slice(0, count), next: state.next + missing };
}

export function useRowActions(props: FieldInputProps<'rows'>): {
  readonly actions: RowActions;
  readonly names: readonly number[];
} {
  const rows = objectsInPlace(props.value);
  const [state, setState] = useState<RowNames>({ names: [], next: 0 });
  const [editor] = useState(() => createRowEditor(setState));
  const named = fitted(state, rows.length);
  const moveIncomplete = useMoveIncomplete();
  useLayoutEffect(() => editor.see({ props, rows, named, moveIncomplete }));
  return { actions: editor.actions, names: named.names };
}

type Seen = {
  readonly props: FieldInputProps<'rows'>;
  readonly rows: Rows;
  readonly named: RowNames;
  readonly moveIncomplete: IncompleteInputStore['moveIncomplete'];
};

/** No row's name. */
const GONE = -1;

/** Looks at the rows only when something is done to them, so the actions themselves never change. */
function createRowEditor(setNames: (state: RowNames) => void) {
  let seen: Seen | null = null;
  const write = (change: (now: Seen) => { readonly rows: Rows; readonly named?: RowNames }) => {
    // A file that was uploaded into one cell can arrive while the user types into another one.
    drawTyped();
    if (seen === null) return;
    const next = change(seen);
    if (next.rows === seen.rows) return;
    if (next.named !== undefined) {
      const [before, after] = [seen.named.names, next.named.names];
      setNames(next.named);
      seen.moveIncomplete(seen.props.path, (index) => after.indexOf(before[index] ?? GONE));
    }
    seen.props.onChange(next.rows);
  };
  const insert = ({ rows, named }: Seen, index: number, row: JsonObject) => ({
    rows: insertRow(rows, index, row),
    named: { names: named.names.toSpliced(index, 0, named.next), next: named.next + 1 },
  });
  const actions: RowActions = {
    change: (index, key, value) =>
      write(({ rows, props }) => ({ rows: changeRow(props.field.rowFields, rows, index, key, value) })),
    add: () => write((now) => insert(now, now.rows.length, newRow(now.props.field, now.rows))),
    load: (loaded, isReplacing) =>
      write(({ rows, named }) => ({
        rows: isReplacing ? loaded : [...rows, ...loaded],
        // Names of their own: what was half typed into a row does not stay in another one.
        named: fitted(
          { ...named, names: isReplacing ? [] : named.names },
          loaded.length + (isReplacing ? 0 : rows.length),
        ),
      })),
    duplicate: (index) => write((now) => insert(now, index + 1, copiedRow(now.props.field, now.rows, index))),
    remove: (index) =>
      write(({ rows, named }) => ({
        rows: removeRow(rows, index),
        named: { ...named, names: named.names.toSpliced(index, 1) },
      })),
    move: (from, to) =>
      write(({ rows, named }) => ({
        rows: moveRow(rows, from, to),
        named: { ...named, names: movedName(named.names, from, to) },
      })),
  };
  return { actions, see: (now: Seen) => void (seen = now) };
}

function movedName(names: readonly number[], from: number, to: number): readonly number[] {
  const name = names[from];
  return name === undefined ? names : names.toSpliced(from, 1).toSpliced(to, 0, name);
}
