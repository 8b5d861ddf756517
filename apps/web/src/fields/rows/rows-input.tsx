import type { FieldKind } from '@quartermaster/domain/core/field';
import { objectsInPlace } from '@quartermaster/domain/core/json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { numberText } from '../number/number-text.ts';
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts';
import { AddButton } from '../common/add-button.tsx';
import { useNewPart, type Inputs } from '../common/new-part.ts';
import type { FieldInputProps, NestedParts } from '../types.ts';
import { LoadRowsButton } from './load-rows-button.tsx';
import { lockedRows, shares, weightSum, type Rows } from './row-operations.ts';
import { RowLine } from './row-line.tsx';
import type { RowActions } from './rows-parts.ts';
import styles from './rows.module.css';
import { RowsHead } from './rows-head.tsx';
import { rowTotals } from './row-totals.ts';
import { ShareProvider } from './share-cell.tsx';
import { useColumns, type RowsColumn } from './use-columns.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRowDrag } from './use-row-drag.ts';
import { useRowRules } from './use-row-rules.ts';

const NO_SHARES: readonly null[] = [];

type RowsInputProps = FieldInputProps<'rows'> & { readonly parts: NestedParts };

/** A table of rows: edited in place, reordered by drag or by keys, shares of weights shown live. */
export function RowsInput({ parts, ...props }: RowsInputProps) {
  const { t } = useTranslation('fields');
  const { field, isDisabled } = props;
  const rows = objectsInPlace(props.value);
  const { actions, names } = useRowActions(props);
  const table = useKeptFocus<HTMLDivElement>(rows.length);
  const goToNew = useNewPart(table, rows.length);
  const handleAdd = () => {
    goToNew(`${props.path}.${rows.length}`, firstEmpty);
    actions.add();
  };
  return (
    <div ref={table} role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      {rows.length > 0 && <RowsTable {...props} parts={parts} rows={rows} actions={actions} names={names} />}
      <div className={styles.foot}>
        <AddButton
          inputId={rows.length === 0 ? props.inputId : undefined}
          label={t('rows.add')}
          isDisabled={isDisabled || (field.max !== undefined && rows.length >= field.max)}
          onAdd={handleAdd}
        />
        <LoadRowsButton field={field} count={rows.length} isDisabled={isDisabled} actions={actions} />
        <RowsSummary field={field} rows={rows} path={props.path} Cell={parts.Cell} />
      </div>
    </div>
  );
}

/** Numbers of rows are given already. */
const firstEmpty = (inputs: Inputs) => inputs.find(({ value }) => value === '') ?? inputs[0];

type RowsSummaryProps = Pick<FieldInputProps<'rows'>, 'field' | 'path'> &
  Pick<NestedParts, 'Cell'> & { readonly rows: Rows };

/** How many rows there are, and what they come to together. */
function RowsSummary({ field, rows, path, Cell }: RowsSummaryProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const rules = useRowRules();
  const parts = [t('rows.count', { count: rows.length })];
  if (field.weight !== undefined)
    parts.push(t('rows.weightSum', { sum: numberText(weightSum(rows, field.weight), language) }));
  return (
    <span className={styles.summary}>
      {rowTotals(field, rows, rules, path).map((total) => (
        <span key={total.field.key} className={styles.total}>
          {t('rows.total', { field: total.field.label[language] })} <Cell {...total} />
        </span>
      ))}
      {parts.join(' · ')}
    </span>
  );
}

type RowsTableProps = RowsInputProps & {
  readonly rows: Rows;
  readonly actions: RowActions;
  readonly names: readonly number[];
};

/** So many short values in a row leave most of a card empty. */
const FEW = 3;
const SHORT: ReadonlySet<FieldKind> = new Set(['id', 'integer', 'decimal', 'boolean', 'enum', 'reference']);

/** Whether the table is as wide as its inputs rather than its card: what ends a row stays beside it. */
const isNarrow = (columns: readonly RowsColumn[]): boolean =>
  columns.length <= FEW && columns.flat().every(({ kind }) => SHORT.has(kind));

function RowsTable({ parts, rows, actions, names, ...props }: RowsTableProps) {
  const { t } = useTranslation('fields');
  const { field } = props;
  const rules = useRowRules();
  const locked = lockedRows(rules, props.path, rows);
  const columns = useColumns(field, rows);
  const weighed = field.weight === undefined ? NO_SHARES : shares(rows, field.weight);
  const [said, setSaid] = useState('');
  const drag = useRowDrag((from, to) => {
    actions.move(from, to);
    setSaid(t('rows.moved', { place: to + 1, count: rows.length }));
  });
  return (
    <div className={styles.scroll}>
      <table className={isNarrow(columns) ? `${styles.table} ${styles.narrow}` : styles.table}>
        <RowsHead field={field} columns={columns} />
        <ShareProvider value={weighed}>
          {rows.map((row, index) => (
            <RowLine
              key={names[index]}
              row={row}
              index={index}
              count={rows.length}
              field={field}
              columns={columns}
              parts={parts}
              actions={actions}
              drag={drag}
              isIdle={weighed[index] === 0}
              isLocked={locked.has(index)}
              inputId={index === 0 ? props.inputId : `${props.inputId}-${names[index]}`}
              path={`${props.path}.${index}`}
              isDisabled={props.isDisabled}
              onBlur={props.onBlur}
            />
          ))}
        </ShareProvider>
      </table>
      <p className={styles.live} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
