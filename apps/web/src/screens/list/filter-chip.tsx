import type { FilterCondition } from '@quartermaster/contract/http/list-filter';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { FilterValue } from '../../fields/types.ts';
import { readLanguage } from '../../i18n/language.ts';
import { FilterPill } from '../../ui/table/filter-pill.tsx';
import { FilterSummary } from './filter-summary.tsx';
import { lazyPart } from '../../ui/overlay/lazy-part.tsx';

const FieldFilter = lazyPart(async () => (await import('../../fields/filters.tsx')).FieldFilter);

type FilterChipProps = {
  readonly field: ResolvedField;
  readonly condition: FilterCondition | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChange: (value: FilterValue | null) => void;
  readonly onRemove: () => void;
};

/** One condition in words; pressing it changes it. */
export function FilterChip({ field, condition, onChange, ...pill }: FilterChipProps) {
  return (
    <FilterPill
      {...pill}
      label={field.label[readLanguage()]}
      summary={condition ? <FilterSummary field={field} condition={condition} /> : '…'}
    >
      <FieldFilter field={field} filter={condition} onChange={onChange} />
    </FilterPill>
  );
}
