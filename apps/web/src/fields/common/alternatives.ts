import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { Language } from '@quartermaster/domain/core/language';
import { isNumberKind } from '@quartermaster/domain/fields/number-text';

/**
 * Whether a record or row has at most one of the two, such as the item, the pet or the god that it is for.
 * Numbers are none: a number alone does not say which of them it is.
 */
export function areAlternatives(one: ResolvedField, other: ResolvedField): boolean {
  const [first, second] = [one.showWhen, other.showWhen];
  return (
    !isNumberKind(one.kind) &&
    !isNumberKind(other.kind) &&
    first !== undefined &&
    first.field === second?.field &&
    !first.in.some((value) => second.in.includes(value))
  );
}

/** Neighbours that are alternatives of each other together, everything else alone: each group is a column. */
export function groupAlternatives<Column>(
  columns: readonly Column[],
  areTogether: (one: Column, other: Column) => boolean,
): readonly (readonly [Column, ...Column[]])[] {
  const groups: [Column, ...Column[]][] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last?.every((each) => areTogether(each, column)) === true) last.push(column);
    else groups.push([column]);
  }
  return groups;
}

/** What such a column is called. */
export function alternativesLabel(labels: readonly string[], language: Language): string {
  return labels.join(language === 'en' ? ' / ' : '／');
}
