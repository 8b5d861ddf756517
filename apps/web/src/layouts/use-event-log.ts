import { useEffect } from 'react';
import { sendEventLog, type LoggedEvent } from '../api/send-event-log.ts';
import { loggedValue } from './logged-value.ts';

const PRESSABLE = 'button, a, [role="menuitem"], [role="option"]';
const MAX_NAME = 80;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Tells the server what was pressed and changed, and where. */
export function useEventLog(): void {
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const element = target instanceof Element ? target.closest(PRESSABLE) : null;
      if (element) log('click', element, nameOf(element), '');
    };
    const handleChange = ({ target }: Event) => {
      if (isControl(target)) log('change', target, controlName(target), valueOf(target));
    };
    // Before anything that was pressed can take its element off the page.
    document.addEventListener('click', handleClick, { capture: true });
    document.addEventListener('change', handleChange, { capture: true });
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
      document.removeEventListener('change', handleChange, { capture: true });
    };
  }, []);
}

/** `Target`: the page on which it happened. */
function log(action: LoggedEvent['action'], { id }: Element, name: string, value: string): void {
  sendEventLog({ action, id, value, name: name.trim().slice(0, MAX_NAME), Target: window.location.pathname });
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}

function controlName(control: Control): string {
  const label = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent;
  return label ?? control.name;
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function valueOf(control: Control): string {
  return loggedValue({
    type: control.type,
    autocomplete: control.autocomplete,
    isPassword: control.closest('.ant-input-password') !== null,
    value: control.value,
    checked: control instanceof HTMLInputElement && control.checked,
  });
}
