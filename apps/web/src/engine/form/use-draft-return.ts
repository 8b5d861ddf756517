import { useLayoutEffect } from 'react';
import { takeReload } from '../../i18n/reload-page.ts';
import type { FormDraft } from './form-draft.ts';

/** A change of language or zone asks nothing: what was typed before it is there again. Any other reload offers it. */
export function useDraftReturn(offer: FormDraft | null, restore: () => void): void {
  useLayoutEffect(() => {
    if (takeReload() && offer !== null) restore();
  }, [offer, restore]);
}
