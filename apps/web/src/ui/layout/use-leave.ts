import { useEffect, useRef, type RefObject } from 'react';

/** For the element around several inputs: calls when the focus leaves all of them, not on the way from one to the next. */
export function useLeave<Around extends HTMLElement>(onLeave: () => void): RefObject<Around | null> {
  const around = useRef<Around>(null);
  useEffect(() => {
    const element = around.current;
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || element?.contains(relatedTarget) !== true) onLeave();
    };
    element?.addEventListener('focusout', handleFocusOut);
    return () => element?.removeEventListener('focusout', handleFocusOut);
  }, [onLeave]);
  return around;
}
