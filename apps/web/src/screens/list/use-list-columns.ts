import { useMemo, useState } from 'react';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { readLanguage } from '../../i18n/language.ts';
import { listColumns } from './list-columns.ts';

function storageKey(module: string): string {
  return `columns:${module}`;
}

/** The columns shown: what the address says, else what this person chose last, else the module's own. */
export function useListColumns({ module, parentId, state, setColumns }: ModuleList) {
  const [last, setLast] = useState(() => localStorage.getItem(storageKey(module.key))?.split(',') ?? null);
  const chosen = state.columns ?? last;
  const shown = useMemo(() => {
    const columns = listColumns(module, chosen, readLanguage());
    // Below a parent every record names the same one.
    return parentId === null ? columns : columns.filter(({ key }) => key !== module.parent?.field);
  }, [module, chosen, parentId]);
  return {
    shown,
    chosen: chosen ?? module.list.columns,
    choose: (columns: readonly string[] | null) => {
      if (columns) localStorage.setItem(storageKey(module.key), columns.join(','));
      else localStorage.removeItem(storageKey(module.key));
      setLast(columns ? [...columns] : null);
      setColumns(columns);
    },
  };
}

export type ListColumns = ReturnType<typeof useListColumns>;
