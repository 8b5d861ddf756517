/** Checkboxes only add to what is asked. A file is dropped on, or chosen by, what has the role of a button. */
const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="button"][tabindex="0"]';

const FOOTER = '.ant-modal-footer button:enabled';
const HARMLESS = '.ant-modal-footer .ant-btn-primary:enabled:not(.ant-btn-dangerous)';
const LINK = '.ant-modal-body :is(a[href], button:enabled)';

/** Where a dialog starts: its first field, else its main button, else (a dangerous one) the way out. */
export function startOf(panel: Element): HTMLElement | undefined {
  return firstField(panel) ?? first(panel, HARMLESS) ?? first(panel, FOOTER) ?? first(panel, LINK);
}

function firstField(panel: Element): HTMLElement | undefined {
  return [...panel.querySelectorAll<HTMLElement>(FIELDS)].find(
    (field) => !field.matches(':disabled') && field.checkVisibility(),
  );
}

const first = (panel: Element, selector: string): HTMLElement | undefined =>
  panel.querySelector<HTMLElement>(selector) ?? undefined;

const openers = new WeakMap<Element, Element | null>();

export function rememberOpener(panel: Element, opener: Element | null): void {
  openers.set(panel, opener);
}

/** Where a dialog that is gone opened the next one, the focus goes back to what opened the first. */
export function giveFocusBack(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  const known = opener?.isConnected === false ? openerOfDialog(opener) : opener;
  if (known instanceof HTMLElement) known.focus({ preventScroll: true });
}

function openerOfDialog(inside: Element): Element | null {
  const panel = inside.closest('[data-dialog]');
  const opener = panel === null ? null : (openers.get(panel) ?? null);
  return opener?.isConnected === false ? openerOfDialog(opener) : opener;
}
