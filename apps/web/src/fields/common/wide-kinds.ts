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
  'json',
]);

/** Whether a field needs the whole width of its card, and does not fit into a table cell as an input. */
export function isWide(field: ResolvedField): boolean {
  return WIDE.has(field.kind) || (field.kind === 'asset' && field.perLanguage === true);
}
