import type { HeldRecord, ModuleChanges } from '../../api/releases.ts';

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

export function countChanges(modules: readonly ModuleChanges[]): number {
  return modules.reduce((sum, { records }) => sum + records.length, 0);
}
