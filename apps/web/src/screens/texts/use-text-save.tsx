import { MAX_BATCH_CHANGES } from '@quartermaster/contract/http/list-limits';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { applyChanges, type RecordChange } from '../../api/apply-changes.ts';
import type { Referrer } from '../../api/list-referrers.ts';
import { textsPlace } from '../../api/localization.ts';
import type { Branch, Place } from '../../api/place.ts';
import { readRecord } from '../../api/read-record.ts';
import { createListCache } from '../../engine/list/list-cache.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useConfirmWrite, type WriteAnswer } from '../../engine/record/use-confirm-write.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { ReferrersDialog } from '../list/referrers-dialog.tsx';
import { TextConflictDialog, type TextConflict } from './text-conflict-dialog.tsx';
import {
  isRecordText,
  recordChange,
  TextConflictError,
  type RecordTextDraft,
} from './record-text-changes.ts';
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
  const scope = [...editor.drafts.values()].some(takesEffectOnSave) ? 'environment' : 'versioned';
  const confirmWrite = useConfirmWrite({ scope }, branch.details, branch.version);
  const queryClient = useQueryClient();
  const offerUndo = useTextUndo(branch);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async (drafts: TextDrafts, confirmed: WriteAnswer): Promise<void> => {
    setBusy(true);
    const seqs: number[] = [];
    let saved = 0;
    try {
      for await (const part of sendInParts(branch, queryClient, drafts, confirmed)) {
        editor.settle(part.drafts);
        saved += part.drafts.size;
        if (part.seq !== null) seqs.push(part.seq);
      }
    } catch (error) {
      const refused = refusalOf(error, drafts);
      setRefusal(refused);
      if (refused === null) void message.error(errorMessage(error));
    } finally {
      setBusy(false);
      if (saved > 0) offerUndo(saved, seqs, confirmed);
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

type Part = { readonly drafts: TextDrafts; readonly seq: number | null };

/**
 * Sends the drafts: those of each module as one change set, an endless paste as several. Answers each
 * part as it is saved, for a later one may be refused.
 */
async function* sendInParts(
  branch: Branch,
  queryClient: QueryClient,
  drafts: TextDrafts,
  confirmed: WriteAnswer,
): AsyncGenerator<Part> {
  const all = [...drafts.values()];
  const keyed = all.filter((draft) => !isRecordText(draft));
  for (const part of partsOf(keyed)) {
    const answer = await applyChanges(textsPlace(branch), { changes: changesOf(part), ...confirmed });
    yield { drafts: part, seq: answer.seq };
  }
  const ofModules = Map.groupBy(all.filter(isRecordText), ({ stored }) => stored.place.module);
  for (const [key, ofModule] of ofModules) {
    const place = { environment: branch.environment, version: branch.version, module: key };
    const module = await queryClient.fetchQuery(moduleQuery(key));
    for (const part of partsOf(ofModule)) {
      const changes = await recordChanges(place, module, [...part.values()].filter(isRecordText));
      const answer = await applyChanges(place, { changes, ...confirmed });
      createListCache(queryClient, place).refresh();
      yield { drafts: part, seq: answer.seq };
    }
  }
}

function partsOf(drafts: readonly TextDraft[]): readonly TextDrafts[] {
  const parts: TextDrafts[] = [];
  for (let start = 0; start < drafts.length; start += MAX_BATCH_CHANGES)
    parts.push(new Map(drafts.slice(start, start + MAX_BATCH_CHANGES).map((draft) => [draft.key, draft])));
  return parts;
}

/** One change for each record, however many of its texts were edited. */
function recordChanges(
  place: Place,
  module: ResolvedModule,
  drafts: readonly RecordTextDraft[],
): Promise<readonly RecordChange[]> {
  const ofRecords = Map.groupBy(drafts, ({ stored }) => stored.place.recordId);
  const reading = [...ofRecords].map(async ([recordId, ofRecord]) => {
    const { record } = await readRecord(place, recordId);
    return recordChange(module, record, ofRecord);
  });
  return Promise.all(reading);
}

/** Texts of the localization module take effect on save, and those of records whose module does. */
function takesEffectOnSave({ stored }: TextDraft): boolean {
  return stored?.place?.field.takesEffectOnSave ?? true;
}

type RefusedBody = Partial<Pick<TextConflict, 'base' | 'theirs'>> & {
  readonly referrers?: readonly Referrer[];
};

function refusalOf(error: unknown, drafts: TextDrafts): Refusal | null {
  if (error instanceof TextConflictError) return { kind: 'conflict', conflict: error.conflict };
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { base, theirs, referrers } = (error.body.conflict ?? {}) as RefusedBody;
  if (referrers !== undefined) return { kind: 'in-use', referrers };
  const mine = theirs && drafts.get(theirs.recordId)?.data;
  if (!theirs || !mine) return null;
  return {
    kind: 'conflict',
    conflict: { key: theirs.recordId, place: null, base: base ?? null, theirs, mine },
  };
}
