import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { DeleteOutlined, LockOutlined } from '@ant-design/icons';
import type { Issue } from '@quartermaster/domain/core/issue';
import { isNumberKind } from '@quartermaster/domain/fields/number-text';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { Button } from 'antd';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BLOCKS_TITLES } from '../../../engine/record/blocks-titles.ts';
import {
  groupByBlocks,
  joinIssues,
  withBlocks,
  type FormIssue,
} from '../../../engine/record/record-issues.ts';
import {
  cellText,
  changedKeys,
  columnOf,
  isEditable,
  type SheetColumn,
  type SheetRow,
} from '../../../engine/sheet/sheet-model.ts';
import { FieldCell } from '../../../fields/cells.tsx';
import { EmptyCell } from '../../../fields/common/empty-cell.tsx';
import { FactorMark } from '../../../fields/number/factor-mark.tsx';
import { useFieldEnvironment } from '../../../fields/field-environment.tsx';
import { partOf } from './part-of.ts';
import { hasTypingBox } from '../../../ui/table/focus-cell.ts';
import { CellInput } from './cell-input.tsx';
import { offeredField } from './offered-field.ts';
import styles from './sheet.module.css';
import type { CellEdit } from './use-grid-cells.ts';
import type { CellKeys } from './use-grid-keys.ts';

type SheetLineProps = {
  readonly row: SheetRow;
  readonly index: number;
  readonly columns: readonly SheetColumn[];
  readonly problems: readonly FormIssue[] | undefined;
  /** What the server refused at the last try. */
  readonly refusals: readonly Issue[] | undefined;
  /** Why a cell takes no input; null: nothing locks it. */
  readonly lockOf: (row: SheetRow, column: SheetColumn) => Issue | null;
  /** The column of the cell with the focus, and the columns that are chosen; null: none of this row. */
  readonly active: number | null;
  readonly chosenFrom: number | null;
  readonly chosenTo: number | null;
  readonly edit: CellEdit | null;
  readonly keys: CellKeys;
  readonly onRemove: (row: SheetRow) => void;
};

/** Drawn again only when something in the row is another: the focus moves with every key. */
export const SheetLine = memo(function SheetLine({
  row,
  index,
  columns,
  keys,
  edit,
  ...line
}: SheetLineProps) {
  const { t } = useTranslation();
  const { problems = NO_ISSUES, refusals = NO_ISSUES, active, chosenFrom, chosenTo } = line;
  const issues = joinIssues(problems, withBlocks(refusals, 'save'));
  const changed = new Set(changedKeys(row));
  const issuesOf = (position: number): readonly FormIssue[] => {
    const own = issues.filter(({ path }) => columnOf(row, columns, path) === position);
    return own.length === 0 ? NO_ISSUES : own;
  };
  return (
    <tr data-change={row.stored === null ? 'new' : undefined}>
      {columns.map((column, position) => (
        <SheetCell
          key={column.name}
          row={row}
          column={column}
          rowIndex={index}
          columnIndex={position}
          keys={keys}
          issues={issuesOf(position)}
          lock={line.lockOf(row, column)}
          isActive={active === position}
          isChosen={
            chosenFrom !== null && chosenTo !== null && position >= chosenFrom && position <= chosenTo
          }
          edit={edit?.column === position ? edit : null}
          isChanged={changed.has(column.field.key) && isCellChanged(row, column)}
        />
      ))}
      <td className={styles.bin}>
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          tabIndex={-1}
          aria-label={t('remove')}
          onClick={() => line.onRemove(row)}
        />
      </td>
    </tr>
  );
});

const NO_ISSUES: readonly never[] = [];

/** Whether this cell of a changed field is what changed: other columns may hold parts of it. */
function isCellChanged({ stored, data }: SheetRow, { field, print }: SheetColumn): boolean {
  return stored !== null && print(stored.data[field.key]) !== print(data[field.key]);
}

type SheetCellProps = {
  readonly row: SheetRow;
  readonly column: SheetColumn;
  readonly rowIndex: number;
  readonly columnIndex: number;
  readonly keys: CellKeys;
  readonly issues: readonly FormIssue[];
  readonly lock: Issue | null;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly edit: CellEdit | null;
  readonly isChanged: boolean;
};

const SheetCell = memo(function SheetCell({
  row,
  column,
  keys,
  issues,
  lock,
  edit,
  ...cell
}: SheetCellProps) {
  const id = useId();
  const { isActive, isChosen, isChanged } = cell;
  const at = { row: cell.rowIndex, column: cell.columnIndex };
  const message = useMessage(issues, lock);
  const isReadOnly = lock !== null || !isEditable(row, column);
  const isEditing = edit !== null;
  const hasInput =
    isEditing || (isActive && !isReadOnly && hasTypingBox() && offeredField(column, row.data) === null);
  const describedBy = isActive && message ? id : undefined;
  return (
    <td
      data-cell={`${at.row}:${at.column}`}
      data-changed={isChanged}
      data-kind={(column.part ?? column.field).kind}
      // Its input takes the focus in its place.
      tabIndex={hasInput ? undefined : isActive ? 0 : -1}
      aria-selected={isChosen}
      aria-invalid={issues.some(({ severity }) => severity === 'error')}
      data-warned={issues.some(({ severity }) => severity === 'warning')}
      data-readonly={isReadOnly}
      aria-readonly={isReadOnly}
      aria-describedby={describedBy}
      title={message || undefined}
      onFocus={() => keys.handleFocus(at)}
      onDoubleClick={() => keys.startEdit(at)}
    >
      {isEditing ? null : (
        <>
          {lock === null ? null : <LockOutlined className={styles.lock ?? ''} aria-hidden />}
          <CellValue row={row} column={column} />
          {isChanged ? <CellFactor row={row} column={column} /> : null}
        </>
      )}
      {hasInput ? (
        <CellInput at={at} row={row} column={column} edit={edit} keys={keys} describedBy={describedBy} />
      ) : null}
      {isActive && message ? (
        <CellMessage id={id} text={message} blocks={groupByBlocks(issues)[0]?.blocks ?? 'nothing'} />
      ) : null}
    </td>
  );
});

type CellMessageProps = { readonly id: string; readonly text: string; readonly blocks: string };

const CellMessage = ({ id, text, blocks }: CellMessageProps) => (
  <span id={id} className={styles.message} data-blocks={blocks}>
    {text}
  </span>
);

/** Marks a number of the sheet that grew or shrank so much that it should be checked before saving. */
function CellFactor({ row, column }: Pick<SheetCellProps, 'row' | 'column'>) {
  if (!isNumberKind(column.field.kind)) return null;
  return <FactorMark before={row.stored?.data[column.field.key]} after={row.data[column.field.key]} />;
}

/** Why a cell is locked, and what is wrong with it, what weighs most first, each with what it blocks. */
function useMessage(issues: readonly FormIssue[], lock: Issue | null): string {
  const { language, module } = useFieldEnvironment();
  const { t } = useTranslation('form');
  const { t: tc } = useTranslation();
  const { t: tl } = useTranslation('list');
  if (!module) return '';
  const problems = groupByBlocks(issues)
    .flatMap((group) => group.issues)
    .map((found) => {
      const text = moduleIssueText(found, language, { module });
      return tc('labelled', { label: t(BLOCKS_TITLES[found.blocks]), text });
    });
  // A refusal by the server says the same.
  const isSaid = lock === null || issues.some(({ code }) => code === lock.code);
  const locked = isSaid
    ? []
    : [tc('labelled', { label: tl('sheetLockedCell'), text: moduleIssueText(lock, language, { module }) })];
  return [...problems, ...locked].join('\n');
}

function CellValue({ row, column }: { readonly row: SheetRow; readonly column: SheetColumn }) {
  const isWhole = column.name === column.field.key && row.refused[column.name] === undefined;
  const text = cellText(row, column);
  if (column.part !== undefined && text === '') return <EmptyCell />;
  const part = row.refused[column.name] === undefined ? partOf(row.data, column) : null;
  if (part !== null) return <FieldCell field={part.field} value={part.value} />;
  return isWhole ? (
    <FieldCell field={chosenField(column.field, row.data)} value={row.data[column.field.key]} />
  ) : (
    <span className={styles.written}>{text}</span>
  );
}
