import type { DraftTotals } from '@quartermaster/contract/http/releases';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { Content } from './content.ts';
import { addCounts } from './change-list.ts';
import { countDifferences, NO_DIFFERENCES } from './differences.repo.ts';
import { readLive } from './live-release.ts';
import { emptyContent, type Place } from './place.ts';

/** A point that no write has reached: a content at it is the newest state. */
const NOW = Number.MAX_SAFE_INTEGER;

/**
 * How many records of a draft differ from what is live, and who changed it last. Nobody waits for
 * it and it waits for nobody: a write under way may or may not be counted.
 */
export async function countChanges(db: Queryable, registry: Registry, place: Place): Promise<DraftTotals> {
  const { content: live } = await readLive(db, place);
  const draft = { ...emptyContent(place), versionSeq: NOW, environmentSeq: live.environmentSeq };
  let totals = NO_DIFFERENCES;
  for (const module of await modulesThatMayDiffer(db, registry, live, draft))
    totals = addCounts(totals, await countDifferences(db, module, live, draft));
  return { totals, last_change: await findLastChange(db, place.versionBranchId) };
}

/** On one branch the log names the modules written since; between branches each that has records. */
async function modulesThatMayDiffer(
  db: Queryable,
  registry: Registry,
  live: Content,
  draft: Content,
): Promise<readonly ResolvedModule[]> {
  const isSameBranch = live.versionBranchId === draft.versionBranchId && live.versionSeq > 0;
  const { rows } = isSameBranch
    ? await db.query<{ module: string }>(
        `select distinct jsonb_object_keys(source -> 'modules') as module from change_set where branch_id = $1 and seq > $2`,
        [draft.versionBranchId, live.versionSeq],
      )
    : await db.query<{ module: string }>(
        'select distinct module from record_total where branch_id = any($1)',
        [[live.versionBranchId, draft.versionBranchId]],
      );
  const keys = new Set([...rows, ...live.holds].map(({ module }) => module));
  return registry.modules.filter(({ key, scope }) => scope === 'versioned' && keys.has(key));
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
