import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { FieldCell } from '../cells.tsx';
import { asObject } from '../common/values.ts';
import { isWide } from '../common/wide-kinds.ts';
import styles from './rows.module.css';

const SHOWN = 4;

/** A row in a few words: the first of its short values. */
export function RowSummary({
  field,
  row,
}: {
  readonly field: ResolvedField<'rows'>;
  readonly row: JsonValue;
}) {
  const values = asObject(row);
  const shown = field.rowFields
    .filter((inner) => !isWide(inner) && !isBlank(values[inner.key]))
    .slice(0, SHOWN);
  return (
    <span className={styles.rowSummary}>
      {shown.map((inner) => (
        <FieldCell key={inner.key} field={inner} value={values[inner.key]} />
      ))}
    </span>
  );
}
