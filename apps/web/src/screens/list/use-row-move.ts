import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ALL_RECORDS, listRecordsQuery, type RecordRow } from '../../api/list-records.ts';
import { isOrderedByHand, moveRow as ordersAfterMove, withOrder } from '../../engine/list/move-row.ts';
import { recordName } from '../../engine/record/record-name.ts';
import type { ConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { useReportFailure } from '../../ui/feedback/use-report-failure.ts';
import type { RowChanges } from './use-apply-changes.tsx';

/** Moves a record up or down where people keep the order, unless the list is in another order. */
export function useRowMove(
  list: ModuleList,
  confirm: ConfirmWrite,
  apply: (input: RowChanges) => Promise<boolean>,
): { readonly canMove: boolean; readonly moveRow: (row: RecordRow, by: number) => void } {
  const { t } = useTranslation('kinds');
  const { t: tc } = useTranslation();
  const report = useReportFailure();
  const queryClient = useQueryClient();
  const { module, place, parentId: parent } = list;
  const canMove = isOrderedByHand(module) && list.state.sort === null && !list.isNarrowed;

  const move = async (row: RecordRow, by: number): Promise<void> => {
    const { data: rows } = await queryClient.fetchQuery({
      ...listRecordsQuery(place, { ...ALL_RECORDS, parent }),
      staleTime: 0,
    });
    const orders = ordersAfterMove(rows, row.recordId, by);
    const confirmed = orders !== null && (await confirm({ action: tc('save') }));
    if (!confirmed) return;
    const touched = rows.filter(({ recordId }) => orders.has(recordId));
    const changes = touched.map(({ recordId, revision, data }) => ({
      op: 'update' as const,
      recordId,
      baseRevision: revision,
      data: withOrder(data, orders.get(recordId) ?? 0),
    }));
    const done = t('moved', { name: recordName(module, row.recordId, row.data) });
    await apply({ rows: touched, changes, confirmed, done });
  };
  return { canMove, moveRow: (row, by) => report(move(row, by)) };
}
