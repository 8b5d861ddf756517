import { useEffect, useState } from 'react';
import { keepAfterPaint } from './keep-after-paint.ts';
import type { DraftStore, FormDraft } from './form-draft.ts';
import { NO_INCOMPLETE_INPUTS } from './incomplete-inputs.ts';
import { recordChanges } from '../record/record-changes.ts';
import type { FormSession } from './form-session.ts';

/**
 * Keeps what is typed until it is saved or discarded, and offers back what an earlier visit left.
 * Nothing is written over the offer before the person has decided about it.
 */
export function useFormDraft(form: FormSession, store: DraftStore, baseRevision: number | null) {
  const [offer, setOffer] = useState(() => differingDraft(form, store));
  const isDecided = offer === null;
  useEffect(() => {
    if (!isDecided) return undefined;
    const keep = () => {
      const { unsaved, values, incomplete } = form.getState();
      if (unsaved === 0) store.drop();
      else store.write({ data: values, incomplete, baseRevision, at: new Date().toISOString() });
    };
    keep();
    return keepAfterPaint(form.subscribe, keep);
  }, [form, store, baseRevision, isDecided]);
  return {
    offer,
    restore: () => {
      if (offer === null) return;
      form.setValues(offer.data, offer.incomplete);
      setOffer(null);
    },
    refuse: () => {
      store.drop();
      setOffer(null);
    },
  };
}

function differingDraft(form: FormSession, store: DraftStore): FormDraft | null {
  const draft = store.read();
  if (draft === null) return null;
  const isIncomplete = Object.keys(draft.incomplete ?? NO_INCOMPLETE_INPUTS).length > 0;
  const changes = recordChanges(form.module, form.getState().base, draft.data);
  return isIncomplete || changes.length > 0 ? draft : null;
}
