import { useEffect, useRef, type RefObject } from 'react';

/** For the element around several inputs: calls when the focus leaves all of them, not on the way from one to the next. */
export function useLeave<Around extends HTMLElement>(onLeft: () => void): RefObject<Around | null> {
  const around = useRef<Around>(null);
  useEffect(() => (around.current === null ? undefined : onLeave(around.current, onLeft)), [onLeft]);
  return around;
}

/** Calls when the focus leaves an element with everything in it. Returns what ends that. */
export function onLeave(element: HTMLElement, onLeft: () => void): () => void {
  const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !element.contains(relatedTarget)) onLeft();
  };
  element.addEventListener('focusout', handleFocusOut);
  return () => element.removeEventListener('focusout', handleFocusOut);
}
