import { useLayoutEffect, useState } from 'react';
import { objectsInPlace, type JsonObject } from '@quartermaster/domain/core/json';
import type { FieldInputProps } from '../types.ts';
import {
  useTakeStep,
  useTurnedRows,
  type StepKind,
  type StepStore,
  type TurnedRows,
} from '../common/steps.ts';
import { drawTyped } from '../../ui/text/typing.ts';
import { changeRow, copiedRow, insertRow, moveRow, newRow, removeRow, type Rows } from './row-operations.ts';
import type { RowActions } from './rows-parts.ts';

/** Names rows while they are edited, so that a moved row keeps its inputs and its focus. */
type RowNames = { readonly names: readonly number[]; readonly next: number };

/** The names, and the last undo or redo that they followed. */
type NamesSeen = { readonly named: RowNames; readonly turned: TurnedRows | null };

function fitted(state: RowNames, count: number): RowNames {
  if (state.names.length === count) return state;
  const missing = Math.max(0, count - state.names.length);
  const added = Array.from({ length: missing }, (_, index) => state.next + index);
  return { names: [...state.names, ...added].slice(0, count), next: state.next + missing };
}

/** The names after an undo: a row that came back has a new one, so that no input of another row becomes its own. */
function turnedNames(before: RowNames, { from, count }: TurnedRows): RowNames {
  const { names, next } = fitted(before, count);
  return { names: from.map((index, place) => names[index] ?? next + place), next: next + from.length };
}

export function useRowActions(props: FieldInputProps<'rows'>): {
  readonly actions: RowActions;
  readonly names: readonly number[];
} {
  const rows = objectsInPlace(props.value);
  const turned = useTurnedRows(props.path);
  const [state, setState] = useState<NamesSeen>({ named: { names: [], next: 0 }, turned });
  const [editor] = useState(() =>
    createRowEditor((next) => setState((before) => ({ ...before, named: next }))),
  );
  if (turned !== null && turned !== state.turned)
    setState({ named: turnedNames(state.named, turned), turned });
  const named = fitted(state.named, rows.length);
  const takeStep = useTakeStep();
  useLayoutEffect(() => editor.see({ props, rows, named, takeStep }));
  return { actions: editor.actions, names: named.names };
}

type Changed = { readonly rows: Rows; readonly named: RowNames };

type Seen = {
  readonly props: FieldInputProps<'rows'>;
  readonly rows: Rows;
  readonly named: RowNames;
  readonly takeStep: StepStore['takeStep'];
};

/** No row's name. */
const GONE = -1;

/** Looks at the rows only when something is done to them, so the actions themselves never change. */
function createRowEditor(setNames: (state: RowNames) => void) {
  let seen: Seen | null = null;
  const see = (): Seen | null => {
    // A file that was uploaded into one cell can arrive while the user types into another one.
    drawTyped();
    return seen;
  };
  const step = (kind: StepKind, change: (now: Seen) => Changed) => {
    const now = see();
    if (now === null) return;
    const { rows, named } = change(now);
    if (rows === now.rows) return;
    const [before, after] = [now.named.names, named.names];
    const newIndex = (index: number) => after.indexOf(before[index] ?? GONE);
    setNames(named);
    now.takeStep({ kind, paths: [now.props.path], newIndex }, () => now.props.onChange(rows));
  };
  const actions: RowActions = {
    change: (index, key, value) => {
      const now = see();
      if (now === null) return;
      const next = changeRow(now.props.field.rowFields, now.rows, index, key, value);
      if (next !== now.rows) now.props.onChange(next);
    },
    add: () => step('add', (now) => insert(now, now.rows.length, newRow(now.props.field, now.rows))),
    load: (loaded, isReplacing) =>
      step('load', ({ rows, named }) => ({
        rows: isReplacing ? loaded : [...rows, ...loaded],
        // Names of their own: what was half typed into a row does not stay in another one.
        named: fitted(
          { ...named, names: isReplacing ? [] : named.names },
          loaded.length + (isReplacing ? 0 : rows.length),
        ),
      })),
    duplicate: (index) =>
      step('add', (now) => insert(now, index + 1, copiedRow(now.props.field, now.rows, index))),
    remove: (index) =>
      step('remove', ({ rows, named }) => ({
        rows: removeRow(rows, index),
        named: { ...named, names: named.names.toSpliced(index, 1) },
      })),
    move: (from, to) =>
      step('move', ({ rows, named }) => ({
        rows: moveRow(rows, from, to),
        named: { ...named, names: movedName(named.names, from, to) },
      })),
  };
  return { actions, see: (now: Seen) => void (seen = now) };
}

const insert = ({ rows, named }: Seen, index: number, row: JsonObject): Changed => ({
  rows: insertRow(rows, index, row),
  named: { names: named.names.toSpliced(index, 0, named.next), next: named.next + 1 },
});

function movedName(names: readonly number[], from: number, to: number): readonly number[] {
  const name = names[from];
  return name === undefined ? names : names.toSpliced(from, 1).toSpliced(to, 0, name);
}
