import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Called before a row is added: the focus goes to what is to be filled in there, once the row is drawn. */
export function useNewRow(
  table: RefObject<HTMLElement | null>,
  { path, count }: { readonly path: string; readonly count: number },
): () => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const row = table.current?.querySelector(`[data-row="${CSS.escape(`${path}.${count - 1}`)}"]`);
    const inputs = [...(row?.querySelectorAll<HTMLInputElement>('input:enabled, textarea:enabled') ?? [])];
    // Numbers of rows are given already.
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [table, path, count]);
  return () => {
    isWanted.current = true;
  };
}
