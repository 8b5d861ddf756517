import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { meQuery } from '../../../api/get-me.ts';
import { listRecordsQuery } from '../../../api/list-records.ts';
import { createSheetDraftStore } from '../../../engine/sheet/sheet-draft.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../../ui/table/skeleton-rows.tsx';
import styles from '../list-page.module.css';
import { GroupChoice } from './group-choice.tsx';
import { SheetEditorCard } from './sheet-editor-card.tsx';
import { useSheetGroup } from './use-sheet-group.ts';
import { equalTo, WHOLE } from './whole-group.ts';

/** All records of a group, or of a parent, as one table that is edited in place. */
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
          toolbar={null}
        />
      )}
    </section>
  );
}

function GroupSheet({ list }: { readonly list: ModuleList }) {
  const group = useSheetGroup(list.module, list.state.group);
  if (group.isPending) return <SkeletonRows />;
  const toolbar = group.field ? (
    <GroupChoice field={group.field} choices={group.choices} value={group.value} onChange={list.setGroup} />
  ) : null;
  return (
    <LoadedSheet
      key={String(group.value)}
      list={list}
      field={group.field?.key ?? null}
      value={group.value}
      toolbar={toolbar}
    />
  );
}

type LoadedSheetProps = {
  readonly list: ModuleList;
  /** The field that all rows of the sheet agree in, and its value. */
  readonly field: string | null;
  readonly value: string | null;
  readonly toolbar: ReactNode;
};

function LoadedSheet({ list, field, value, toolbar }: LoadedSheetProps) {
  const { place, parentId } = list;
  const { data: user } = useSuspenseQuery(meQuery());
  const group = useMemo(
    () =>
      field === null || value === null ? {} : { [field]: parentId === null ? value : parseTarget(value) },
    [field, value, parentId],
  );
  const query = useQuery({
    ...listRecordsQuery(place, {
      ...WHOLE,
      filter: parentId === null ? equalTo(group) : [],
      parent: parentId,
    }),
    placeholderData: undefined,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  const drafts = useMemo(
    () => createSheetDraftStore(sessionStorage, user.id, place, value ?? ''),
    [user.id, place, value],
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
