import type { NameMeaning } from '@quartermaster/contract/http/search';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { Language } from '@quartermaster/domain/core/language';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import type { RecordRow } from '../../api/list-records.ts';
import type { CellRange } from './cell-range.ts';
import {
  batchOf,
  isChanged,
  newRow,
  rowsWith,
  rowProblems,
  settled,
  sheetColumns,
  storedRow,
  type RowStart,
  type SheetColumn,
  type SheetContent,
  type SheetRow,
} from './sheet-model.ts';
import { withNames } from './named-cells.ts';
import { lockOf, withoutLocked, type SheetLocks } from './sheet-locks.ts';
import { blockOf, fillDown, fillRange, pasteBlock, readBlock, writeBlock } from './sheet-block.ts';
import type { SheetDraftStore } from './sheet-draft.ts';
import type { FormIssue } from '../record/record-issues.ts';
import { uniqueId } from '../record/unique-id.ts';

type SheetState = SheetContent & { readonly past: readonly SheetContent[] };

type Step =
  | { readonly type: 'edit'; readonly content: SheetContent }
  | { readonly type: 'amend'; readonly rows: readonly SheetRow[] }
  | { readonly type: 'undo' }
  | { readonly type: 'settle'; readonly settle: (content: SheetContent) => SheetContent };

const MAX_STEPS = 100;

function reduce(state: SheetState, step: Step): SheetState {
  // The steps before lead back to records as they were stored then.
  if (step.type === 'settle') return { ...step.settle(state), past: [] };
  // Part of the step before it: one undo takes back both.
  if (step.type === 'amend') return { ...state, rows: step.rows };
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
  readonly start: RowStart;
  readonly drafts: SheetDraftStore;
  /** The fields to show. */
  readonly fields: readonly string[];
  readonly language: Language;
  readonly locks: SheetLocks;
  /** Called where an edit left so many locked cells as they were. */
  readonly onLocked: (count: number) => void;
};

/** Records edited as a table, without its looks: cells, rows, problems, steps back. */
export function useSheet({ module, isProtected, records, start, drafts, ...source }: SheetSource) {
  const { fields, language, locks, onLocked } = source;
  const columns = useMemo(
    () => sheetColumns(module, { groupBy: Object.keys(start.group)[0] ?? null, fields, language }),
    [module, start, fields, language],
  );
  const [state, step] = useReducer(reduce, null, () => ({ ...drafts.restore(records), past: [] }));
  const { rows, removed } = state;
  useEffect(() => drafts.keep({ rows, removed }), [drafts, rows, removed]);
  const problems = useRowProblems(module, rows, isProtected);
  const edit = editor({ locks, onLocked, columns, rows, removed, step });
  const makeRow = rowMaker(module, start);
  const cells = { rows, columns };

  return {
    ...cells,
    problems,
    /** Why a cell takes no input; null: it does. */
    lockOf: useCallback(
      (row: SheetRow, column: SheetColumn): Issue | null => lockOf(locks, row, column),
      [locks],
    ),
    changeCount: rows.filter(isChanged).length + removed.length,
    canUndo: state.past.length > 0,
    /** Types the same text into every cell of a range. */
    fill: (range: CellRange, text: string): void => void edit(fillRange(cells, range, () => text)),
    fillDown: (range: CellRange): void => void edit(fillDown(cells, range)),
    copy: (range: CellRange) => writeBlock(blockOf(cells, range)),
    paste: (range: CellRange, text: string) => {
      const result = pasteBlock({ ...cells, range, block: readBlock(text), addRow: makeRow });
      const skipped = edit(result.rows);
      return { ...result, cells: result.cells - skipped };
    },
    /** Rows with other values, as one step. */
    replace: (next: readonly SheetRow[]): void => void edit(next),
    /** A new row, with these values beside those that all rows share; numbered among the rows of its owner. */
    addRow: (values: RecordData = {}, owner: RecordData = {}) => {
      const row = makeRow(rows, owner);
      edit([...rows, { ...row, data: { ...row.data, ...values } }]);
    },
    removeRow: (row: SheetRow) =>
      edit(
        rows.filter((each) => each !== row),
        row.stored ? [...removed, row] : removed,
      ),
    /** Ids in place of the names that were typed. */
    amend: (meanings: ReadonlyMap<string, NameMeaning>): void =>
      step({ type: 'amend', rows: withNames(rows, columns, meanings) }),
    undo: () => step({ type: 'undo' }),
    /** Discards all edits; one undo restores them. */
    discard: () => step({ type: 'edit', content: { rows: records.map(storedRow), removed: [] } }),
    batch: () => batchOf(rows, removed),
    /** After a save of the batch, with what became of its rows. */
    settle: (batch: SheetContent, written: readonly (RecordRow | null)[]) =>
      step({ type: 'settle', settle: (content) => settled(module, content, batch, written) }),
  };
}

/** The problems of each row, by its key. A row that stays as it was keeps its list, so that nothing is drawn for it. */
function useRowProblems(module: ResolvedModule, rows: readonly SheetRow[], isProtected: boolean) {
  const check = useMemo(() => rowChecker(module, isProtected), [module, isProtected]);
  return useMemo(() => new Map(rows.map((row) => [row.key, check(row)])), [rows, check]);
}

function rowChecker(module: ResolvedModule, isProtected: boolean) {
  const known = new WeakMap<SheetRow, readonly FormIssue[]>();
  return (row: SheetRow): readonly FormIssue[] => {
    const problems = known.get(row) ?? rowProblems(module, row, isProtected);
    known.set(row, problems);
    return problems;
  };
}

/** Makes new rows. `owner`: values that the row shares with those that it is numbered among. */
function rowMaker(module: ResolvedModule, start: RowStart) {
  return (rows: readonly SheetRow[], owner: RecordData = {}): SheetRow =>
    newRow(
      module,
      rowsWith(rows, owner),
      { ...start, group: { ...start.group, ...owner } },
      `new-${uniqueId()}`,
    );
}

type Editing = Pick<SheetSource, 'locks' | 'onLocked'> &
  SheetContent & { readonly columns: readonly SheetColumn[]; readonly step: (step: Step) => void };

/** Takes rows as an edit would leave them, but for locked cells; answers how many of those there were. */
function editor({ locks, onLocked, columns, rows, removed, step }: Editing) {
  return (wanted: readonly SheetRow[], gone = removed): number => {
    const { rows: next, skipped } = withoutLocked(locks, columns, rows, wanted);
    if (skipped > 0) onLocked(skipped);
    const isSame = next.length === rows.length && next.every((row, index) => row === rows[index]);
    if (!isSame || gone !== removed) step({ type: 'edit', content: { rows: next, removed: gone } });
    return skipped;
  };
}

export type SheetEditor = ReturnType<typeof useSheet>;
