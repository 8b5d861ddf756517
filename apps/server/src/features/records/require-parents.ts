import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import { issue, joinPath } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { CreateFirst, Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { parentIdOf } from '@quartermaster/domain/record/identity';
import type { Queryable } from '../../db/database.ts';
import { readHeads } from '../../engine/record-rows.ts';

type Change = {
  readonly module: ResolvedModule;
  readonly recordId: string;
  readonly data: RecordData | null;
  /** The revision that is replaced; null creates. */
  readonly base?: number | null;
};

const PROMPTS: Readonly<Record<CreateFirst, ErrorCode>> = {
  event: 'create_event_first',
  sign_in: 'create_sign_in_first',
  basic_setting: 'create_basic_setting_first',
};

/**
 * Refuses a child without its parent, which is in the same branch or is written with it.
 * @throws AppError `create_parent_first`, or the prompt that the parent's module names; `conflict` is the parent
 */
export async function requireParents(
  database: Queryable,
  registry: Registry,
  branchId: number,
  changes: readonly Change[],
): Promise<void> {
  const children = changes.flatMap(({ module, recordId, data, base }, index) => {
    const parentId = parentIdOf(module, recordId);
    // A record that is replaced had its parent when it was created, and keeps it.
    if (module.parent === null || parentId === null || data === null || typeof base === 'number') return [];
    return [{ index, field: module.parent.field, parent: module.parent.module, parentId }];
  });
  for (const [key, group] of Map.groupBy(children, ({ parent }) => parent)) {
    const parent = registry.get(key);
    const written = changes.filter(({ module, data }) => module.key === key && data !== null);
    const ids = [...new Set(group.map(({ parentId }) => parentId))];
    const heads = await readHeads(database, branchId, parent, ids);
    const there = new Set([...heads.keys(), ...written.map(({ recordId }) => recordId)]);
    const missing = group.filter(({ parentId }) => !there.has(parentId));
    const [first] = missing;
    if (first === undefined) continue;
    const code = parent.createFirst === null ? 'create_parent_first' : PROMPTS[parent.createFirst];
    const issues = missing.map(({ index, field, parentId }) =>
      issue(changes.length === 1 ? field : joinPath(String(index), field), 'parent_missing', {
        module: key,
        id: parentId,
      }),
    );
    const params = { record: parent.titles.record, id: first.parentId };
    throw new AppError(code, params, issues, { create: { module: key, record_id: first.parentId } });
  }
}
