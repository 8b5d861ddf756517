import { takesEffectOnSave } from '@quartermaster/domain/core/module';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { deleteRecord } from '../../api/delete-record.ts';
import { listReferrersQuery } from '../../api/list-referrers.ts';
import type { Place } from '../../api/place.ts';
import { createListCache } from '../../engine/list/list-cache.ts';
import { branchName } from '../../engine/use-branch.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { useModule } from '../../engine/use-module.ts';
import type { ConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import { useUndoOffer } from '../../engine/record/use-undo-offer.tsx';
import { ChildrenInTheWay } from './children-in-the-way.tsx';
import { ReferrerList } from './used-by-panel.tsx';

type DeleteDialogProps = {
  readonly place: Place;
  readonly recordId: string;
  readonly revision: number;
  readonly name: string;
  readonly confirm: ConfirmWrite;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

/** Says what a deletion would do, and which records prevent it. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const { name, place, recordId, onClose } = props;
  const isAtOnce = takesEffectOnSave(useModule(place.module));
  const { data, error, refetch } = useQuery({ ...listReferrersQuery(place, recordId), staleTime: 0 });
  const { isBusy, remove } = useDeletion(props);
  const children = data?.children.filter(({ total }) => total > 0) ?? [];
  const isUsed = data !== undefined && (data.total > 0 || children.length > 0);
  return (
    <Dialog
      title={isUsed ? t('deleteRefused', { name }) : t('deleteConfirm', { name, place: branchName(place) })}
      okText={common('delete')}
      okButtonProps={{ danger: true, disabled: data === undefined || isUsed, loading: isBusy }}
      onOk={() => void remove()}
      onCancel={onClose}
    >
      {data === undefined && error === null && <SkeletonRows rows={2} columns={2} />}
      {data === undefined && error !== null && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data !== undefined && !isUsed && <p>{t(isAtOnce ? 'deleteHintAtOnce' : 'deleteHint')}</p>}
      {isUsed && (
        <>
          <p>{t('deleteRefusedText')}</p>
          <ChildrenInTheWay parentId={recordId} counts={children} />
          {data.total > 0 && <ReferrerList {...data} />}
        </>
      )}
    </Dialog>
  );
}

function useDeletion({ place, recordId, revision, name, confirm, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const list = createListCache(queryClient, place);
  const offerUndo = useUndoOffer(place, { confirm, onUndone: () => list.refresh() });
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    const confirmed = await confirm({ action: common('delete'), isDangerous: true });
    if (confirmed === null) return;
    setIsBusy(true);
    try {
      const { seq } = await deleteRecord(place, recordId, revision, confirmed.confirmation);
      offerUndo(t('deleted', { name }), seq);
      onDeleted();
      list.remove([recordId]);
    } catch (error) {
      void message.error(errorMessage(error));
      void queryClient.invalidateQueries(listReferrersQuery(place, recordId));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, remove };
}
