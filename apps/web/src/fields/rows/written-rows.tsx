import type { ResolvedField } from '@quartermaster/domain/core/field';
import { objectsInPlace, type JsonValue } from '@quartermaster/domain/core/json';
import { isNumberKind } from '@quartermaster/domain/fields/number-text';
import table from '../../ui/table/plain-table.module.css';
import { FieldCell } from '../cells.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import styles from './rows.module.css';

type WrittenRowsProps = {
  readonly field: ResolvedField<'rows'>;
  readonly value: JsonValue | undefined;
  /** What names the table. */
  readonly labelId: string;
};

/** Rows that the user cannot edit: all of them, read-only. */
export function WrittenRows({ field, value, labelId }: WrittenRowsProps) {
  const { language } = useFieldEnvironment();
  const rows = objectsInPlace(value);
  if (rows.length === 0) return <EmptyCell />;
  const sideOf = ({ kind }: ResolvedField) => (isNumberKind(kind) ? table.number : undefined);
  return (
    <div className={styles.written}>
      <table className={table.table} aria-labelledby={labelId}>
        <thead>
          <tr>
            {field.rowFields.map((part) => (
              <th key={part.key} scope="col" className={sideOf(part)}>
                {part.label[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // The rows are never moved, so a row's place can be its key.
            <tr key={place}>
              {field.rowFields.map((part) => (
                <td key={part.key} className={sideOf(part)}>
                  <FieldCell field={part} value={row[part.key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
