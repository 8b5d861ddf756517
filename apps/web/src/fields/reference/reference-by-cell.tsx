import { textOf } from '@quartermaster/domain/core/json';
import { EmptyCell } from '../common/empty-cell.tsx';
import type { FieldCellProps } from '../types.ts';
import styles from './reference.module.css';

/** The id of a record while nothing tells its module: beside the values that choose it, a plain reference is drawn. */
export function ReferenceByCell({ value }: FieldCellProps<'reference_by'>) {
  const id = textOf(value);
  return id === '' ? <EmptyCell /> : <span className={styles.id}>{id}</span>;
}
