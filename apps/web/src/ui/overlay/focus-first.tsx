import { useEffect, useRef, type ReactNode } from 'react';

const CONTROLS = 'input, textarea, select, button, a[href], [tabindex="0"], [contenteditable="true"]';

type FocusFirstProps = {
  readonly children: ReactNode;
  /** The text that it starts with is selected, so that typing replaces it. */
  readonly isSelected?: boolean;
};

/**
 * What comes to be filled in, in a popup, late in a dialog or below fields with usual values: its first
 * control has the focus as soon as it is there. A `Dialog` starts on its first field by itself.
 */
export function FocusFirst({ children, isSelected = false }: FocusFirstProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>(CONTROLS);
    first?.focus({ preventScroll: true });
    if (isSelected && first instanceof HTMLInputElement) first.select();
  }, [isSelected]);
  return <div ref={place}>{children}</div>;
}
