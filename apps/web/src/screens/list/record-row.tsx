import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { plainText, type JsonValue } from '@quartermaster/domain/core/json';
import { filePathOf } from '@quartermaster/domain/fields/asset-field';
import { Link } from '@tanstack/react-router';
import { Checkbox } from 'antd';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../api/list-records.ts';
import { editPath } from '../../engine/module-paths.ts';
import { recordName } from '../../engine/record/record-name.ts';
import { useStandingColumn, type StandingCellProps } from '../../engine/list/standing-columns.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { EmptyCell } from '../../fields/common/empty-cell.tsx';
import { ReferenceTag } from '../../fields/reference/reference-tag.tsx';
import { useTexts } from '../../fields/localized-text/use-texts.ts';
import type { FieldCellProps } from '../../fields/types.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { LocalizedCell } from '../../ui/text/localized-cell.tsx';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { aroundStanding, type ListColumn } from './list-columns.ts';
import styles from './record-table.module.css';
import { RowMenu } from './row-menu.tsx';
import type { RecordActions } from './use-record-actions.tsx';

type RecordRowProps = {
  readonly row: RecordRow;
  readonly index: number;
  readonly module: ResolvedModule;
  readonly columns: readonly ListColumn[];
  /** Every record of the page. */
  readonly recordIds: readonly string[];
  readonly isSelected: boolean;
  readonly onToggle: (recordId: string) => void;
  readonly actions: RecordActions;
  /** Whether the Tab key stops at this row; the arrow keys go on from there. */
  readonly isFocusStop: boolean;
  /** Where rows differ in height and not all are drawn: is given each row that is. */
  readonly measure: ((row: Element | null) => void) | undefined;
};

/** There are a hundred on a page: a tick or a step of the focus draws those rows alone that it changes. */
export const RecordRowView = memo(function RecordRowView(props: RecordRowProps) {
  const { row, index, module, columns, isSelected, onToggle, actions, measure } = props;
  const { t } = useTranslation('list');
  const name = recordName(module, row.recordId, row.data);
  const [before, after] = aroundStanding(columns);
  const leading = before.at(-1) ?? columns[0];
  const cellOf = (column: ListColumn) => (
    <td key={column.key} {...attributesOf(column, column === leading)}>
      <ColumnCell column={column} row={row} module={module} />
    </td>
  );
  return (
    <tr
      ref={measure}
      data-index={index}
      data-change={row.change ?? undefined}
      aria-selected={isSelected}
      tabIndex={props.isFocusStop ? 0 : -1}
    >
      <td className={styles.check} data-control>
        <Checkbox
          checked={isSelected}
          onChange={() => onToggle(row.recordId)}
          aria-label={t('selectRow', { name })}
        />
        {row.change ? (
          <span className="visually-hidden">{t(row.change === 'new' ? 'markNew' : 'markChanged')}</span>
        ) : null}
      </td>
      {before.map(cellOf)}
      {module.list.standing === null ? null : (
        <td>
          <StandingCell slot={module.list.standing} recordId={row.recordId} recordIds={props.recordIds} />
        </td>
      )}
      {after.map(cellOf)}
      <td className={styles.edited} data-label={t('columnEdited')}>
        {row.updatedBy ? <span className={styles.author}>{row.updatedBy}</span> : null}
        <AgoText value={row.updatedAt} />
      </td>
      <td className={styles.menu} data-control>
        <RowMenu row={row} name={name} module={module} actions={actions} />
      </td>
    </tr>
  );
});

/** How it is with the record; the whole page is asked about at once. */
function StandingCell({ slot, ...ids }: StandingCellProps & { readonly slot: string }) {
  const column = useStandingColumn(slot);
  if (column === null) return null;
  return (
    <Suspense fallback={null}>
      <column.Cell {...ids} />
    </Suspense>
  );
}

/** On a phone the leading cell has the first line, and the others bear the names of their columns. */
function attributesOf(column: ListColumn, isLeading: boolean) {
  const card = isLeading ? { 'data-first': true } : { 'data-label': column.label };
  return { className: classOf(column), 'data-cell': column.role, ...card };
}

function classOf({ isNumber, role }: ListColumn): string | undefined {
  if (isNumber) return styles.number;
  return role === 'value' ? undefined : styles[role];
}

type ColumnCellProps = {
  readonly column: ListColumn;
  readonly row: RecordRow;
  readonly module: ResolvedModule;
};

function ColumnCell({ column, row, module }: ColumnCellProps) {
  const value = column.valueOf(row.data);
  const field = column.fieldOf(row.data);
  if (column.role === 'title') return <TitleCell column={column} row={row} module={module} />;
  if (field === null) return <EmptyCell />;
  if (column.role !== 'identity') return <FieldCell field={field} value={value} decimals={column.decimals} />;
  return (
    <Link to={editPath(module, row.recordId)} className={styles.open} tabIndex={-1}>
      <IdentityCell field={field} value={value} isParent={field.key === module.parent?.field} />
    </Link>
  );
}

type IdentityCellProps = Pick<FieldCellProps, 'field' | 'value'> & { readonly isParent: boolean };

/** The parent by its name, too: an ID alone says little among the children of many. */
function IdentityCell({ field, value, isParent }: IdentityCellProps) {
  if (isParent && field.kind === 'reference')
    return (
      <span className={styles.parentOfRow}>
        <ReferenceTag module={field.to} id={plainText(value ?? '')} />
      </span>
    );
  const isPlain = typeof value === 'number' || (typeof value === 'string' && field.kind === 'text');
  return isPlain ? <IdText>{value}</IdText> : <FieldCell field={field} value={value} />;
}

function TitleCell({ column, row, module }: ColumnCellProps) {
  const value = column.valueOf(row.data);
  const image = module.display.image;
  return (
    <Link to={editPath(module, row.recordId)} className={styles.name} tabIndex={-1}>
      {image ? <Thumbnail path={filePathOf(row.data[image])} /> : null}
      <TitleText field={column.field} value={value} />
    </Link>
  );
}

/** A title that is another record is called as that one is. */
function TitleText({ field, value }: Pick<FieldCellProps, 'field' | 'value'>) {
  if (field.kind === 'localized_text') return <LocalizedTitle value={value} />;
  if (field.kind === 'reference' || field.kind === 'enum') return <FieldCell field={field} value={value} />;
  return <span className={styles.plainName}>{plainText(value ?? '')}</span>;
}

function LocalizedTitle({ value }: { readonly value: JsonValue | undefined }) {
  const texts = useTexts(value);
  return value === undefined || value === null ? <EmptyCell /> : <LocalizedCell value={texts} withOthers />;
}
