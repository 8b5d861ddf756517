import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { revertDraft, type HeldRecord, type ModuleChanges } from '../../api/releases.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useUndoOffer } from '../../engine/record/use-undo-offer.tsx';
import { RevertDialog } from './revert-dialog.tsx';
import { changesOf } from './reverted-changes.ts';
import { useRefreshReleases } from './use-refresh-releases.ts';

/** Brings records of the draft back to what is live: shows what is lost, does it, and offers to undo it. */
export function useRevert(modules: readonly ModuleChanges[]): {
  readonly ask: (records: readonly HeldRecord[]) => void;
  readonly dialog: ReactNode;
} {
  const { t } = useTranslation('releases');
  const branch = useBranch();
  const [asked, setAsked] = useState<readonly HeldRecord[] | null>(null);
  const refresh = useRefreshReleases();
  const offerUndo = useUndoOffer(branch, { onUndone: refresh });
  const revert = useMutation({
    mutationFn: (records: readonly HeldRecord[]) => revertDraft(branch, records),
    onSuccess: ({ seq, reverted }) => {
      setAsked(null);
      offerUndo(t('revertDone', { count: reverted }), seq);
      return refresh();
    },
  });
  const ask = (records: readonly HeldRecord[]): void => {
    revert.reset();
    setAsked(records);
  };
  const dialog = asked ? (
    <RevertDialog
      changes={changesOf(modules, asked)}
      isPending={revert.isPending}
      error={revert.error}
      onRevert={() => revert.mutate(asked)}
      onClose={() => setAsked(null)}
    />
  ) : null;
  return { ask, dialog };
}
