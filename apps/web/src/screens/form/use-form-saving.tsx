import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import type { RecordRow } from '../../api/list-records.ts';
import type { Place } from '../../api/place.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { forbidsSaving } from '../../engine/record/record-issues.ts';
import {
  useRecordSave,
  type SaveConflict,
  type SaveOutcome,
  type SaveRequest,
} from '../../engine/record/use-record-save.ts';
import { useRefusalNotice } from '../../engine/record/use-refusal-notice.tsx';
import { afterPaint } from '../../ui/layout/after-paint.ts';
import { focusField } from './field-dom-id.ts';
import type { ConfirmWrite } from '../../engine/record/use-confirm-write.tsx';

type Saving = {
  readonly form: FormSession;
  readonly place: Place;
  readonly base: SaveRequest['base'];
  readonly confirm: ConfirmWrite;
  /** `after` is the action to run after the save. */
  readonly onSaved: (record: RecordRow, isMerged: boolean, after: AfterSave) => void;
};

type AfterSave = 'stay' | 'add';

/** Saving from the form: problems first, then the confirmation, then the server's answer in words. */
export function useFormSaving({ form, place, base, confirm, onSaved }: Saving) {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useRecordSave(place);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);

  const finish = useFinish(form, setConflict, onSaved);
  const refuse = useRefusal(form);
  const showBlocked = useBlockedNotice(form);
  const isSending = useRef(false);
  const send = async (data: RecordData, on: SaveRequest['base'], after: AfterSave) => {
    // Its keys may be pressed again before the question or the answer is there.
    if (isSending.current) return;
    isSending.current = true;
    try {
      const confirmed = await confirm({ action: t('save') });
      if (confirmed === null) return;
      const note = form.note.get().trim();
      const request = { data, base: on, ...confirmed, ...(note === '' ? {} : { note }) };
      finish(await mutateAsync(request), data, after);
    } catch (error) {
      refuse(errorMessage(error), [], null);
    } finally {
      isSending.current = false;
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
      form.setValues(data);
      if (base !== null) void send(data, { ...base, revision }, 'stay');
    },
    recreate: () => {
      setConflict(null);
      void send(form.getState().values, null, 'stay');
    },
  };
}

/** Says what the server made of a save. */
function useFinish(
  form: FormSession,
  onConflict: (conflict: SaveConflict) => void,
  onSaved: Saving['onSaved'],
) {
  const { t } = useTranslation('form');
  const { message } = App.useApp();
  const refuse = useRefusal(form);
  return (outcome: SaveOutcome, data: RecordData, after: AfterSave) => {
    if (outcome.kind === 'unchanged') {
      form.markSaved(data, data);
      void message.info(t('nothingChanged'));
    } else if (outcome.kind === 'conflict') onConflict(outcome.conflict);
    else if (outcome.kind === 'refused') refuse(outcome.message, outcome.issues, outcome.createFirst);
    else {
      // The page of a new record gives way to that of the stored one.
      form.markSaved(outcome.record.data, form.recordId === null ? undefined : data);
      form.setServerIssues(outcome.issues, outcome.record.data);
      onSaved(outcome.record, outcome.merged, after);
    }
  };
}

function useRefusal(form: FormSession) {
  const notice = useRefusalNotice();
  return (description: string, issues: readonly Issue[], createFirst: string | null) => {
    notice(description, createFirst);
    const [first] = issues;
    if (first === undefined) return;
    form.setServerIssues(issues, form.getState().values, true);
    focusOnceMarked(first.path);
  };
}

/** Problems are marked after the next frame; the cursor goes to where one is. */
function focusOnceMarked(path: string): void {
  afterPaint(() => void requestAnimationFrame(() => focusField(path)));
}

/** The form itself knows that the server would refuse: no need to ask it. */
function useBlockedNotice(form: FormSession) {
  const { t } = useTranslation('form');
  const { message } = App.useApp();
  return (path: string) => {
    const count = form.getState().issues.all.filter(forbidsSaving).length;
    void message.error(t('refusedProblems', { count }));
    focusOnceMarked(path);
  };
}
