import type { FieldKind } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import { asNumber, asText } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import styles from './number.module.css';
import { percentOfBasisPoints, readNumber } from '@quartermaster/domain/fields/number-text';
import { NumberBox } from '../../ui/text/number-box.tsx';

type NumericKind = Extract<FieldKind, 'id' | 'integer' | 'decimal'>;

/** A number as typed, its unit beside it; basis points also as percent. */
export function NumberInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<NumericKind>) {
  const { t } = useTranslation('fields');
  const number = asNumber(value);
  const unit = field.kind === 'id' ? undefined : field.unit;
  return (
    <span className={styles.number}>
      <NumberBox
        id={rest.inputId}
        className={field.kind === 'id' ? styles.id : undefined}
        value={number ?? asText(value)}
        read={(text) => readNumber(field.kind === 'id' ? {} : field, text)}
        onChange={onChange}
        onUnread={onChange}
        onBlur={onBlur}
        disabled={rest.isDisabled}
        status={rest.isInvalid ? 'error' : ''}
        controls={false}
        inputMode={field.kind === 'decimal' ? 'decimal' : 'numeric'}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.isInvalid}
        aria-required={field.required}
        suffix={unit === undefined ? undefined : t(`unit.${unit}`, { count: number ?? 0 })}
      />
      {unit === 'bp' && number !== null && (
        <span className={styles.beside}>{percentOfBasisPoints(number)}</span>
      )}
    </span>
  );
}
