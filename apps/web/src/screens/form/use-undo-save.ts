import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../api/list-records.ts';
import type { Place } from '../../api/place.ts';
import { undoChangeSet } from '../../api/undo-change-set.ts';
import type { ConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import { useWriteRefusal } from '../../engine/record/use-refusal-notice.tsx';

type UndoSave = {
  /** Takes note of what was saved on this page. */
  readonly remember: (saved: RecordRow) => void;
  /** Takes the last save back; undefined: nothing was saved here, or it was taken back. */
  readonly undo: (() => void) | undefined;
};

/** Undo of the last save on this page. `onUndone` shows the record as it is then, also after a refusal. */
export function useUndoSave(place: Place, confirm: ConfirmWrite, onUndone: () => void): UndoSave {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const { message } = App.useApp();
  const refuse = useWriteRefusal();
  // A revision is the number of the change that made it.
  const [change, setChange] = useState<number | null>(null);
  const undo = async (seq: number): Promise<void> => {
    const confirmed = await confirm({ action: common('undo') });
    if (confirmed === null) return;
    try {
      await undoChangeSet(place, seq, confirmed.confirmation);
      void message.success(t('saveUndone'));
    } catch (error) {
      refuse(error);
    }
    setChange(null);
    onUndone();
  };
  return {
    remember: ({ revision }) => setChange(revision),
    undo: change === null ? undefined : () => void undo(change),
  };
}
