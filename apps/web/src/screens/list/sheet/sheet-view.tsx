import { MAX_PER_PAGE } from '@quartermaster/contract/http/list-limits';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { meQuery } from '../../../api/get-me.ts';
import { listRecordsQuery, type ListRequest } from '../../../api/list-records.ts';
import { createSheetDraftStore } from '../../../engine/sheet/sheet-draft.ts';
import { numberedWith } from '../../../engine/sheet/sheet-model.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SkeletonRows } from '../../../ui/table/skeleton-rows.tsx';
import styles from '../list-page.module.css';
import { GroupChoice } from './group-choice.tsx';
import { SheetEditorCard } from './sheet-editor-card.tsx';
import { useSheetGroup } from './use-sheet-group.ts';
import { equalTo } from './whole-group.ts';

/** The records of a list, of a group or of a parent, as one table that is edited in place. */
export function SheetView({ list }: { readonly list: ModuleList }) {
  return (
    <section className={styles.card} aria-label={list.module.key}>
      {list.parentId === null ? (
        <GroupSheet list={list} />
      ) : (
        <LoadedSheet
          list={list}
          field={list.module.parent?.field ?? null}
          value={list.parentId}
          groups={null}
        />
      )}
    </section>
  );
}

function GroupSheet({ list }: { readonly list: ModuleList }) {
  const group = useSheetGroup(list.module, list.state.group);
  if (group.isPending) return <SkeletonRows />;
  const groups = group.field ? (
    <GroupChoice field={group.field} choices={group.choices} value={group.value} onChange={list.setGroup} />
  ) : null;
  return <LoadedSheet list={list} field={group.field?.key ?? null} value={group.value} groups={groups} />;
}

type LoadedSheetProps = {
  readonly list: ModuleList;
  /** The field that all rows of the sheet agree in, and its value. */
  readonly field: string | null;
  readonly value: string | null;
  readonly groups: ReactNode;
};

function LoadedSheet({ list, field, value, groups }: LoadedSheetProps) {
  const { place, parentId, state } = list;
  const { data: user } = useSuspenseQuery(meQuery());
  const group = useMemo(
    () =>
      field === null || value === null ? {} : { [field]: parentId === null ? value : parseTarget(value) },
    [field, value, parentId],
  );
  const whole = { parent: parentId, filter: parentId === null ? equalTo(group) : [], q: '' };
  const request = { ...whole, ...SHEET_PAGE, page: state.page, sort: state.sort, q: state.q };
  const query = useSheetRecords(list, { ...request, filter: [...whole.filter, ...state.filter] });
  const shown = query.data?.data.length ?? 0;
  const numbered = numberedWith(list.module, group);
  // A sheet that shows only some of the records that are numbered together begins after the last there is.
  const isPart = list.isNarrowed || numbered !== group || state.page > 1 || (query.data?.total ?? 0) > shown;
  const series = { parent: parentId, filter: parentId === null ? equalTo(numbered) : [], q: '' };
  const last = useQuery({
    ...listRecordsQuery(place, { ...series, page: 1, perPage: 1, sort: '-record_id' }),
    enabled: isPart,
  });
  const lastData = isPart ? last.data?.data[0]?.data : undefined;
  const start = useMemo(() => ({ group, last: lastData }), [group, lastData]);
  const drafts = useMemo(
    () => createSheetDraftStore(sessionStorage, user.id, place, value ?? ''),
    [user.id, place, value],
  );
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows />;
  return (
    <SheetEditorCard
      key={JSON.stringify([value, state.filter, state.q, state.sort, state.page])}
      list={list}
      records={query.data.data}
      start={start}
      drafts={drafts}
      groups={groups}
      pager={<SheetPager list={list} total={query.data.total} />}
      onReload={() => void query.refetch()}
    />
  );
}

function useSheetRecords({ place }: ModuleList, request: ListRequest) {
  return useQuery({
    ...listRecordsQuery(place, request),
    placeholderData: undefined,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}

/** The most rows that are quick to edit; the others are on further pages. */
const SHEET_PAGE = { perPage: MAX_PER_PAGE };

function SheetPager({ list, total }: { readonly list: ModuleList; readonly total: number }) {
  if (total <= MAX_PER_PAGE) return null;
  return (
    <Pager
      size="small"
      current={list.state.page}
      pageSize={MAX_PER_PAGE}
      total={total}
      showSizeChanger={false}
      onChange={list.goToPage}
    />
  );
}
