import { MAX_BATCH_CHANGES } from '@quartermaster/contract/http/list-limits';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { applyChanges } from '../../api/apply-changes.ts';
import type { Referrer } from '../../api/list-referrers.ts';
import { textsPlace } from '../../api/localization.ts';
import { createListCache } from '../../engine/list-cache.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useConfirmWrite, type WriteAnswer } from '../../engine/use-confirm-write.tsx';
import { ReferrersDialog } from '../list/referrers-dialog.tsx';
import { TextConflictDialog, type TextConflict } from './text-conflict-dialog.tsx';
import { changesOf, type TextDraft, type TextDrafts } from './text-drafts.ts';
import type { TextDraftEditor } from './use-text-drafts.ts';
import { useTextUndo } from './use-text-undo.tsx';

type Refusal =
  | { readonly kind: 'conflict'; readonly conflict: TextConflict }
  | { readonly kind: 'in-use'; readonly referrers: readonly Referrer[] };

/** Saves everything that is unsaved as one change set: a translator's work goes out, or is undone, as a whole. */
export function useTextSave(module: ResolvedModule, editor: TextDraftEditor) {
  const branch = useBranch();
  const { t } = useTranslation();
  const { message } = App.useApp();
  const confirmWrite = useConfirmWrite(module, branch.details, branch.version);
  const queryClient = useQueryClient();
  const offerUndo = useTextUndo(branch);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async (drafts: TextDrafts, confirmed: WriteAnswer): Promise<void> => {
    setBusy(true);
    try {
      const seqs = await sendInParts(textsPlace(branch), drafts, confirmed);
      editor.settle(drafts);
      offerUndo(drafts.size, seqs, confirmed);
    } catch (error) {
      const refused = refusalOf(error, drafts);
      setRefusal(refused);
      if (refused === null) void message.error(errorMessage(error));
    } finally {
      setBusy(false);
      createListCache(queryClient, textsPlace(branch)).refresh();
    }
  };

  const save = async (drafts: TextDrafts): Promise<void> => {
    const confirmed = drafts.size > 0 ? await confirmWrite({ action: t('save') }) : null;
    if (confirmed !== null) await send(drafts, confirmed);
  };

  const handleMerged = (draft: TextDraft): void => {
    setRefusal(null);
    const merged = new Map(editor.drafts).set(draft.key, draft);
    editor.change(() => merged);
    void save(merged);
  };

  return {
    save: () => void save(editor.drafts),
    isBusy,
    dialog: dialogOf(refusal, { module, onMerged: handleMerged, onClose: () => setRefusal(null) }),
  };
}

type DialogProps = {
  readonly module: ResolvedModule;
  readonly onMerged: (draft: TextDraft) => void;
  readonly onClose: () => void;
};

function dialogOf(refusal: Refusal | null, { module, onMerged, onClose }: DialogProps): ReactNode {
  if (refusal === null) return null;
  return refusal.kind === 'conflict' ? (
    <TextConflictDialog module={module} conflict={refusal.conflict} onMerged={onMerged} onClose={onClose} />
  ) : (
    <InUseDialog referrers={refusal.referrers} onClose={onClose} />
  );
}

function InUseDialog({
  referrers,
  onClose,
}: {
  readonly referrers: readonly Referrer[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('texts');
  return <ReferrersDialog name={t('oneOfThem')} referrers={referrers} onClose={onClose} />;
}

/** One change set for what a person types; an endless paste takes several. */
async function sendInParts(
  place: ReturnType<typeof textsPlace>,
  drafts: TextDrafts,
  confirmed: WriteAnswer,
): Promise<readonly number[]> {
  const changes = changesOf(drafts);
  const seqs: number[] = [];
  for (let start = 0; start < changes.length; start += MAX_BATCH_CHANGES) {
    const part = changes.slice(start, start + MAX_BATCH_CHANGES);
    const { seq } = await applyChanges(place, { changes: part, ...confirmed });
    if (seq !== null) seqs.push(seq);
  }
  return seqs;
}

type RefusedBody = Partial<Pick<TextConflict, 'base' | 'theirs'>> & {
  readonly referrers?: readonly Referrer[];
};

function refusalOf(error: unknown, drafts: TextDrafts): Refusal | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { base, theirs, referrers } = (error.body.conflict ?? {}) as RefusedBody;
  if (referrers !== undefined) return { kind: 'in-use', referrers };
  const mine = theirs && drafts.get(theirs.recordId)?.data;
  return theirs && mine ? { kind: 'conflict', conflict: { base: base ?? null, theirs, mine } } : null;
}
