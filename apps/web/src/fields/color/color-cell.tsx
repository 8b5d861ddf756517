import { textOf } from '@quartermaster/domain/core/json';
import { EmptyCell } from '../common/empty-cell.tsx';
import type { FieldCellProps } from '../types.ts';
import styles from './color.module.css';

export function ColorCell({ value }: FieldCellProps<'color'>) {
  const text = textOf(value);
  if (text === '') return <EmptyCell />;
  return (
    <span className={styles.cell}>
      <svg className={styles.sample} viewBox="0 0 12 12" aria-hidden>
        <rect x="0.5" y="0.5" width="11" height="11" rx="2.5" fill={text} />
      </svg>
      {text}
    </span>
  );
}
