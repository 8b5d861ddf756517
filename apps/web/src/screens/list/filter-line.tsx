import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { factFields } from '../../engine/list/fact-fields.ts';
import type { FilterGroup } from '../../engine/list/filter-groups.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { readLanguage } from '../../i18n/language.ts';
import { LazyMenu } from '../../ui/overlay/lazy-menu.tsx';
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts';
import styles from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';

type FilterLineProps = {
  readonly list: ModuleList;
  readonly group: FilterGroup;
  readonly index: number;
  /** The group has a condition now. */
  readonly onSaid: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** Conditions that are met together: one chip each, and a way to add another. */
export function FilterLine({ list, group, index, onSaid, onRemove, children }: FilterLineProps) {
  const { t } = useTranslation('list');
  const { choices, shown, conditionOf, open, add, handleOpen, forget } = useLine(list, group);
  const line = useKeptFocus<HTMLDivElement>(shown.length);
  return (
    <div ref={line} className={styles.line} role="group" aria-label={t('filterGroup', { number: index + 1 })}>
      {index > 0 ? <span className={styles.or}>{t('or')}</span> : null}
      {shown.map((field) => (
        <FilterChip
          key={field.key}
          field={field}
          condition={conditionOf(field.key)}
          isOpen={open === field.key}
          onOpenChange={(isOpen) => handleOpen(field.key, isOpen)}
          onChange={(value) => {
            if (value === null) return list.removeCondition(index, field.key);
            list.setCondition(index, { ...value, field: field.key });
            onSaid();
          }}
          onRemove={() => {
            forget();
            if (conditionOf(field.key)) list.removeCondition(index, field.key);
          }}
        />
      ))}
      <LazyMenu
        placement="bottomLeft"
        menu={{ items: choices, onClick: ({ key }) => add(key), style: { maxHeight: 360, overflow: 'auto' } }}
      >
        <Button type="text" icon={<FilterOutlined />} data-adds>
          {t('addFilter')}
        </Button>
      </LazyMenu>
      {children}
      {index > 0 ? (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('removeGroup', { number: index + 1 })}
          title={t('removeGroup', { number: index + 1 })}
          onClick={onRemove}
        />
      ) : null}
    </div>
  );
}

/** Which chips are in the line, which one is open, and what else could be asked. */
function useLine({ module }: ModuleList, group: FilterGroup) {
  const { t } = useTranslation('list');
  // A condition being made is not in the address before it says something.
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const facts = factFields(module);
  const fields = filterFields(module);
  const known = new Map([...facts, ...fields].map((field) => [field.key, field]));
  const keys = [...new Set([...group.map(({ field }) => field), ...(draft === null ? [] : [draft])])];
  const choicesOf = (from: readonly ResolvedField[]): NonNullable<MenuProps['items']> =>
    from
      .filter(({ key }) => !keys.includes(key))
      .map(({ key, label }) => ({ key, label: label[readLanguage()] }));
  return {
    shown: keys.flatMap((key) => known.get(key) ?? []),
    choices: [
      ...choicesOf(fields),
      { type: 'group' as const, key: 'facts', label: t('filterFacts'), children: choicesOf(facts) },
    ],
    conditionOf: (key: string) => group.find(({ field }) => field === key) ?? null,
    open,
    add: (key: string) => {
      setDraft(key);
      setOpen(key);
    },
    handleOpen: (key: string, isOpen: boolean) => {
      setOpen(isOpen ? key : null);
      if (!isOpen) setDraft(null);
    },
    forget: () => setDraft(null),
  };
}

/** The filters the module names come first, then every other field. */
function filterFields(module: ResolvedModule): readonly ResolvedField[] {
  const named = module.list.filters.flatMap((key) => module.fieldByKey.get(key) ?? []);
  return [...named, ...module.fields.filter((field) => !named.includes(field))];
}
