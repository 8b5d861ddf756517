import { useEffect } from 'react';
import { sendEventLog } from '../api/send-event-log.ts';

const PRESSABLE = 'button, a, [role="menuitem"], [role="option"]';
/** What people choose may be logged; what they type may not. */
const CHOSEN = 'select, input[type="checkbox"], input[type="radio"]';
const MAX_NAME = 80;

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, MAX_NAME);
}

/** Tells the server what was pressed and chosen, and where. */
export function useEventLog(): void {
  useEffect(() => {
    const log = (action: 'click' | 'change', element: Element, value: string) =>
      sendEventLog({
        action,
        id: element.id,
        value,
        name: nameOf(element),
        Target: window.location.pathname,
      });
    const handleClick = ({ target }: MouseEvent) => {
      const element = target instanceof Element ? target.closest(PRESSABLE) : null;
      if (element) log('click', element, '');
    };
    const handleChange = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches(CHOSEN)) return;
      log(
        'change',
        target,
        target instanceof HTMLInputElement ? String(target.checked) : (target as HTMLSelectElement).value,
      );
    };
    document.addEventListener('click', handleClick);
    document.addEventListener('change', handleChange);
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('change', handleChange);
    };
  }, []);
}
