import { useEffect } from 'react';
import { sendEventLog, type LoggedEvent } from '../api/send-event-log.ts';
import { loggedValue } from './logged-value.ts';

const PRESSABLE = 'button, a, [role="menuitem"], [role="option"]';
const OPTION = '[role="option"]';
const CHOICE = '[role="combobox"]';
const OPEN_CHOICE = `${CHOICE}[aria-expanded="true"]`;
const MAX_NAME = 80;
const CAPTURE = { capture: true };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Tells the server what was pressed, chosen and changed, and where. */
export function useEventLog(): void {
  useEffect(() => {
    const listeners = createListeners();
    // Before anything that was pressed can take its element off the page.
    const handled = Object.entries(listeners) as [keyof typeof listeners, EventListener][];
    for (const [type, listener] of handled) document.addEventListener(type, listener, CAPTURE);
    return () => {
      for (const [type, listener] of handled) document.removeEventListener(type, listener, CAPTURE);
    };
  }, []);
}

function createListeners() {
  /** The last control in focus, and the value it had then. */
  let focused: { readonly control: Control; readonly value: string } | null = null;
  const noteFocus = (control: Control): void => {
    focused = { control, value: control.value };
  };
  return {
    click: ({ target }: MouseEvent): void => {
      const element = target instanceof Element ? target.closest(PRESSABLE) : null;
      const choice = element?.matches(OPTION) ? document.querySelector(OPEN_CHOICE) : null;
      if (choice) logChoice(choice, element);
      else if (element) log('click', element, nameOf(element), '');
    },
    keydown: ({ target, key, isComposing }: KeyboardEvent): void => {
      if (key !== 'Enter' || isComposing || !(target instanceof Element) || !target.matches(OPEN_CHOICE))
        return;
      logChoice(target, document.getElementById(target.getAttribute('aria-activedescendant') ?? ''));
    },
    change: ({ target }: Event): void => {
      if (!isControl(target)) return;
      noteFocus(target);
      log('change', target, controlName(target), valueOf(target));
    },
    // What a popup writes into a control, a day of a calendar, is no event of the control's own.
    focusin: ({ target }: FocusEvent): void => {
      if (
        focused?.control.isConnected &&
        focused.control.value !== focused.value &&
        !focused.control.matches(CHOICE)
      )
        log('change', focused.control, controlName(focused.control), valueOf(focused.control));
      if (isControl(target)) noteFocus(target);
      else if (focused) noteFocus(focused.control);
    },
  };
}

/** One of several things was chosen: a change of what they were offered for. */
function logChoice(choice: Element, option: Element | null): void {
  if (isControl(choice) && option !== null) log('change', choice, controlName(choice), nameOf(option));
}

/** `Target`: the page on which it happened. */
function log(action: LoggedEvent['action'], { id }: Element, name: string, value: string): void {
  const Target = window.location.pathname;
  sendEventLog({ action, id, value: value.trim(), name: name.trim().slice(0, MAX_NAME), Target });
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? wordsOf(element);
}

function controlName(control: Control): string {
  const label = control.labels?.[0];
  return control.getAttribute('aria-label') ?? (label ? wordsOf(label) : control.name);
}

/** Without signs that only the eye reads. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const sign of copy.querySelectorAll('[aria-hidden="true"]')) sign.remove();
  return copy.textContent ?? '';
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
