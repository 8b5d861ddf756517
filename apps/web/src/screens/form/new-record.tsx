import { plainText, type RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { useSuspenseQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import { createDraftStore } from '../../engine/form/form-draft.ts';
import { recordName } from '../../engine/record/record-name.ts';
import { useDraftReturn } from '../../engine/form/use-draft-return.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import { useFormDraft } from '../../engine/form/use-form-draft.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import { Tag } from '../../ui/text/tag.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { RecordForm } from './record-form.tsx';
import { ServerIssues } from './server-issues.ts';
import { useFormSaving } from './use-form-saving.tsx';

type NewRecordProps = {
  readonly module: ResolvedModule;
  /** Values that the address has settled: the parent. */
  readonly settled: RecordData;
  /** Values that it starts with besides, and that may be changed. */
  readonly offered?: RecordData;
  readonly onCreated: (recordId: string) => void;
  /** Absent where there cannot be another one. */
  readonly onAnother?: () => void;
};

/** What is typed of a new record belongs to the parent that it was typed for. */
const newRecordOf = (settled: RecordData): string =>
  ['+', ...Object.values(settled).map(plainText)].join(' ');

/** A record that does not exist yet. */
export function NewRecord({ module, settled, offered = {}, onCreated, onAnother }: NewRecordProps) {
  const { t } = useTranslation('form');
  const { t: tk } = useTranslation('kinds');
  const { message } = App.useApp();
  const { environment, version, details } = useBranch();
  const { data: user } = useSuspenseQuery(meQuery());
  const place = { environment, version, module: module.key };
  const [data] = useState<RecordData>(() => ({ ...newRecord(module), ...offered, ...settled }));
  const form = useFormSession({
    module,
    recordId: null,
    data,
    locked: Object.keys(settled),
    isProtected: details.isProtected,
    serverIssues: [],
  });
  const [store] = useState(() => createDraftStore(sessionStorage, user.id, place, newRecordOf(settled)));
  const draft = useFormDraft(form, store, null);
  useDraftReturn(draft.offer, draft.restore);
  const confirm = useConfirmWrite(module, details, version);
  const saving = useFormSaving({
    form,
    place,
    base: null,
    confirm,
    onSaved: ({ recordId, data: saved }, _isMerged, after) => {
      store.drop();
      void message.success(t('created', { name: recordName(module, recordId, saved) }));
      if (after === 'add') onAnother?.();
      else onCreated(recordId);
    },
  });
  return (
    <>
      <RecordForm
        form={form}
        place={place}
        isSaving={saving.isSaving}
        onSave={() => saving.save('stay')}
        {...(onAnother === undefined ? {} : { onSaveAndAdd: () => saving.save('add') })}
        banner={<DraftBanner {...draft} />}
        {...(module.kind === 'singleton' ? { tag: <Tag tone="neutral">{tk('notSetYet')}</Tag> } : {})}
      />
      <ServerIssues form={form} place={place} />
    </>
  );
}
