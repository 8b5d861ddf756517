import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import type { RecordRow } from '../../api/list-records.ts';
import type { Place } from '../../api/place.ts';
import type { ModuleForm } from '../../engine/form/use-module-form.ts';
import { forbidsSaving } from '../../engine/record/record-issues.ts';
import type { SaveConflict, SaveOutcome, SaveRequest } from '../../engine/record/use-record-save.ts';
import { useRecordSave } from '../../engine/record/use-record-save.ts';
import { useRefusalNotice } from '../../engine/record/use-refusal-notice.tsx';
import { focusField } from './field-dom-id.ts';
import type { ConfirmWrite } from '../../engine/record/use-confirm-write.tsx';

type Saving = {
  readonly form: ModuleForm;
  readonly place: Place;
  readonly base: SaveRequest['base'];
  readonly confirm: ConfirmWrite;
  /** `after` is what the person asked for together with the save. */
  readonly onSaved: (record: RecordRow, isMerged: boolean, after: AfterSave) => void;
};

export type AfterSave = 'stay' | 'add';

/** Saving from the form: problems first, then the confirmation, then the server's answer in words. */
export function useFormSaving({ form, place, base, confirm, onSaved }: Saving) {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useRecordSave(place);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);

  const finish = useFinish(form, setConflict, onSaved);
  const refuse = useRefusal(form);
  const showBlocked = useBlockedNotice(form);
  const send = async (data: RecordData, on: SaveRequest['base'], after: AfterSave) => {
    const confirmed = await confirm({ action: t('save') });
    if (confirmed === null) return;
    try {
      finish(await mutateAsync({ data, base: on, ...confirmed }), data, after);
    } catch (error) {
      refuse(errorMessage(error), [], null);
    }
  };
  return {
    isSaving: isPending,
    conflict,
    closeConflict: () => setConflict(null),
    save: (after: AfterSave) => form.submit((data) => void send(data, base, after), showBlocked),
    /** Saves what was joined from two edits, on top of the other person's. */
    saveMerged: (data: RecordData, revision: number) => {
      setConflict(null);
      form.write(data);
      if (base !== null) void send(data, { ...base, revision }, 'stay');
    },
    recreate: () => {
      setConflict(null);
      void send(form.read(), null, 'stay');
    },
  };
}

/** Says what the server made of a save. */
function useFinish(
  form: ModuleForm,
  onConflict: (conflict: SaveConflict) => void,
  onSaved: Saving['onSaved'],
) {
  const { t } = useTranslation('form');
  const { message } = App.useApp();
  const refuse = useRefusal(form);
  return (outcome: SaveOutcome, data: RecordData, after: AfterSave) => {
    if (outcome.kind === 'unchanged') {
      form.settle(data);
      void message.info(t('nothingChanged'));
    } else if (outcome.kind === 'conflict') onConflict(outcome.conflict);
    else if (outcome.kind === 'refused') refuse(outcome.message, outcome.issues, outcome.createFirst);
    else {
      form.settle(outcome.record.data);
      form.session.setServerIssues(outcome.issues, outcome.record.data);
      onSaved(outcome.record, outcome.merged, after);
    }
  };
}

function useRefusal(form: ModuleForm) {
  const notice = useRefusalNotice();
  return (description: string, issues: readonly Issue[], createFirst: string | null) => {
    notice(description, createFirst);
    const [first] = issues;
    if (first === undefined) return;
    form.session.setServerIssues(issues, form.read(), true);
    requestAnimationFrame(() => focusField(first.path));
  };
}

/** The form itself knows that the server would refuse: no need to ask it. */
function useBlockedNotice(form: ModuleForm) {
  const { t } = useTranslation('form');
  const { message } = App.useApp();
  return (path: string) => {
    const count = form.session.getState().issues.all.filter(forbidsSaving).length;
    void message.error(t('refusedProblems', { count }));
    // What is wrong is marked by then.
    requestAnimationFrame(() => focusField(path));
  };
}
