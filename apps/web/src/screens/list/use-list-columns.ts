import { useMemo, useState } from 'react';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { readLanguage } from '../../i18n/language.ts';
import { listColumns } from './list-columns.ts';

/** Which fields a list or a sheet shows, and another choice of them; null: the module's own. */
export type ChosenColumns = {
  readonly chosen: readonly string[];
  readonly choose: (columns: readonly string[] | null) => void;
};

/** The columns shown: what the address says, else what this person chose last, else the module's own. */
export function useListColumns(list: ModuleList) {
  const { module, parentId } = list;
  const { chosen, choose } = useChosenColumns(list, 'columns', module.list.columns);
  const shown = useMemo(() => {
    const columns = listColumns(module, chosen, readLanguage());
    // Below a parent every record names the same one.
    return parentId === null ? columns : columns.filter(({ key }) => key !== module.parent?.field);
  }, [module, chosen, parentId]);
  return { shown, chosen, choose };
}

export type ListColumns = ReturnType<typeof useListColumns>;

/** The same for the sheet, which remembers a choice of its own. */
export function useSheetFields(list: ModuleList): ChosenColumns {
  return useChosenColumns(list, 'sheet-columns', list.module.list.sheet?.columns ?? []);
}

function useChosenColumns(
  { module, state, setColumns }: ModuleList,
  name: string,
  own: readonly string[],
): ChosenColumns {
  const key = `${name}:${module.key}`;
  const [last, setLast] = useState(() => localStorage.getItem(key)?.split(',') ?? null);
  return {
    chosen: state.columns ?? last ?? own,
    choose: (columns) => {
      if (columns) localStorage.setItem(key, columns.join(','));
      else localStorage.removeItem(key);
      setLast(columns ? [...columns] : null);
      setColumns(columns);
    },
  };
}
