/** Pairs of a settings file's source and a protected environment that takes it. */
type Pairs = readonly { readonly source: string; readonly target: string }[];

/** Where designers work: its settings never enter a protected environment as a file. */
export const NEVER_INTO_PROTECTED = 'dev';

/** Whether a settings file of one environment may be imported into another. */
export function mayImportFrom(
  source: string,
  target: { readonly key: string; readonly isProtected: boolean },
  { pairs }: { readonly pairs: Pairs },
): boolean {
  if (!target.isProtected) return true;
  if (source === NEVER_INTO_PROTECTED) return false;
  return pairs.some((pair) => pair.source === source && pair.target === target.key);
}
