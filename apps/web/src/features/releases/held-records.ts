import type { DraftChanges, HeldRecord, ModuleChanges } from '../../api/releases.ts';

/** Records that stay out of the next release, by `module/record`. */
export type HeldRecords = ReadonlySet<string>;

export const heldKey = (module: string, recordId: string): string => `${module}/${recordId}`;

/** Those that the live release held back stay held until somebody says otherwise. */
export function heldByDefault(modules: readonly ModuleChanges[]): HeldRecords {
  const held = modules.flatMap(({ module, records }) =>
    records.filter((record) => record.held).map(({ recordId }) => heldKey(module, recordId)),
  );
  return new Set(held);
}

/** Holds or releases some records of a module. */
export function withHeld(
  held: HeldRecords,
  module: string,
  recordIds: readonly string[],
  hold: boolean,
): HeldRecords {
  const next = new Set(held);
  for (const recordId of recordIds) {
    if (hold) next.add(heldKey(module, recordId));
    else next.delete(heldKey(module, recordId));
  }
  return next;
}

/** The held records that are still changes, as the server takes them. */
export function heldList(modules: readonly ModuleChanges[], held: HeldRecords): HeldRecord[] {
  return modules.flatMap(({ module, records }) =>
    records
      .filter(({ recordId }) => held.has(heldKey(module, recordId)))
      .map(({ recordId }) => ({ module, recordId })),
  );
}

/** How many changes there are, and how many of them are not among those that are listed. */
export function countChanges(changes: Pick<DraftChanges, 'modules' | 'totals'> | undefined): {
  readonly total: number;
  readonly unlisted: number;
} {
  if (changes === undefined) return { total: 0, unlisted: 0 };
  const total = changes.totals.new + changes.totals.changed + changes.totals.deleted;
  const listed = changes.modules.reduce((sum, { records }) => sum + records.length, 0);
  return { total, unlisted: total - listed };
}
