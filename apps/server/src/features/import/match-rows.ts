import { recordIdOf, hasIdentity } from '@quartermaster/domain/record/identity';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { findHeads, findRecordIdsByField } from './import-rows.repo.ts';
import { identityOfCells, type CurrentRecord, type TargetedCell } from './check-row.ts';
import type { Cell, ImportTarget } from './import-target.ts';

/** Finds the record that a row names. */
export type RowMatcher = {
  /** Record id per row; null where the row names none. */
  idsOf(rows: readonly (readonly TargetedCell[])[]): readonly (string | null)[];
  /** The field whose cell names the record of a row; empty where no column does. */
  namedBy(cells: readonly TargetedCell[], recordId: string): string;
};

/**
 * By identity, or by the value of another field. A value that several records share finds none:
 * the row is then new, and refused for its identity if that is taken.
 */
export async function createRowMatcher(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  match: ImportTarget | null,
): Promise<RowMatcher> {
  const namedBy: RowMatcher['namedBy'] = (cells, recordId) =>
    match !== null && identityOf(module, cells) !== recordId
      ? match.field.key
      : identityFieldOf(module, cells);
  if (match === null) return { idsOf: (rows) => rows.map((cells) => identityOf(module, cells)), namedBy };
  const byText = await findRecordIdsByField(db, module, branchId, match.key.split('.'));
  return {
    idsOf: (rows) =>
      rows.map((cells) => {
        const cell = cells.find(({ target }) => target.key === match.key)?.cell;
        const ids = cell === undefined || cell === null ? undefined : byText.get(cellText(cell));
        return ids?.length === 1 ? (ids[0] ?? null) : identityOf(module, cells);
      }),
    namedBy,
  };
}

/** A cell as the store's text of it. */
function cellText(cell: Cell): string {
  return typeof cell === 'string' ? cell.trim() : JSON.stringify(cell);
}

function identityOf(module: ResolvedModule, cells: readonly TargetedCell[]): string | null {
  const data = identityOfCells(cells.filter(({ target }) => module.identity.includes(target.field.key)));
  return hasIdentity(module, data) ? recordIdOf(module, data) : null;
}

/** Of several fields the last one: what comes before it is the parent, which many rows share. */
function identityFieldOf(module: ResolvedModule, cells: readonly TargetedCell[]): string {
  const filled = new Set(cells.map(({ target }) => target.field.key));
  return module.identity.findLast((key) => filled.has(key)) ?? '';
}

/** The records that the ids name, by id. */
export async function loadCurrent(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, CurrentRecord>> {
  const heads = await findHeads(
    db,
    module,
    branchId,
    ids.filter((id) => id !== null),
  );
  return new Map(heads.map((head) => [head.recordId, head]));
}
