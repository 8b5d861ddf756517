import { readRecord } from '@quartermaster/domain/record/read-record';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { RecordRow } from '../../api/list-records.ts';
import type { Place } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { readRecordQuery } from '../../api/read-record.ts';
import { useCountdown, type Countdown } from '../../engine/form/use-countdown.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';

/** How long a saved record stays on the screen before the page shows it as it is stored by then. */
export const REFRESH_SECONDS = 5;

/**
 * Some seconds after a save the page is read again: the record with what colleagues did to it meanwhile,
 * its problems, its history and who uses it. Typing stops the clock, so nothing typed is ever lost.
 * `refreshNow` does not wait.
 */
export function useRefreshAfterSave(
  form: FormSession,
  place: Place,
  onFresh: (row: RecordRow) => void,
): Countdown & { readonly refreshNow: () => void } {
  const queryClient = useQueryClient();
  const refresh = async () => {
    const request = { ...readRecordQuery(place, form.recordId ?? ''), staleTime: 0 };
    // Where the answer stays away, the page stays as it is.
    const answer = await queryClient.fetchQuery(request).catch(() => null);
    if (answer === null || form.getState().unsaved > 0) return;
    const data = readRecord(form.module, answer.record.data);
    form.markSaved(data);
    form.setServerIssues(answer.issues, data);
    onFresh(answer.record);
    void queryClient.invalidateQueries({ queryKey: queryKeys.module(place) });
  };
  const countdown = useCountdown(() => void refresh());
  const isDirty = useFormState(form, (state) => state.unsaved > 0);
  const stop = useEffectEvent(countdown.stop);
  useEffect(() => {
    if (isDirty) stop();
  }, [isDirty]);
  return { ...countdown, refreshNow: () => void refresh() };
}
