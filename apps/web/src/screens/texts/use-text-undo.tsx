import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { textsPlace } from '../../api/localization.ts';
import type { Branch } from '../../api/place.ts';
import { undoChangeSet } from '../../api/undo-change-set.ts';
import { createListCache } from '../../engine/list/list-cache.ts';
import type { WriteAnswer } from '../../engine/record/use-confirm-write.tsx';
import { useUndoNotice } from '../../ui/feedback/use-undo-notice.tsx';

/** Says that texts were saved and offers to take it back. */
export function useTextUndo(branch: Branch) {
  const { t } = useTranslation('texts');
  const { message } = App.useApp();
  const notice = useUndoNotice();
  const queryClient = useQueryClient();
  return (count: number, seqs: readonly number[], confirmed: WriteAnswer): void => {
    const undo = async (): Promise<void> => {
      try {
        for (const seq of seqs.toReversed()) await undoChangeSet(branch, seq, confirmed.confirmation);
      } catch (error) {
        void message.error(errorMessage(error));
      }
      createListCache(queryClient, textsPlace(branch)).refresh();
    };
    notice(t('saved', { count }), seqs.length === 0 ? null : () => void undo());
  };
}
