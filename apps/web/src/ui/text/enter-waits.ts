import type { KeyboardEvent } from 'react';

/**
 * For a select that asks for its options as one types: until they answer what was typed, Enter does nothing,
 * where it would close the list and drop the text.
 */
export const enterWaits = (isAsking: boolean) => (isAsking ? { onKeyDownCapture: stopEnter } : {});

function stopEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}
