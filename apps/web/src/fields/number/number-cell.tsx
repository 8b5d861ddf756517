import type { FieldKind } from '@quartermaster/domain/core/field';
import { numberOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { hasModule } from '../../engine/load-module.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import type { FieldCellProps } from '../types.ts';
import styles from './number.module.css';
import { numberText, percentText } from './number-text.ts';

type NumericKind = Extract<FieldKind, 'integer' | 'decimal'>;

export function NumberCell({ field, value, decimals }: FieldCellProps<NumericKind>) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const number = numberOf(value, null);
  if (number === null) return <EmptyCell />;
  const word = field.words?.[number];
  if (word !== undefined) return <span>{word[language]}</span>;
  if (field.unit === 'bp') return <span className={styles.figure}>{percentText(number)}</span>;
  return (
    <span className={styles.figure}>
      {numberText(number, language, decimals)}
      {field.unit !== undefined && (
        <span className={styles.unit}>
          {field.unit === 'percent' ? '' : ' '}
          {t(`unit.${field.unit}`, { count: number })}
        </span>
      )}
    </span>
  );
}

/** An id is a name, not a quantity: no separators, one width per digit. */
export function IdCell({ field, value }: FieldCellProps<'id'>) {
  const number = numberOf(value, null);
  if (number === null) return <EmptyCell />;
  if (field.recordModule !== undefined && hasModule(field.recordModule))
    return <ReferenceTag module={field.recordModule} id={String(number)} hasId={false} />;
  return <span className={styles.idText}>{number}</span>;
}
