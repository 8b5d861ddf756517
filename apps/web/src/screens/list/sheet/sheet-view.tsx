import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { meQuery } from '../../../api/get-me.ts';
import { listRecordsQuery } from '../../../api/list-records.ts';
import { createSheetDraftStore } from '../../../engine/sheet-draft.ts';
import type { ModuleList } from '../../../engine/use-module-list.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import styles from '../list-page.module.css';
import { GroupChoice } from './group-choice.tsx';
import { SheetEditorCard } from './sheet-editor-card.tsx';
import { useSheetGroup } from './use-sheet-group.ts';

/** All records of a group as one table that is edited in place. */
export function SheetView({ list }: { readonly list: ModuleList }) {
  const { module } = list;
  const group = useSheetGroup(module, list.state.group);
  if (group.isPending) return <SkeletonRows />;
  const toolbar = group.field ? (
    <GroupChoice field={group.field} choices={group.choices} value={group.value} onChange={list.setGroup} />
  ) : null;
  return (
    <section className={styles.card} aria-label={module.key}>
      <LoadedSheet
        key={String(group.value)}
        list={list}
        groupKey={group.field?.key ?? null}
        groupValue={group.value}
        toolbar={toolbar}
      />
    </section>
  );
}

type LoadedSheetProps = {
  readonly list: ModuleList;
  readonly groupKey: string | null;
  readonly groupValue: string | null;
  readonly toolbar: ReactNode;
};

function LoadedSheet({ list, groupKey, groupValue, toolbar }: LoadedSheetProps) {
  const { place } = list;
  const { data: user } = useSuspenseQuery(meQuery());
  const group = useMemo(
    () => (groupKey === null || groupValue === null ? {} : { [groupKey]: groupValue }),
    [groupKey, groupValue],
  );
  const query = useQuery({
    ...listRecordsQuery(place, wholeGroup(group)),
    placeholderData: undefined,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  const drafts = useMemo(
    () => createSheetDraftStore(sessionStorage, user.id, place, groupValue ?? ''),
    [user.id, place, groupValue],
  );
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows />;
  return (
    <SheetEditorCard
      list={list}
      records={query.data.data}
      group={group}
      drafts={drafts}
      toolbar={toolbar}
      onReload={() => void query.refetch()}
    />
  );
}

function wholeGroup(group: Readonly<Record<string, string>>) {
  const filter = Object.entries(group).map(([field, value]) => ({ field, op: 'eq' as const, value }));
  return { page: 1, perPage: 'all' as const, sort: 'record_id', q: '', filter };
}
