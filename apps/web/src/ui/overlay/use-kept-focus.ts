import { useLayoutEffect, useRef } from 'react';

/**
 * Where entries come and go. The focus of one that is gone passes to the button that adds another,
 * or, where there cannot be another, to the last control.
 */
export function useKeptFocus<T extends HTMLElement>(count: number) {
  const place = useRef<T>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count !== before.current && isFocusLost()) (last(place, ADDS) ?? last(place, CONTROL))?.focus();
    before.current = count;
  }, [count]);
  return place;
}

const ADDS = '[data-adds]:enabled';
const CONTROL = 'input:enabled, button:enabled';

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}

function last(place: { readonly current: HTMLElement | null }, selector: string): HTMLElement | undefined {
  return [...(place.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1);
}
