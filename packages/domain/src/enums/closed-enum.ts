import type { EnumDefinition } from '../core/field.ts';
import { enumOf, type EnumRow } from './enum-of.ts';

/** An enumeration whose values the compiler knows as well: `words` are the values in their order. */
export type ClosedEnum<V extends string> = EnumDefinition<V> & { readonly words: readonly V[] };

/** One value of a closed enumeration. */
export type WordOf<E extends ClosedEnum<string>> = E['words'][number];

/**
 * Writes an enumeration that code decides by, not only shows.
 * @example export const refundKind = closedEnum('refund-kind', { refunded: ['Refunded', '已退款', '返金済み'] });
 */
export function closedEnum<V extends string>(
  key: string,
  rows: { readonly [value in V]: EnumRow },
): ClosedEnum<V> {
  return { ...enumOf(key, rows), words: Object.keys(rows) as V[] };
}
