import { Fragment, memo, useCallback, useState } from 'react';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { useIssuesUnder } from '../common/issues.tsx';
import { isWide } from '../common/wide-kinds.ts';
import { FOLD, FoldedCell } from './folded-cell.tsx';
import { RowButtons } from './row-buttons.tsx';
import { RowCell } from './row-cell.tsx';
import { RowDetails } from './row-details.tsx';
import { RowHandle } from './row-handle.tsx';
import { ShareCell } from './share-cell.tsx';
import type { RowLineProps } from './rows-parts.ts';
import styles from './rows.module.css';
import { foldedOf } from './use-columns.ts';

/** One row; typing in another row does not draw it again. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { row, index, field, actions, drag, count, isDisabled } = props;
  const wide = field.rowFields.filter((inner) => isWide(inner) && isShown(inner, row));
  const [openKey, setOpenKey] = useState<string | null>(null);
  const handleToggle = useCallback(
    (key: string) => setOpenKey((now) => (now === key ? null : key)),
    [setOpenKey],
  );
  const open = openKey === FOLD ? foldedOf(field, row) : wide.filter((inner) => inner.key === openKey);
  // What the row asks for no longer is closed: when it comes back, it must not take the focus.
  if (openKey !== null && open.length === 0) setOpenKey(null);
  const issues = useIssuesUnder(props.path).filter((found) => found.path === props.path);
  return (
    <tbody className={props.isIdle ? styles.idle : undefined} data-part={props.path} {...drag.target(index)}>
      <tr>
        <td className={styles.place}>
          <RowHandle index={index} count={count} drag={drag} field={field} isDisabled={isDisabled} />
        </td>
        <Cells {...props} openKey={openKey} onToggle={handleToggle} />
        {field.folded !== undefined && (
          <FoldedCell {...props} isOpen={openKey === FOLD} onToggle={handleToggle} />
        )}
        <td className={styles.actions}>
          <RowButtons
            actions={actions}
            index={index}
            count={count}
            field={field}
            isDisabled={isDisabled}
            isLocked={props.isLocked}
          />
        </td>
      </tr>
      <RowDetails {...props} openKey={openKey} open={open} issues={issues} />
    </tbody>
  );
});

type CellsProps = RowLineProps & {
  readonly openKey: string | null;
  readonly onToggle: (key: string) => void;
};

/** A cell for each column, and the share beside the weight. */
function Cells({ columns, row, field, openKey, ...rest }: CellsProps) {
  return columns.map((column) => {
    const inner = column.find((each) => isShown(each, row)) ?? column[0];
    return (
      <Fragment key={column[0].key}>
        <RowCell
          inner={chosenField(inner, row)}
          value={row[inner.key]}
          isShown={isShown(inner, row)}
          isFirst={column === columns[0]}
          index={rest.index}
          parts={rest.parts}
          actions={rest.actions}
          inputId={rest.inputId}
          path={rest.path}
          isDisabled={rest.isDisabled}
          onBlur={rest.onBlur}
          isOpen={inner.key === openKey}
          onToggle={rest.onToggle}
        />
        {inner.key === field.weight && <ShareCell index={rest.index} />}
      </Fragment>
    );
  });
}
