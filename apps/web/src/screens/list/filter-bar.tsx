import { FilterOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleList } from '../../engine/use-module-list.ts';
import { readLanguage } from '../../i18n/language.ts';
import { FilterChip } from './filter-chip.tsx';

/** One chip per condition, and a way to add another. */
export function FilterBar({ list }: { readonly list: ModuleList }) {
  const { t } = useTranslation('list');
  const { module, state } = list;
  // A condition being made is not in the address before it says something.
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const keys = [...state.filter.map(({ field }) => field), ...(draft ? [draft] : [])];
  const shown = [...new Set(keys)].flatMap((key) => module.fieldByKey.get(key) ?? []);
  const choices = filterFields(module).filter(({ key }) => !keys.includes(key));

  const handleAdd = (key: string) => {
    setDraft(key);
    setOpen(key);
  };

  const handleOpenChange = (key: string, isOpen: boolean) => {
    setOpen(isOpen ? key : null);
    if (!isOpen) setDraft(null);
  };

  return (
    <>
      {shown.map((field) => (
        <FilterChip
          key={field.key}
          field={field}
          condition={state.filter.find((condition) => condition.field === field.key) ?? null}
          isOpen={open === field.key}
          onOpenChange={(isOpen) => handleOpenChange(field.key, isOpen)}
          onChange={(value) =>
            value ? list.setCondition({ ...value, field: field.key }) : list.removeCondition(field.key)
          }
          onRemove={() => {
            setDraft(null);
            if (state.filter.some((condition) => condition.field === field.key))
              list.removeCondition(field.key);
          }}
        />
      ))}
      <Dropdown
        trigger={['click']}
        menu={{
          items: choices.map((field) => ({ key: field.key, label: field.label[readLanguage()] })),
          onClick: ({ key }) => handleAdd(key),
          style: { maxHeight: 360, overflow: 'auto' },
        }}
      >
        <Button type="text" icon={<FilterOutlined />}>
          {t('addFilter')}
        </Button>
      </Dropdown>
    </>
  );
}

/** The filters the module names come first, then every other field. */
function filterFields(module: ResolvedModule): readonly ResolvedField[] {
  const named = module.list.filters.flatMap((key) => module.fieldByKey.get(key) ?? []);
  return [...named, ...module.fields.filter((field) => !named.includes(field))];
}
