import { useEffect, useRef, type ReactNode } from 'react';

const CONTROLS = 'input, textarea, select, button, a[href], [tabindex="0"]';

/** What opens to be filled in: its first control has the focus as soon as it is there. */
export function FocusFirst({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  }, []);
  return <div ref={place}>{children}</div>;
}
