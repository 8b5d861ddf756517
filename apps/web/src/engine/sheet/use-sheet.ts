import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useEffect, useMemo, useReducer } from 'react';
import type { RecordRow } from '../../api/list-records.ts';
import {
  batchOf,
  isChanged,
  newRow,
  rowProblems,
  sheetColumns,
  storedRow,
  typeCell,
  type SheetColumn,
  type SheetRow,
  type SheetContent,
} from './sheet-model.ts';
import { pasteBlock, readBlock } from './sheet-paste.ts';
import type { SheetDraftStore } from './sheet-draft.ts';
import { uniqueId } from '../record/unique-id.ts';

type SheetState = SheetContent & { readonly past: readonly SheetContent[] };

type Step =
  | { readonly type: 'edit'; readonly content: SheetContent }
  | { readonly type: 'undo' }
  | { readonly type: 'reset'; readonly content: SheetContent };

const MAX_STEPS = 100;

function reduce(state: SheetState, step: Step): SheetState {
  if (step.type === 'reset') return { ...step.content, past: [] };
  if (step.type === 'undo') {
    const last = state.past.at(-1);
    return last ? { ...last, past: state.past.slice(0, -1) } : state;
  }
  const { rows, removed } = state;
  return { ...step.content, past: [...state.past.slice(1 - MAX_STEPS), { rows, removed }] };
}

type SheetSource = {
  readonly module: ResolvedModule;
  readonly isProtected: boolean;
  readonly records: readonly RecordRow[];
  /** The values all rows of the sheet share. */
  readonly group: RecordData;
  readonly drafts: SheetDraftStore;
};

/** A group of records edited as a table, without its looks: cells, rows, problems, steps back. */
export function useSheet({ module, isProtected, records, group, drafts }: SheetSource) {
  const columns = useMemo(() => sheetColumns(module, Object.keys(group)[0] ?? null), [module, group]);
  const [state, step] = useReducer(reduce, null, () => ({ ...drafts.restore(records), past: [] }));
  const { rows, removed } = state;
  useEffect(() => drafts.keep({ rows, removed }), [drafts, rows, removed]);
  const problems = useMemo(
    () => new Map(rows.map((row) => [row.key, rowProblems(module, row, isProtected)])),
    [module, rows, isProtected],
  );
  const edit = (next: readonly SheetRow[], gone = removed) =>
    step({ type: 'edit', content: { rows: next, removed: gone } });
  const makeRow = (now: readonly SheetRow[]) => newRow(module, now, group, `new-${uniqueId()}`);

  return {
    columns,
    rows,
    problems,
    changeCount: rows.filter(isChanged).length + removed.length,
    canUndo: state.past.length > 0,
    type: (index: number, column: SheetColumn, text: string) => {
      const row = rows[index];
      const typed = row && typeCell(row, column, text);
      if (typed && typed !== row) edit(rows.map((each) => (each === row ? typed : each)));
    },
    paste: (at: { readonly row: number; readonly column: number }, text: string) => {
      const result = pasteBlock({ rows, columns, at, block: readBlock(text), addRow: makeRow });
      edit(result.rows);
      return result;
    },
    /** Rows with other values, as one step. */
    replace: (next: readonly SheetRow[]) => edit(next),
    addRow: () => edit([...rows, makeRow(rows)]),
    removeRow: (row: SheetRow) =>
      edit(
        rows.filter((each) => each !== row),
        row.stored ? [...removed, row] : removed,
      ),
    undo: () => step({ type: 'undo' }),
    discard: () => step({ type: 'reset', content: { rows: records.map(storedRow), removed: [] } }),
    batch: () => batchOf(rows, removed),
    /** After a save: what was written is now what is stored. */
    settle: (saved: readonly RecordRow[]) =>
      step({ type: 'reset', content: { rows: settledRows(rows, saved), removed: [] } }),
  };
}

/** Rows in the order they had; saved ones that are new to the sheet follow. */
function settledRows(rows: readonly SheetRow[], saved: readonly RecordRow[]): readonly SheetRow[] {
  const left = new Map(saved.map((record) => [record.recordId, storedRow(record)]));
  const known = rows.flatMap((row) => {
    if (!row.stored) return [];
    const fresh = left.get(row.stored.recordId);
    left.delete(row.stored.recordId);
    return [fresh ?? row];
  });
  return [...known, ...left.values()];
}

export type SheetEditor = ReturnType<typeof useSheet>;
