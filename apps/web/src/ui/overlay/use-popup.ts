import { useRef, useState } from 'react';

type Opened = 'by key' | 'by pointer';

/**
 * A popup that is open from its beginning. Opened by a key, it takes the focus, and gives it back to
 * its button once it is closed: the focus of a hidden element would be lost.
 */
export function usePopup(isByKey: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState<Opened | null>(isByKey ? 'by key' : 'by pointer');
  const handleOpenChange = (isOpen: boolean): void => {
    const button = place.current?.querySelector('button');
    if (isOpen) return setOpened(hasKeyFocus(button) ? 'by key' : 'by pointer');
    setOpened(null);
    return button?.focus();
  };
  return { place, isOpen: opened !== null, isByKey: opened === 'by key', handleOpenChange };
}

/** Whether a button was reached, and so pressed, by keys. */
export function hasKeyFocus(button: HTMLElement | null | undefined): boolean {
  return button?.matches(':focus-visible') ?? false;
}
