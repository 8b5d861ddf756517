import type { KeyboardEvent } from 'react';

/**
 * For the search of a select (`onInputKeyDown`): Space opens its list and writes nothing. As a text to search for it
 * would hide the current choice, and Enter would take the first option.
 */
export function openWithSpace(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (event.key === ' ' && event.currentTarget.value === '') event.preventDefault();
}
