import { useEffect, useRef, type ReactNode } from 'react';

const CONTROLS = 'input, textarea, select, button, a[href], [tabindex="0"], [contenteditable="true"]';

type FocusFirstProps = {
  readonly children: ReactNode;
  /** The text that it starts with is selected, so that typing replaces it. */
  readonly isSelected?: boolean;
  /** It may be out of view, and comes into view. */
  readonly isFar?: boolean;
};

/**
 * What comes to be filled in, in a popup, late in a dialog, below a row or below fields with usual values: its first
 * control has the focus as soon as it is there. A `Dialog` starts on its first field by itself.
 */
export function FocusFirst({ children, isSelected = false, isFar = false }: FocusFirstProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>(CONTROLS);
    first?.focus({ preventScroll: !isFar });
    if (isSelected && first instanceof HTMLInputElement) first.select();
  }, [isSelected, isFar]);
  return <div ref={place}>{children}</div>;
}
