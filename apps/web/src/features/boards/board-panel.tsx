import type { BoardDefinition } from '@quartermaster/domain/core/board';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { objectsInPlace, type JsonObject } from '@quartermaster/domain/core/json';
import { useMemo } from 'react';
import { BoardView } from '../../engine/board/board-view.tsx';
import type { CellChanges } from '../../engine/board/board-edits.ts';
import { useBoardSize, usePieceAreas } from '../../engine/board/use-board-records.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import type { PanelProps } from '../../engine/panels.ts';
import { inPlace, without, type StepKind } from '../../fields/common/steps.ts';
import { useIssueText } from '../../fields/common/use-issue-text.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { newRow } from '../../fields/rows/row-operations.ts';
import { readLanguage } from '../../i18n/language.ts';
import { focusRow, useFocusedRow } from './focused-row.ts';

/** The list of rows in a record that are the cells of a board, drawn as that board. */
export function BoardPanel({ form }: PanelProps) {
  const { board } = form.module;
  const list = form.module.fieldByKey.get(board?.rows ?? '');
  return board === null || list?.kind !== 'rows' ? null : <RowsBoard form={form} board={board} list={list} />;
}

type RowsBoardProps = {
  readonly form: FormSession;
  readonly board: BoardDefinition;
  readonly list: ResolvedField<'rows'>;
};

function RowsBoard({ form, board, list }: RowsBoardProps) {
  const values = useFormState(form, (state) => state.values);
  const value = values[list.key];
  const rows = useMemo(() => objectsInPlace(value), [value]);
  const cells = useMemo(() => rows.map((data, index) => ({ key: String(index), data })), [rows]);
  const size = useBoardSize(board, form.module.fields, values);
  const areaOf = usePieceAreas(board, list.rowFields, cells);
  const problems = useRowProblems(form, list);
  const selected = useFocusedRow(list.key);
  const write = (kind: StepKind, next: readonly JsonObject[], newIndex = inPlace) =>
    form.takeStep({ kind, paths: [list.key], newIndex }, () => form.setValue(list.key, next));
  return (
    <BoardView
      board={board}
      fields={list.rowFields}
      cells={cells}
      group={null}
      size={size}
      areaOf={areaOf}
      label={list.label[readLanguage()]}
      selected={selected.row}
      problems={problems}
      onSelect={selected.select}
      onOpen={(key) => focusRow(list.key, key)}
      editing={{
        change: (changes: CellChanges) =>
          write(
            'change',
            rows.map((row, index) => changes.get(String(index)) ?? row),
          ),
        add: (place) => write('add', [...rows, { ...newRow(list, rows), ...place }]),
        remove: (key) => write('remove', rows.toSpliced(Number(key), 1), without(Number(key))),
        // Its steps are those of the form.
        undo: null,
        canLinkTo: () => false,
      }}
    />
  );
}

/** Sentences about each row with the field that they are about, by its place in the list. */
function useRowProblems(
  form: FormSession,
  list: ResolvedField<'rows'>,
): ReadonlyMap<string, readonly string[]> {
  const issues = useFormState(form, (state) => state.shown.all);
  const own = issues.filter(({ path }) => path.startsWith(`${list.key}.`));
  const textOf = useIssueText(own);
  const byRow = Map.groupBy(own, ({ path }) => path.split('.')[1] ?? '');
  const labelOf = (path: string) =>
    pathLabel({ fields: list.rowFields }, path.split('.').slice(2).join('.'), readLanguage());
  return new Map(
    [...byRow].map(([row, found]) => [row, found.map((issue) => textOf(issue, labelOf(issue.path)))]),
  );
}
