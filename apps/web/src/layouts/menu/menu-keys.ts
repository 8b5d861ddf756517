import type { KeyboardEvent } from 'react';

/** What the arrow keys stop at: the filter, the groups and their entries. */
const STOP = '[data-menu-stop]';

function stopsIn(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(STOP)];
}

/** Where a key leads from a stop; null: it is not one that moves. */
function targetOf(key: string, stops: readonly HTMLElement[], at: number): HTMLElement | null | undefined {
  if (key === 'ArrowDown') return stops[at + 1];
  if (key === 'ArrowUp') return stops[at - 1];
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  return null;
}

/** Right opens a group, left closes it, or leads from an entry to its group. */
function fold(key: string, stop: HTMLElement, stops: readonly HTMLElement[], at: number): boolean {
  const expanded = stop.getAttribute('aria-expanded');
  if (key === 'ArrowRight' && expanded === 'false') stop.click();
  else if (key === 'ArrowLeft' && expanded === 'true') stop.click();
  else if (key === 'ArrowLeft' && expanded === null)
    stops
      .slice(0, at)
      .findLast((each) => each.hasAttribute('aria-expanded'))
      ?.focus();
  else return false;
  return true;
}

/** The arrow keys walk through the menu, so that an entry far down is no long row of tabs away. */
export function handleMenuKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = stopsIn(event.currentTarget);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const stop = stops[at];
  if (!stop) return;
  const isTyping = stop instanceof HTMLInputElement;
  if (isTyping && !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
  const target = targetOf(event.key, stops, at);
  if (target === null && !fold(event.key, stop, stops, at)) return;
  event.preventDefault();
  target?.focus();
}
