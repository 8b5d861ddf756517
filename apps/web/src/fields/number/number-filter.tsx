import { listOf, numberOf } from '@quartermaster/domain/core/json';
import { readDuration } from '@quartermaster/domain/fields/duration-text';
import { isEveryNumberNamed, readNumber } from '@quartermaster/domain/fields/number-text';
import { Checkbox } from 'antd';
import type { FieldKind } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import type { FieldFilterProps, FilterValue } from '../types.ts';
import styles from './number.module.css';
import { NumberBox } from '../../ui/text/number-box.tsx';
import { useWordOptions } from './word-input.tsx';

type NumericKind = Extract<FieldKind, 'id' | 'integer' | 'decimal' | 'duration'>;

/** A range: either end may stay open. Any of the words where each number has one. */
export function NumberFilter(props: FieldFilterProps<NumericKind>) {
  const { field, ...rest } = props;
  return (field.kind === 'integer' || field.kind === 'decimal') && isEveryNumberNamed(field) ? (
    <WordFilter {...rest} field={field} />
  ) : (
    <RangeFilter {...props} />
  );
}

function WordFilter({ field, filter, onChange }: FieldFilterProps<'integer' | 'decimal'>) {
  const options = useWordOptions(field.words);
  const chosen = filter?.op === 'eq' ? [filter.value] : listOf(filter?.value);
  return (
    <Checkbox.Group<number>
      className={styles.boxes ?? ''}
      options={options}
      value={chosen.flatMap((value) => numberOf(value, null) ?? [])}
      onChange={(next) => onChange(next.length === 0 ? null : { op: 'in', value: next })}
    />
  );
}

function RangeFilter({ field, filter, onChange }: FieldFilterProps<NumericKind>) {
  const { t } = useTranslation('fields');
  const [from, to] = rangeOf(filter);
  const read = (text: string) =>
    field.kind === 'duration' ? readDuration(text) : readNumber(field.kind === 'id' ? {} : field, text);
  const label = (part: 'from' | 'to') => t(`filter.${part}`);
  return (
    <div className={styles.range} role="group" data-field={field.key}>
      <NumberBox
        value={from}
        placeholder={label('from')}
        aria-label={label('from')}
        read={read}
        controls={false}
        onChange={(next) => onChange(filterOf(next, to))}
      />
      <span aria-hidden>–</span>
      <NumberBox
        value={to}
        placeholder={label('to')}
        aria-label={label('to')}
        read={read}
        controls={false}
        onChange={(next) => onChange(filterOf(from, next))}
      />
    </div>
  );
}

function rangeOf(filter: FilterValue | null): readonly [number | null, number | null] {
  const value = numberOf(filter?.value, null);
  if (filter?.op === 'eq') return [value, value];
  if (filter?.op === 'gte') return [value, null];
  if (filter?.op === 'lte') return [null, value];
  const [from, to] = listOf(filter?.value);
  return [numberOf(from, null), numberOf(to, null)];
}

function filterOf(from: number | null, to: number | null): FilterValue | null {
  if (from !== null && to !== null)
    return from === to ? { op: 'eq', value: from } : { op: 'between', value: [from, to] };
  if (from !== null) return { op: 'gte', value: from };
  return to === null ? null : { op: 'lte', value: to };
}
