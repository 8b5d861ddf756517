import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordChange } from '../../api/apply-changes.ts';
import type { RecordRow } from '../../api/list-records.ts';
import { editPath } from '../../engine/module-paths.ts';
import { recordName } from '../../engine/record/record-name.ts';
import { branchName } from '../../engine/use-branch.ts';
import { useConfirmWrite, type ConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { useApplyChanges } from './use-apply-changes.tsx';
import { useRowMove } from './use-row-move.ts';
import { lazyDialog } from '../../ui/overlay/lazy-part.tsx';
import { useNewest } from '../../ui/table/use-newest.ts';

// The inputs of every kind of field come with these.
const EditManyDialog = lazyDialog(
  async () => (await import('./edit-many/edit-many-dialog.tsx')).EditManyDialog,
);
const DuplicateDialog = lazyDialog(
  async () => (await import('../form/duplicate-dialog.tsx')).DuplicateDialog,
);

export type RecordActions = {
  readonly duplicate: (row: RecordRow) => void;
  readonly remove: (rows: readonly RecordRow[]) => void;
  /** Null: all records that the list's search and filters match. */
  readonly editMany: (rows: readonly RecordRow[] | null) => void;
  readonly setStatus: (rows: readonly RecordRow[], status: string) => void;
  /** Null where the list is not in the order in which people put its records. */
  readonly move: ((row: RecordRow, by: number) => void) | null;
};

/**
 * Actions on whole records of a list. Each is one change set, confirmed before and undone with one
 * click. They are the same on every render, for every row has them.
 */
export function useRecordActions(list: ModuleList): {
  readonly actions: RecordActions;
  readonly dialogs: ReactNode;
} {
  const confirm = useConfirmWrite(list.module, list.environment, list.place.version);
  const duplication = useDuplication(list, confirm);
  const { apply, dialog } = useApplyChanges(list);
  const changes = useRowChanges(list, confirm, apply);
  const many = useManyEdits(list, apply);
  const { canMove, moveRow } = useRowMove(list, confirm, apply);
  const duplicate = duplication.start;
  const remove = useNewest((rows: readonly RecordRow[]) => void changes.remove(rows));
  const setStatus = useNewest(
    (rows: readonly RecordRow[], status: string) => void changes.setStatus(rows, status),
  );
  const editMany = useNewest(many.start);
  const move = useNewest(moveRow);
  const actions = useMemo(
    () => ({ duplicate, remove, setStatus, editMany, move: canMove ? move : null }),
    [duplicate, remove, setStatus, editMany, canMove, move],
  );
  const dialogs = (
    <>
      {duplication.dialog}
      {many.dialog}
      {dialog}
    </>
  );
  return { actions, dialogs };
}

function useRowChanges(
  list: ModuleList,
  confirm: ConfirmWrite,
  apply: ReturnType<typeof useApplyChanges>['apply'],
) {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const place = branchName(list.place);

  const remove = async (rows: readonly RecordRow[]): Promise<void> => {
    const [first] = rows;
    const count = rows.length;
    if (!first) return;
    const name = recordName(list.module, first.recordId, first.data);
    const title =
      count === 1 ? t('deleteConfirm', { name, place }) : t('bulkDeleteConfirm', { count, place });
    const confirmed = await confirm({
      title,
      text: t('bulkDeleteText'),
      action: tc('delete'),
      isDangerous: true,
    });
    if (!confirmed) return;
    const changes = rows.map(({ recordId, revision }): RecordChange => ({
      op: 'delete',
      recordId,
      baseRevision: revision,
    }));
    await apply({ rows, changes, confirmed, done: t('deleted', { count }) });
  };

  const setStatus = async (rows: readonly RecordRow[], status: string): Promise<void> => {
    const count = rows.length;
    const confirmed = await confirm({
      title: t('editMany', { count, place }),
      text: t('bulkDeleteText'),
      action: t('bulkStatus'),
    });
    if (!confirmed) return;
    const changes = rows.map(({ recordId, revision, data }): RecordChange => {
      return { op: 'update', recordId, baseRevision: revision, data: { ...data, status } };
    });
    await apply({ rows, changes, confirmed, done: t('statusSet', { count }) });
  };

  return { remove, setStatus };
}

function useManyEdits(list: ModuleList, apply: ReturnType<typeof useApplyChanges>['apply']) {
  const [target, setTarget] = useState<{ readonly rows: readonly RecordRow[] | null } | null>(null);
  const dialog = target ? (
    <Suspense fallback={null}>
      <EditManyDialog list={list} rows={target.rows} apply={apply} onClose={() => setTarget(null)} />
    </Suspense>
  ) : null;
  return { start: (rows: readonly RecordRow[] | null) => setTarget({ rows }), dialog };
}

function useDuplication({ module, place }: ModuleList, confirm: ConfirmWrite) {
  const navigate = useNavigate();
  const [row, setRow] = useState<RecordRow | null>(null);
  const dialog = row ? (
    <Suspense fallback={null}>
      <DuplicateDialog
        module={module}
        place={place}
        recordId={row.recordId}
        name={recordName(module, row.recordId, row.data)}
        confirm={confirm}
        onDuplicated={(recordId) => void navigate({ to: editPath(module, recordId) })}
        onClose={() => setRow(null)}
      />
    </Suspense>
  ) : null;
  return { start: setRow, dialog };
}
