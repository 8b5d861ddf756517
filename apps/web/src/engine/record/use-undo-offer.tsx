import { useTranslation } from 'react-i18next';
import type { Branch } from '../../api/place.ts';
import { undoChangeSet } from '../../api/undo-change-set.ts';
import { useUndoNotice } from '../../ui/feedback/use-undo-notice.tsx';
import { useWriteRefusal } from './use-refusal-notice.tsx';
import type { WriteAnswer } from './use-confirm-write.tsx';

type UndoOfferOptions = {
  /** Asks where an undo takes effect at once; null: they would rather not. */
  readonly confirm?: (question: { readonly action: string }) => Promise<WriteAnswer | null>;
  /** Shows what there is now, whether the undo was done or refused. */
  readonly onUndone: () => unknown;
};

/** Says what was written, as change set `seq`, and offers to take it back; `seq` null: nothing was. */
export function useUndoOffer(
  place: Branch,
  { confirm, onUndone }: UndoOfferOptions,
): (text: string, seq: number | null) => void {
  const { t } = useTranslation();
  const notice = useUndoNotice();
  const refuse = useWriteRefusal();
  return (text, seq) => {
    const undo = async (): Promise<void> => {
      const confirmed = confirm ? await confirm({ action: t('undo') }) : {};
      if (confirmed === null) return;
      await undoChangeSet(place, seq ?? 0, confirmed.confirmation).catch(refuse);
      onUndone();
    };
    notice(text, seq === null ? null : () => void undo());
  };
}
