import type { BoardDefinition } from '@quartermaster/domain/core/board';
import type { Issue } from '@quartermaster/domain/core/issue';
import { textOf, type RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { checkModuleRules } from '@quartermaster/domain/validation/check-rules';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardsOf, cellsOn, type BoardCell } from '../../../engine/board/board-layout.ts';
import { BoardView, type BoardEditing } from '../../../engine/board/board-view.tsx';
import { useBoardSize } from '../../../engine/board/use-board-records.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import { rowsWith, type SheetRow } from '../../../engine/sheet/sheet-model.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { pathLabel } from '../../../fields/path-label.ts';
import { ReferenceTag } from '../../../fields/reference/reference-tag.tsx';
import { readLanguage } from '../../../i18n/language.ts';
import styles from './sheet.module.css';
import type { SheetGridState } from './use-sheet-grid.ts';
import { SearchedSelect } from '../../../ui/text/searched-select.tsx';

type SheetBoardProps = {
  readonly list: ModuleList;
  readonly sheet: SheetEditor;
  readonly state: SheetGridState;
  /** What all rows of the sheet share. */
  readonly group: RecordData;
};

type ShownBoardProps = SheetBoardProps & { readonly board: BoardDefinition };

/** The rows of a sheet as a board; nothing for modules without one. */
export function SheetBoard(props: SheetBoardProps) {
  const { board } = props.list.module;
  return board === null || board.rows !== undefined ? null : <ShownBoard {...props} board={board} />;
}

function ShownBoard(props: ShownBoardProps) {
  const { list, sheet, state, group, board } = props;
  const { t } = useTranslation('board');
  const { module } = list;
  const active = sheet.rows[state.keys.active.row];
  const owner = ownerOf(list.module, group, active);
  const cells: readonly BoardCell[] = rowsWith(sheet.rows, owner);
  const boards = boardsOf(board, cells);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = shownBoard(board, boards, active, chosen);
  const size = useBoardSize(board, module.fields, { ...group, ...owner });
  const problems = useProblems(list, sheet);
  const { select, open, editing } = rowActions(props, owner);
  const title = module.titles.title[readLanguage()];
  const showBoard = (next: number) => {
    setChosen(next);
    const [first] = cellsOn(board, cells, next);
    if (first) select(first.key);
  };
  return (
    <section className={styles.board} aria-label={t('board')}>
      <BoardOwner module={module} owner={owner} />
      {shown === null ? null : (
        <SearchedSelect
          showSearch={{ optionFilterProp: 'label' }}
          size="small"
          aria-label={t('show')}
          value={shown}
          options={boards.map((number) => ({ value: number, label: boardName(list, board, number) }))}
          onChange={showBoard}
        />
      )}
      <BoardView
        board={board}
        fields={module.fields}
        cells={cellsOn(board, cells, shown)}
        group={shown}
        size={size}
        label={shown === null ? title : `${title} · ${boardName(list, board, shown)}`}
        selected={active?.key ?? null}
        problems={problems}
        onSelect={select}
        onOpen={open}
        editing={editing}
      />
    </section>
  );
}

type BoardOwnerProps = { readonly module: ResolvedModule; readonly owner: RecordData };

/** Whose board it is, where the sheet has boards of several. */
function BoardOwner({ module: { parent }, owner }: BoardOwnerProps) {
  const id = parent === null ? '' : textOf(owner[parent.field]);
  return parent === null || id === '' ? null : <ReferenceTag module={parent.module} id={id} />;
}

/** The parent of the focused row where the sheet shows the children of several: each has boards of its own. */
function ownerOf({ parent }: ResolvedModule, group: RecordData, active: SheetRow | undefined): RecordData {
  const value = parent === null || parent.field in group ? undefined : active?.data[parent.field];
  return parent === null || value === undefined || value === null ? {} : { [parent.field]: value };
}

/** Edits on the board are edits of the sheet's rows, with its undo. */
function rowActions({ sheet, state, board }: ShownBoardProps, owner: RecordData) {
  const rowOf = (key: string) => sheet.rows.findIndex((row) => row.key === key);
  const column = Math.max(
    0,
    sheet.columns.findIndex(({ isIdentity }) => !isIdentity),
  );
  const editing: BoardEditing = {
    change: (changes) =>
      sheet.replace(
        sheet.rows.map((row) => {
          const data = changes.get(row.key);
          return data === undefined ? row : { ...row, data };
        }),
      ),
    add: (place) => sheet.addRow(place, owner),
    remove: (key) => {
      const row = sheet.rows[rowOf(key)];
      if (row) sheet.removeRow(row);
    },
    undo: sheet.canUndo ? sheet.undo : null,
    canLinkTo: (key) => {
      const isByPlace = board.links !== undefined && 'rows' in board.links;
      return isByPlace || sheet.rows.some((row) => row.key === key && row.stored !== null);
    },
  };
  return {
    editing,
    select: (key: string) => state.show({ row: rowOf(key), column }),
    open: (key: string) => {
      if (state.grid.current) state.keys.moveTo(state.grid.current, { row: rowOf(key), column });
    },
  };
}

/** The board of the focused row; if it is on several, the selected one. */
function shownBoard(
  board: BoardDefinition,
  boards: readonly number[],
  active: BoardCell | undefined,
  chosen: number | null,
): number | null {
  const own = active === undefined ? [] : boardsOf(board, [active]);
  const [first] = own.length > 0 ? own : boards;
  if (chosen !== null && (own.includes(chosen) || (own.length === 0 && boards.includes(chosen))))
    return chosen;
  return first ?? null;
}

/** `Map 2`: the label of the grouping field and the number. */
function boardName({ module }: ModuleList, { groupBy }: BoardDefinition, number: number): string {
  const key = typeof groupBy === 'string' ? groupBy : groupBy?.[0];
  const label = module.fieldByKey.get(key ?? '')?.label[readLanguage()] ?? '';
  return `${label} ${number}`;
}

/** Problems by row, each with its field: of the row itself, and of rules across rows if the sheet has all records of its group. */
function useProblems(list: ModuleList, sheet: SheetEditor): ReadonlyMap<string, readonly string[]> {
  const { module, isNarrowed, state } = list;
  const { rows, problems } = sheet;
  const isWhole = !isNarrowed && state.page === 1;
  return useMemo(() => {
    const language = readLanguage();
    const sentenceOf = (problem: Issue): string =>
      moduleIssueText(problem, language, { module, fieldLabel: pathLabel(module, problem.path, language) });
    const found = new Map(rows.map(({ key }) => [key, (problems.get(key) ?? []).map(sentenceOf)]));
    if (isWhole) {
      const records = rows.map(({ key, data }) => ({ recordId: key, data }));
      checkModuleRules(
        records,
        (recordId, path, code, params, severity) =>
          found.get(recordId)?.push(sentenceOf({ path, code, params, severity })),
        { module },
      );
    }
    return found;
  }, [module, isWhole, rows, problems]);
}
