import type { ActionPresets } from '@quartermaster/contract/http/action-presets';
import type { Queryable } from '../../db/database.ts';

/** The presets of an environment that never had any. */
const NONE: ActionPresets = { revision: 0, presets: [] };

export async function readPresets(db: Queryable, environmentId: number): Promise<ActionPresets> {
  const { rows } = await db.query<ActionPresets>(
    'select revision, presets from action_presets where environment_id = $1',
    [environmentId],
  );
  return rows[0] ?? NONE;
}

/** Replaces them if the revision still matches; false: it does not. */
export async function savePresets(
  db: Queryable,
  environmentId: number,
  { revision, presets }: ActionPresets,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into action_presets (environment_id, revision, presets) select $1, 1, $3 where $2 = 0
     on conflict (environment_id) do nothing`,
    [environmentId, revision, JSON.stringify(presets)],
  );
  if (rowCount === 1) return true;
  const updated = await db.query(
    `update action_presets set revision = revision + 1, presets = $3 where environment_id = $1 and revision = $2`,
    [environmentId, revision, JSON.stringify(presets)],
  );
  return updated.rowCount === 1;
}
