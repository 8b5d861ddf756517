import { staffAdds, type ResolvedModule } from '@quartermaster/domain/core/module';
import { parentIdOf } from '@quartermaster/domain/record/identity';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import type { Place } from '../../api/place.ts';
import type { RecordAnswer } from '../../api/read-record.ts';
import type { RecordRow } from '../../api/list-records.ts';
import { createDraftStore } from '../../engine/form/form-draft.ts';
import { addPath } from '../../engine/module-paths.ts';
import { useDraftReturn } from '../../engine/form/use-draft-return.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useFormDraft } from '../../engine/form/use-form-draft.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import { CarriedOverNotice } from './carried-over-notice.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { KeptOutNotice } from './kept-out-notice.tsx';
import { LockNotice } from './lock-notice.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { OverNotice } from './over-notice.tsx';
import { PresenceNotice } from './presence-notice.tsx';
import { RecordForm } from './record-form.tsx';
import { HistoryButton, ReleaseTag } from './record-head-parts.tsx';
import { useConfirmWrite, type ConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import { ServerIssues } from './server-issues.ts';
import { useFormSaving } from './use-form-saving.tsx';
import { useRecordMenu } from './use-record-menu.tsx';
import { useLinkedField } from './use-linked-field.ts';
import { REFRESH_SECONDS, useRefreshAfterSave } from './use-refresh-after-save.ts';
import { useUndoSave } from './use-undo-save.ts';

type EditRecordProps = {
  readonly module: ResolvedModule;
  readonly place: Place;
  readonly answer: RecordAnswer;
};

/** A stored record being edited, from the moment it was read. */
export function EditRecord({ module, place, answer }: EditRecordProps) {
  const { details, version } = useBranch();
  const [row, setRow] = useState(answer.record);
  const [start] = useState(() => ({ data: readRecord(module, answer.record.data), issues: answer.issues }));
  const { recordId } = row;
  const form = useFormSession({
    module,
    recordId,
    data: start.data,
    isProtected: details.isProtected,
    serverIssues: start.issues,
  });
  const draft = useStoredDraft(form, place, row);
  const confirm = useConfirmWrite(module, details, version);
  const saved = useAfterSave({ form, place, confirm, setRow });
  const base = { recordId, revision: draft.baseRevision ?? row.revision };
  const saving = useFormSaving({ form, place, base, confirm, onSaved: saved.handle });
  const menu = useRecordMenu({ form, place, revision: row.revision, confirm });
  useLinkedField();
  return (
    <>
      <RecordForm
        form={form}
        place={place}
        isSaving={saving.isSaving}
        onSave={() => saving.save('stay')}
        {...(staffAdds(module) ? { onSaveAndAdd: () => saving.save('add') } : {})}
        tag={<ReleaseTag change={row.change} live={details.live} />}
        actions={<HistoryButton module={module} recordId={recordId} />}
        more={menu.items}
        banner={
          <>
            <PresenceNotice form={form} place={place} row={row} onLoaded={setRow} />
            <DraftBanner {...draft} />
            <StandingNotices form={form} place={place} row={row} keptOut={answer.keptOut} />
          </>
        }
        refresh={saved.refresh}
        onUndoSave={saved.undo}
      />
      <ServerIssues form={form} place={place} />
      <ConflictDialog form={form} saving={saving} />
      {menu.dialog}
    </>
  );
}

type StandingNoticesProps = {
  readonly form: FormSession;
  readonly place: Place;
  readonly row: RecordRow;
  readonly keptOut: RecordAnswer['keptOut'];
};

/** The state of the record, independent of who edits it. */
function StandingNotices({ form, place, row, keptOut }: StandingNoticesProps) {
  const { recordId, revision } = row;
  return (
    <>
      <OverNotice form={form} />
      <LockNotice module={form.module} place={place} recordId={recordId} revision={revision} />
      <KeptOutNotice keptOut={keptOut} />
      <CarriedOverNotice place={place} recordId={recordId} />
      <HoldNotice module={form.module} place={place} recordId={recordId} />
    </>
  );
}

type ConflictDialogProps = {
  readonly form: FormSession;
  readonly saving: ReturnType<typeof useFormSaving>;
};

/** Two people saved the same record: what each did, and which of it stays. */
function ConflictDialog({ form, saving }: ConflictDialogProps) {
  if (saving.conflict === null) return null;
  return (
    <MergeDialog
      form={form}
      conflict={saving.conflict}
      onMerged={saving.saveMerged}
      onRecreate={saving.recreate}
      onClose={saving.closeConflict}
    />
  );
}

/** The person's own draft. One that is brought back is saved on the ground it was typed on. */
function useStoredDraft(form: FormSession, place: Place, { recordId, revision }: RecordRow) {
  const { data: user } = useSuspenseQuery(meQuery());
  const [store] = useState(() => createDraftStore(sessionStorage, user.id, place, recordId));
  const [restoredOn, setRestoredOn] = useState<{ readonly from: number | null; readonly at: number } | null>(
    null,
  );
  const baseRevision = restoredOn?.at === revision ? restoredOn.from : null;
  const draft = useFormDraft(form, store, baseRevision ?? revision);
  const restore = () => {
    setRestoredOn({ from: draft.offer?.baseRevision ?? null, at: revision });
    draft.restore();
  };
  useDraftReturn(draft.offer, restore);
  return { offer: draft.offer, refuse: draft.refuse, restore, baseRevision };
}

type AfterSaveOptions = {
  readonly form: FormSession;
  readonly place: Place;
  readonly confirm: ConfirmWrite;
  readonly setRow: (row: RecordRow) => void;
};

/** What happens once a save is stored: a word about it, the clock of the refresh, and a way to take it back. */
function useAfterSave({ form, place, confirm, setRow }: AfterSaveOptions) {
  const { t } = useTranslation('form');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { refreshNow, ...refresh } = useRefreshAfterSave(form, place, setRow);
  const { remember, undo } = useUndoSave(place, confirm, () => {
    refresh.stop();
    refreshNow();
  });
  const handle = (record: RecordRow, isMerged: boolean, after: 'stay' | 'add') => {
    setRow(record);
    remember(record);
    refresh.start(REFRESH_SECONDS);
    void message.success(t(isMerged ? 'merged' : 'saved'));
    const { module } = form;
    if (after === 'add') void navigate({ to: addPath(module, parentIdOf(module, record.recordId)) });
  };
  return { refresh, undo, handle };
}
