import type { RecordData } from '@quartermaster/domain/core/json';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ALL_RECORDS, listRecordsQuery } from '../../../api/list-records.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import { useSheetGroup } from '../sheet/use-sheet-group.ts';
import { equalTo } from '../sheet/whole-group.ts';

/** The records of another group of the same module, to compare with; none is chosen at first. */
export function useOtherGroup(list: ModuleList, group: RecordData) {
  const [value, choose] = useState<string | null>(null);
  const { field, choices } = useSheetGroup(list.module, null);
  const key = field?.key ?? null;
  const others = choices.filter((choice) => key === null || choice.value !== group[key]);
  const query = useQuery({
    ...listRecordsQuery(list.place, {
      ...ALL_RECORDS,
      sort: 'record_id',
      filter: key === null || value === null ? [] : equalTo({ [key]: value }),
      parent: null,
    }),
    enabled: key !== null && value !== null,
    placeholderData: undefined,
  });
  return {
    choices: list.parentId === null ? others : [],
    value,
    choose,
    label: choices.find((choice) => choice.value === value)?.label ?? '',
    records: value === null ? [] : (query.data?.data ?? []).map(({ data }) => data),
  };
}

export type OtherGroup = ReturnType<typeof useOtherGroup>;
