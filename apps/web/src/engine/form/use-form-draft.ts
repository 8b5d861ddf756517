import { useEffect, useState } from 'react';
import type { DraftStore, FormDraft } from './form-draft.ts';
import { NO_HALF_TEXTS } from './half-texts.ts';
import { recordChanges } from '../record/record-changes.ts';
import type { ModuleForm } from './use-module-form.ts';

/**
 * Keeps what is typed until it is saved or discarded, and offers back what an earlier visit left.
 * Nothing is written over the offer before the person has decided about it.
 */
export function useFormDraft(form: ModuleForm, store: DraftStore, baseRevision: number | null) {
  const [offer, setOffer] = useState(() => differingDraft(form, store));
  const isDecided = offer === null;
  useEffect(() => {
    if (!isDecided) return undefined;
    const keep = () => {
      const { unsaved, values, halfTexts } = form.session.getState();
      if (unsaved === 0) store.drop();
      else store.write({ data: values, halfTexts, baseRevision, at: new Date().toISOString() });
    };
    keep();
    return form.session.subscribe(keep);
  }, [form, store, baseRevision, isDecided]);
  return {
    offer,
    restore: () => {
      if (offer === null) return;
      form.write(offer.data, offer.halfTexts);
      setOffer(null);
    },
    refuse: () => {
      store.drop();
      setOffer(null);
    },
  };
}

function differingDraft(form: ModuleForm, store: DraftStore): FormDraft | null {
  const draft = store.read();
  if (draft === null) return null;
  const isHalf = Object.keys(draft.halfTexts ?? NO_HALF_TEXTS).length > 0;
  const changes = recordChanges(form.module, form.session.getState().base, draft.data);
  return isHalf || changes.length > 0 ? draft : null;
}
