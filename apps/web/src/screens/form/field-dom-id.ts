/** Id of the element that edits a field. */
export function fieldDomId(key: string): string {
  return `field-${key}`;
}

export function sectionDomId(key: string): string {
  return `section-${key}`;
}

const FOCUSABLE = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

/** Brings the field that a path begins with into view and puts the cursor into it. */
export function focusField(path: string): void {
  const [key = ''] = path.split('.');
  const frame = document.querySelector(`[data-field="${CSS.escape(key)}"]`);
  frame?.scrollIntoView({ block: 'center' });
  const target = document.getElementById(fieldDomId(key)) ?? frame?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
}
