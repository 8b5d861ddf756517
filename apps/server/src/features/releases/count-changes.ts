import type { DraftTotals } from '@quartermaster/contract/http/releases';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { NEWEST } from './content.ts';
import { addUp, countByModule } from './count-differences.ts';
import { readLive } from './live-release.ts';
import { emptyContent, type Place } from './place.ts';

/**
 * How many records of a draft, or of one `module` of it, differ from what is live, and who changed the
 * draft last. It neither blocks writers nor waits for them: a write under way may or may not be counted.
 */
export async function countChanges(
  db: Queryable,
  registry: Registry,
  place: Place,
  module?: string,
): Promise<DraftTotals> {
  const { content: live } = await readLive(db, place);
  const draft = { ...emptyContent(place), versionSeq: NEWEST, environmentSeq: live.environmentSeq };
  const versioned = registry.modules.filter(
    ({ key, scope }) => scope === 'versioned' && (module === undefined || key === module),
  );
  const totals = addUp((await countByModule(db, versioned, { before: live, after: draft })).values());
  return { totals, last_change: await findLastChange(db, place.versionBranchId) };
}

async function findLastChange(db: Queryable, branchId: number): Promise<DraftTotals['last_change']> {
  const { rows } = await db.query<NonNullable<DraftTotals['last_change']>>(
    `select ${wireTime('c.at')} as at, a.display_name as author
     from change_set c left join account a on a.id = c.author_id
     where c.branch_id = $1 order by c.seq desc limit 1`,
    [branchId],
  );
  return rows[0] ?? null;
}
