import { readRecord } from '@quartermaster/domain/record/read-record';
import type { RecordRow } from '../../api/list-records.ts';
import type { RecordAnswer } from '../../api/read-record.ts';
import type { FormSession } from '../../engine/form/form-session.ts';

/** Takes over what another person saved, below the own input. Only where no field was changed by both. */
export function loadTheirs(form: FormSession, answer: RecordAnswer): RecordRow {
  const theirs = readRecord(form.module, answer.record.data);
  const note = form.note.get();
  form.markSaved(theirs, form.getState().base);
  form.note.set(note);
  form.setServerIssues(answer.issues, theirs);
  return answer.record;
}
