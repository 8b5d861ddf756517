import { useEffect } from 'react';
import type { Place } from '../../api/place.ts';
import { validateRecord } from '../../api/validate-record.ts';
import type { ModuleForm } from '../../engine/use-module-form.ts';
import { useFormState } from '../../engine/use-module-form.ts';

/** Asked only when typing rests, since other records must be read for it. */
const REST_MS = 900;

/** Problems that only the server can see (a name taken, a record gone) while the record is edited. */
export function useServerIssues(form: ModuleForm, place: Place): void {
  const values = useFormState(form, (state) => state.values);
  const isDirty = useFormState(form, (state) => state.changes.length > 0);
  const { environment, version, module } = place;
  const { session, recordId } = form;
  useEffect(() => {
    if (!isDirty || recordId === null) return undefined;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      validateRecord({ environment, version, module }, values, recordId).then(
        (issues) => isCurrent && session.setServerIssues(issues, values),
        // The save asks the same again and says what is wrong; a missed hint is no problem of its own.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [values, isDirty, session, recordId, environment, version, module]);
}
