import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusField } from './field-dom-id.ts';

/** An address may name a field: `#groups.0.weight` opens the form there. */
export function useLinkedField(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const frame = requestAnimationFrame(() => focusField(hash));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
