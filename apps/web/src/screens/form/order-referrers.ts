import type { Referrer } from '../../api/list-referrers.ts';

const naturally = new Intl.Collator('en', { numeric: true });

/** A place that names a record, in words. */
export type NamedReferrer = Referrer & { readonly label: string };

/** By name as people count (level 5 before level 10), then by number, then by the place in the record. */
export function inNaturalOrder(referrers: readonly NamedReferrer[]): readonly NamedReferrer[] {
  return referrers.toSorted(
    (a, b) =>
      naturally.compare(a.label, b.label) ||
      naturally.compare(a.recordId, b.recordId) ||
      naturally.compare(a.path, b.path),
  );
}
