import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts';
import styles from './filter-bar.module.css';
import { FilterLine } from './filter-line.tsx';

const MAX_GROUPS = 5;

/** The filters of a list, a line for each group: a record is shown that meets one line as a whole. */
export function FilterBar({ list }: { readonly list: ModuleList }) {
  const { t } = useTranslation('list');
  // A line being made is not in the address before it says something.
  const [isAdding, setIsAdding] = useState(false);
  const { groups } = list;
  const lines = isAdding ? [...groups, []] : groups;
  const bar = useKeptFocus<HTMLDivElement>(lines.length);
  const canAdd = !isAdding && groups.length < MAX_GROUPS && (groups.at(-1)?.length ?? 0) > 0;

  const handleRemove = (index: number) => {
    if (index < groups.length) list.removeGroup(index);
    else setIsAdding(false);
  };

  return (
    <div ref={bar} className={styles.lines}>
      {lines.map((group, index) => (
        <FilterLine
          key={index}
          list={list}
          group={group}
          index={index}
          onSaid={() => setIsAdding(false)}
          onRemove={() => handleRemove(index)}
        >
          {canAdd && index === lines.length - 1 ? (
            <Button type="text" onClick={() => setIsAdding(true)}>
              {t('orGroup')}
            </Button>
          ) : null}
        </FilterLine>
      ))}
    </div>
  );
}
