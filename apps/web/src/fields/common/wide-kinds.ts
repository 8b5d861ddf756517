import type { FieldKind, ResolvedField } from '@quartermaster/domain/core/field';

const WIDE: ReadonlySet<FieldKind> = new Set([
  'long_text',
  'localized_text',
  'reward_list',
  'cost_list',
  'timeslot',
  'condition_list',
  'stat_block',
  'rows',
  'group',
  'json',
]);

/** Whether a field needs the whole width of its card, and does not fit into a table cell as an input. */
export function isWide(field: ResolvedField): boolean {
  return WIDE.has(field.kind) || (field.kind === 'asset' && field.perLanguage === true);
}

/** From this many characters on a text is an address or a sentence, and is read only as a whole. */
const LONG_TEXT = 100;

/** Whether a field in one line needs the width of two. */
export function isLong(field: ResolvedField): boolean {
  return field.kind === 'text' && (field.maxLength ?? 0) >= LONG_TEXT;
}

/** Kinds that show the problems of their parts themselves, beside each part. */
const SHOWS_PARTS: ReadonlySet<FieldKind> = new Set([
  'rows',
  'group',
  'timeslot',
  'reward_list',
  'cost_list',
  'condition_list',
  'stat_block',
]);

/** Whether a field shows the problems of its parts itself. */
export const showsParts = ({ kind }: ResolvedField): boolean => SHOWS_PARTS.has(kind);
