/** Id of the element that edits a field. */
export function fieldDomId(key: string): string {
  return `field-${key}`;
}

export function sectionDomId(key: string): string {
  return `section-${key}`;
}

const FOCUSABLE = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

const WRONG = ':is(input, textarea, button):not([disabled])[aria-invalid="true"]';

/** Brings the field that a path begins with into view and puts the cursor into it, where it is wrong if it is. */
export function focusField(path: string): void {
  const [key = ''] = path.split('.');
  const frame = document.querySelector(`[data-field="${CSS.escape(key)}"]`);
  const target =
    frame?.querySelector<HTMLElement>(WRONG) ??
    document.getElementById(fieldDomId(key)) ??
    frame?.querySelector<HTMLElement>(FOCUSABLE);
  // A table may be taller than the window.
  (target ?? frame)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** Brings a row into view and puts the cursor into it, on the handle of one that was moved; its field, where it is closed. */
export function focusRow(path: string, row: number, isMoved: boolean): void {
  const part = document.querySelector(`[data-part="${CSS.escape(`${path}.${row}`)}"]`);
  const input = part?.querySelector<HTMLElement>('input:not([disabled]), textarea:not([disabled])');
  const target = isMoved || !input ? part?.querySelector<HTMLElement>(FOCUSABLE_BUTTON) : input;
  if (!target) return focusField(path);
  target.scrollIntoView({ block: 'nearest' });
  target.focus({ preventScroll: true });
}

const FOCUSABLE_BUTTON = 'button:not([disabled])';
