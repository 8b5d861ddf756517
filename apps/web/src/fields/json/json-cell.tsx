import { EmptyCell } from '../common/empty-cell.tsx';
import shared from '../common/common.module.css';
import type { FieldCellProps } from '../types.ts';
import styles from './json.module.css';

const SHOWN = 60;

export function JsonCell({ value }: FieldCellProps<'json'>) {
  if (value === undefined || value === null) return <EmptyCell />;
  const text = JSON.stringify(value);
  return (
    <span className={`${shared.truncated} ${styles.cell}`} title={text.slice(0, 400)}>
      {text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}
    </span>
  );
}
