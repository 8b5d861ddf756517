import { useMemo, useState } from 'react';
import type { RecordRow } from '../../api/list-records.ts';
import { useNewest } from '../../ui/table/use-newest.ts';

/** Chosen rows of the page shown. Rows that leave the page leave the selection: they cannot be seen. */
export function useSelection(rows: readonly RecordRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => rows.filter((row) => chosen.has(row.recordId)), [rows, chosen]);
  const toggle = useNewest((recordId: string) => {
    const next = new Set(selected.map((row) => row.recordId));
    if (!next.delete(recordId)) next.add(recordId);
    setChosen(next);
  });
  return {
    rows: selected,
    count: selected.length,
    isAll: selected.length > 0 && selected.length === rows.length,
    has: (recordId: string) => chosen.has(recordId),
    /** The same on every render. */
    toggle,
    toggleAll: () =>
      setChosen(selected.length === rows.length ? new Set() : new Set(rows.map((row) => row.recordId))),
    clear: () => setChosen(new Set()),
  };
}
