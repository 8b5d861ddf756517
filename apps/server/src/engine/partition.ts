import type { ResolvedModule } from '@quartermaster/domain/core/module';

/** `to_seq` of the row that is a record's newest state. */
export const HEAD_SEQ = '9223372036854775807';

/** The condition of every index over newest states; queries repeat it letter for letter. */
export const IS_HEAD = `to_seq = ${HEAD_SEQ}`;

/** The condition of every index over earlier states, repeated in the same way. */
export const IS_CLOSED = `to_seq < ${HEAD_SEQ}`;

const MODULE_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The partition of `revision` that holds a module. Its name is safe in SQL as it is. */
export function partitionOf(module: Pick<ResolvedModule, 'key'>): string {
  if (!MODULE_KEY.test(module.key) || module.key.length > 54)
    throw new Error(`${module.key} cannot name a partition`);
  return `revision_${module.key.replaceAll('-', '_')}`;
}

/** A text as an SQL literal: for names of definitions only, never for what people type. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
