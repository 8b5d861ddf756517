import { useEffect } from 'react';
import type { Place } from '../../api/place.ts';
import { validateRecord } from '../../api/validate-record.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';

/** Asked only when typing rests, and not by the read or the save: other records must be read for it. */
const REST_MS = 900;

type ServerIssuesProps = { readonly form: FormSession; readonly place: Place };

/**
 * Problems that only the server can see (a name taken, a record gone), of a stored record and of a new one
 * once something is typed. It draws nothing: as a component of its own it hears every key without the page being drawn again.
 */
export function ServerIssues({ form, place }: ServerIssuesProps): null {
  const values = useFormState(form, (state) => state.values);
  const isBegun = useFormState(form, (state) => form.recordId !== null || state.changes.length > 0);
  const { environment, version, module } = place;
  const { setServerIssues, recordId } = form;
  useEffect(() => {
    if (!isBegun) return undefined;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      validateRecord({ environment, version, module }, values, recordId ?? undefined).then(
        (issues) => isCurrent && setServerIssues(issues, values),
        // The save asks the same again and says what is wrong; a missed hint is no problem of its own.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [values, isBegun, setServerIssues, recordId, environment, version, module]);
  return null;
}
