import type { HeldRecord, ModuleChanges, RecordChange } from '../../api/releases.ts';

/** Some of the changes of a draft, as they are shown before they are reverted. */
export function changesOf(
  modules: readonly ModuleChanges[],
  records: readonly HeldRecord[],
): readonly ModuleChanges[] {
  const wanted = new Map(
    [...Map.groupBy(records, ({ module }) => module)].map(([module, group]) => [
      module,
      new Set(group.map(({ recordId }) => recordId)),
    ]),
  );
  return modules.flatMap((changes) => {
    const found = changes.records.filter(({ recordId }) => wanted.get(changes.module)?.has(recordId));
    return found.length === 0 ? [] : [{ ...changes, records: found, total: found.length }];
  });
}

/** A change the other way round: what is new goes, and each field goes back. */
export function reversed(record: RecordChange): RecordChange {
  const kinds = { new: 'deleted', changed: 'changed', deleted: 'new' } as const;
  return {
    ...record,
    kind: kinds[record.kind],
    fields: record.fields.map(({ path, before, after }) => ({ path, before: after, after: before })),
    summary: [],
  };
}

/** The first changes, as many as a dialog shows, and how many there are besides. */
export function firstChanges(
  modules: readonly ModuleChanges[],
  most: number,
): { readonly shown: readonly ModuleChanges[]; readonly more: number } {
  const shown: ModuleChanges[] = [];
  let room = most;
  for (const changes of modules) {
    const records = changes.records.slice(0, room);
    if (records.length > 0) shown.push({ ...changes, records, total: records.length });
    room -= records.length;
  }
  return { shown, more: countOf(modules) - countOf(shown) };
}

const countOf = (modules: readonly ModuleChanges[]): number =>
  modules.reduce((sum, { records }) => sum + records.length, 0);
