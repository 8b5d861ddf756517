import type { FieldKind } from '@quartermaster/domain/core/field';
import { numberOf, textOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { hasModule } from '../../engine/load-module.ts';
import { NamedRecordInput } from '../reference/named-record.tsx';
import type { FieldInputProps } from '../types.ts';
import styles from './number.module.css';
import {
  isEveryNumberNamed,
  percentOfBasisPoints,
  readNumber,
} from '@quartermaster/domain/fields/number-text';
import { keyboardOf, NumberBox } from '../../ui/text/number-box.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { GroupedDigits } from './grouped-digits.tsx';
import { WordInput } from './word-input.tsx';

type NumericKind = Extract<FieldKind, 'id' | 'integer' | 'decimal'>;

/** A number as typed, or chosen where each has a word or names a record. */
export function NumberInput(props: FieldInputProps<NumericKind>) {
  const { field, ...rest } = props;
  if (field.kind === 'id' && field.recordModule !== undefined && hasModule(field.recordModule))
    return <NamedRecordInput {...rest} field={field} module={field.recordModule} />;
  return field.kind !== 'id' && isEveryNumberNamed(field) ? (
    <WordInput {...rest} field={field} />
  ) : (
    <TypedNumber {...props} />
  );
}

/** Beside it: the word that stands for it, basis points as percent, a long quantity in groups of digits. */
function TypedNumber({ field, value, onChange, onBlur, ...rest }: FieldInputProps<NumericKind>) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const number = numberOf(value, null);
  const { unit, words } = field.kind === 'id' ? {} : field;
  const percent = unit === 'bp' && number !== null ? percentOfBasisPoints(number) : undefined;
  const beside = number === null ? undefined : (words?.[number]?.[language] ?? percent);
  return (
    <span className={styles.number}>
      <NumberBox
        id={rest.inputId}
        className={field.kind === 'id' ? styles.id : undefined}
        value={number ?? textOf(value)}
        read={(text) => readNumber(field.kind === 'id' ? {} : field, text)}
        onChange={onChange}
        onUnread={onChange}
        onBlur={onBlur}
        disabled={rest.isDisabled}
        status={rest.isInvalid ? 'error' : ''}
        controls={false}
        inputMode={keyboardOf({
          min: field.kind === 'id' ? 0 : (field.min ?? 0),
          ...(field.kind === 'decimal' ? {} : { precision: 0 }),
        })}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.isInvalid}
        aria-required={field.required}
        suffix={unit === undefined ? undefined : t(`unit.${unit}`, { count: number ?? 0 })}
      />
      {beside !== undefined && <span className={styles.beside}>{beside}</span>}
      {beside === undefined && field.kind !== 'id' && <GroupedDigits number={number} />}
    </span>
  );
}
