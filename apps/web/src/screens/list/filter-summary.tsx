import type { FilterCondition } from '@quartermaster/contract/http/list-filter';
import type { EnumDefinition, ResolvedField } from '@quartermaster/domain/core/field';
import { plainText, type JsonValue } from '@quartermaster/domain/core/json';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import { useTranslation } from 'react-i18next';
import { ReferenceTag } from '../../fields/reference/reference-tag.tsx';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';

type FilterSummaryProps = { readonly field: ResolvedField; readonly condition: FilterCondition };

const SIGNS = {
  eq: '',
  in: '',
  not: '≠',
  gte: '≥',
  lte: '≤',
  contains: '~',
  between: '',
  empty: '',
  filled: '',
} as const;

/** A condition as people say it: `SSR, SSR+`, `≥ 300`. */
export function FilterSummary({ field, condition }: FilterSummaryProps) {
  const { t } = useTranslation('list');
  const { t: tf } = useTranslation('fields');
  const { op, value } = condition;
  if (typeof value === 'boolean') return <strong>{tf(value ? 'yes' : 'no')}</strong>;
  if (op === 'empty') return <strong>{t('filterEmpty')}</strong>;
  if (op === 'filled') return <strong>{t('filterFilled')}</strong>;
  const values: readonly JsonValue[] = Array.isArray(value) ? value : [value ?? null];
  if (op === 'between')
    return <strong>{values.map((each) => (each === null ? '' : valueText(field, each))).join(' – ')}</strong>;
  return (
    <strong>
      {SIGNS[op]}{' '}
      {values.map((each, index) => (
        <span key={plainText(each)}>
          {index > 0 ? ', ' : ''}
          {field.kind === 'reference' && field.tags === undefined ? (
            <ReferenceTag module={field.to} id={plainText(each)} hasId={false} />
          ) : (
            valueText(field, each)
          )}
        </span>
      ))}
    </strong>
  );
}

function valueText(field: ResolvedField, value: JsonValue): string {
  const choices = choicesOf(field);
  if (choices !== undefined) {
    return labelOf(choices, value)?.[readLanguage()] ?? plainText(value);
  }
  if (field.kind === 'date_time' && typeof value === 'string') return formatDateTime(value);
  if (typeof value !== 'number') return plainText(value);
  const word = field.kind === 'integer' || field.kind === 'decimal' ? field.words?.[value] : undefined;
  return word?.[readLanguage()] ?? formatNumber(value);
}

function choicesOf(field: ResolvedField): EnumDefinition | undefined {
  if (field.kind === 'reference') return field.tags;
  return field.kind === 'enum' || field.kind === 'multi_enum' ? field.of : undefined;
}
