import { CloseOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import type { FilterCondition } from '@quartermaster/contract/http/list-filter';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterValue } from '../../fields/types.ts';
import { readLanguage } from '../../i18n/language.ts';
import { FocusFirst } from '../../ui/focus-first.tsx';
import styles from './filter-chip.module.css';
import { FilterSummary } from './filter-summary.tsx';

const FieldFilter = lazy(async () => ({
  default: (await import('../../fields/filters.tsx')).FieldFilter,
}));

type FilterChipProps = {
  readonly field: ResolvedField;
  readonly condition: FilterCondition | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChange: (value: FilterValue | null) => void;
  readonly onRemove: () => void;
};

/** One condition in words; pressing it changes it. */
export function FilterChip({ field, condition, isOpen, onOpenChange, onChange, onRemove }: FilterChipProps) {
  const { t } = useTranslation();
  const label = field.label[readLanguage()];
  const text = useRef<HTMLButtonElement>(null);
  const handleOpenChange = (next: boolean) => {
    if (!next) text.current?.focus();
    onOpenChange(next);
  };
  return (
    <span className={styles.chip}>
      <Popover
        open={isOpen}
        onOpenChange={handleOpenChange}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        content={
          <div className={styles.editor}>
            <Suspense fallback={null}>
              <FocusFirst>
                <FieldFilter field={field} filter={condition} onChange={onChange} />
              </FocusFirst>
            </Suspense>
          </div>
        }
      >
        <button ref={text} type="button" className={styles.text} aria-expanded={isOpen}>
          {label} {condition ? <FilterSummary field={field} condition={condition} /> : '…'}
        </button>
      </Popover>
      <button
        type="button"
        className={styles.remove}
        onClick={onRemove}
        aria-label={t('labelled', { label: t('remove'), text: label })}
      >
        <CloseOutlined aria-hidden />
      </button>
    </span>
  );
}
