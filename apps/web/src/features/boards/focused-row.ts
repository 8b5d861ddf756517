import { useEffect, useState } from 'react';

const FOCUSABLE =
  'input:not([disabled]), textarea:not([disabled]), [role="combobox"], button:not([disabled])';

/** Brings a row of a list into view and puts the cursor into its first input. */
export function focusRow(list: string, row: string): void {
  const line = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(`${list}.${row}`)}"]`);
  const cells = line?.querySelectorAll<HTMLElement>(`td ${FOCUSABLE.replaceAll(', ', ', td ')}`) ?? [];
  // The handle that moves the row comes first; people want to type.
  const input = [...cells].find((element) => element.tagName !== 'BUTTON') ?? cells[0];
  line?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}

/** The row of a list that the cursor was in last, or that was selected elsewhere. */
export function useFocusedRow(list: string) {
  const [row, select] = useState<string | null>(null);
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent): void => {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
      const [key, index] = (line?.dataset['part'] ?? '').split('.');
      if (key === list && index !== undefined) select(index);
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [list]);
  return { row, select };
}
