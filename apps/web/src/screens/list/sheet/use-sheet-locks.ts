import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fixedFieldsQuery } from '../../../api/fixed-fields.ts';
import type { RecordRow } from '../../../api/list-records.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import { NO_LOCKS, type SheetLocks } from '../../../engine/sheet/sheet-locks.ts';

/** What cannot change in the records of a sheet: sold products, running periods. */
export function useSheetLocks({ module, place }: ModuleList, records: readonly RecordRow[]): SheetLocks {
  const { data } = useQuery({
    ...fixedFieldsQuery(place, records),
    enabled: module.fixed !== null && records.length > 0,
  });
  return useMemo(
    () => (data === undefined ? NO_LOCKS : new Map(data.records.map((fixed) => [fixed.recordId, fixed]))),
    [data],
  );
}
