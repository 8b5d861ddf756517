import type { RecordData } from '@quartermaster/domain/core/json';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import { createDraftStore } from '../../engine/form-draft.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { recordName } from '../../engine/record-name.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useFormDraft } from '../../engine/use-form-draft.ts';
import { useModule } from '../../engine/use-module.ts';
import { useModuleForm } from '../../engine/use-module-form.ts';
import { DraftBanner } from './draft-banner.tsx';
import { RecordForm } from './record-form.tsx';
import { useConfirmWrite } from '../../engine/use-confirm-write.tsx';
import { useFormSaving } from './use-form-saving.ts';

const NO_REFERENCES = {};

/** `/{module}/add`. */
export function AddScreen() {
  const { module: key = '' } = useParams({ strict: false });
  const module = useModule(key);
  const { environment, version } = useBranch();
  const [round, setRound] = useState(0);
  return (
    <ModuleFields module={module} references={NO_REFERENCES}>
      <NewRecord
        key={`${environment} ${version} ${key} ${round}`}
        moduleKey={key}
        onAnother={() => setRound(round + 1)}
      />
    </ModuleFields>
  );
}

function NewRecord({ moduleKey, onAnother }: { readonly moduleKey: string; readonly onAnother: () => void }) {
  const { t } = useTranslation('form');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const module = useModule(moduleKey);
  const { environment, version, details } = useBranch();
  const { data: user } = useSuspenseQuery(meQuery());
  const place = { environment, version, module: moduleKey };
  const [data] = useState<RecordData>(() => newRecord(module));
  const form = useModuleForm({
    module,
    recordId: null,
    data,
    isProtected: details.isProtected,
    serverIssues: [],
  });
  const [store] = useState(() => createDraftStore(sessionStorage, user.id, place, null));
  const draft = useFormDraft(form, store, null);
  const confirm = useConfirmWrite(module, details, version);
  const saving = useFormSaving({
    form,
    place,
    base: null,
    confirm,
    onSaved: ({ recordId, data: saved }, _isMerged, after) => {
      store.drop();
      void message.success(t('created', { name: recordName(module, recordId, saved) }));
      if (after === 'add') onAnother();
      else
        void navigate({
          to: '/$module/$recordId/edit',
          params: { module: moduleKey, recordId },
          replace: true,
        });
    },
  });
  return (
    <RecordForm
      form={form}
      place={place}
      isSaving={saving.isSaving}
      onSave={() => saving.save('stay')}
      onSaveAndAdd={() => saving.save('add')}
      banner={<DraftBanner {...draft} />}
    />
  );
}
