import { useLayoutEffect } from 'react';
import { takeStartAnew } from '../../i18n/start-anew.ts';
import type { FormDraft } from './form-draft.ts';

/** A change of language or zone asks nothing: what was typed before it is there again. Any other reload offers it. */
export function useDraftReturn(offer: FormDraft | null, restore: () => void): void {
  useLayoutEffect(() => {
    if (takeStartAnew() && offer !== null) restore();
  }, [offer, restore]);
}
