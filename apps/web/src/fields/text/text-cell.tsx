import type { FieldKind } from '@quartermaster/domain/core/field';
import { EmptyCell } from '../common/empty-cell.tsx';
import shared from '../common/common.module.css';
import { asText } from '../common/values.ts';
import type { FieldCellProps } from '../types.ts';
import styles from './text.module.css';

type TextKind = Extract<FieldKind, 'text' | 'long_text' | 'date'>;

export function TextCell({ field, value }: FieldCellProps<TextKind>) {
  const text = asText(value);
  if (text === '') return <EmptyCell />;
  const isMono = field.kind === 'text' && field.monospace === true;
  return (
    <span className={isMono ? `${shared.truncated} ${styles.monoText}` : shared.truncated} title={text}>
      {text}
    </span>
  );
}
