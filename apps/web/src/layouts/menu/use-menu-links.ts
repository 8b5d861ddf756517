import { useRouter } from '@tanstack/react-router';
import { useRef, type MouseEvent } from 'react';

const LINK = 'a[data-to]';
const INTENT_MS = 60;

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * One pair of handlers for all entries: hundreds of router links would each watch the address. They
 * open in place, and what they need is fetched while the pointer rests on them.
 */
export function useMenuLinks() {
  const router = useRouter();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);

  const handleClick = (event: MouseEvent): void => {
    const to = linkOf(event)?.dataset['to'];
    if (to === undefined || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ to });
  };

  const handleMouseOver = (event: MouseEvent): void => {
    const to = linkOf(event)?.dataset['to'];
    clearTimeout(intent.current);
    if (to === undefined) return;
    intent.current = setTimeout(() => void router.preloadRoute({ to }).catch(() => undefined), INTENT_MS);
  };

  return { onClick: handleClick, onMouseOver: handleMouseOver };
}
