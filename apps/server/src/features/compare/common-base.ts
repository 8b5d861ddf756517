import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { Queryable } from '../../db/database.ts';
import type { Content, FoundPoint } from '../releases/index.ts';

/** The last point that two contents have in common. */
export type CommonBase = {
  readonly environment: string;
  readonly version: string;
  readonly at: string | null;
  readonly content: Content;
};

type Ancestor = {
  readonly branchId: number;
  readonly seq: number;
  readonly environment: string;
  readonly version: string;
};

/**
 * Where one version was copied from the other, or both from a third: the point of the log at which they parted. Two
 * points of one version have none to tell, for one of them is the base of the other.
 */
export async function findCommonBase(
  db: Queryable,
  left: FoundPoint,
  right: FoundPoint,
): Promise<CommonBase | null> {
  if (left.content.versionBranchId === right.content.versionBranchId) return null;
  const [ofLeft, ofRight] = [await findAncestors(db, left), await findAncestors(db, right)];
  for (const ancestor of ofLeft) {
    const other = ofRight.find(({ branchId }) => branchId === ancestor.branchId);
    if (other === undefined) continue;
    const seq = Math.min(ancestor.seq, other.seq);
    return {
      ...ancestor,
      at: await findTime(db, seq),
      content: contentAt(left, right, ancestor.branchId, seq),
    };
  }
  return null;
}

/** Settings of the environment have a base where both sides share them. */
function contentAt(left: FoundPoint, right: FoundPoint, versionBranchId: number, seq: number): Content {
  const { environmentBranchId } = left.content;
  const isShared = environmentBranchId === right.content.environmentBranchId;
  return {
    versionBranchId,
    versionSeq: seq,
    environmentBranchId,
    environmentSeq: isShared ? Math.min(left.content.environmentSeq, right.content.environmentSeq) : 0,
    holds: [],
  };
}

/** A version at its point, what it was copied from, what that was copied from, and so on. */
async function findAncestors(db: Queryable, { place, content }: FoundPoint): Promise<readonly Ancestor[]> {
  const { rows } = await db.query<Ancestor>(
    `with recursive ancestor as (
       select b.id, $2::bigint as seq, b.version_id, 0 as depth from branch b where b.id = $1
       union all
       select source.id, (copied.source ->> 'seq')::bigint, source.version_id, ancestor.depth + 1
         from ancestor
         join change_set copied on copied.branch_id = ancestor.id and copied.kind = 'clone'
         join branch source on source.id = (copied.source ->> 'branch_id')::integer
        where ancestor.depth < 50
     )
     select a.id as "branchId", a.seq, e.key as environment, v.name as version
       from ancestor a join version v on v.id = a.version_id join environment e on e.id = v.environment_id
      order by a.depth`,
    [content.versionBranchId, content.versionSeq],
  );
  return rows.length > 0
    ? rows
    : [
        {
          branchId: content.versionBranchId,
          seq: content.versionSeq,
          environment: place.environment.key,
          version: place.version.name,
        },
      ];
}

async function findTime(db: Queryable, seq: number): Promise<string | null> {
  const { rows } = await db.query<{ at: Date }>('select at from change_set where seq = $1', [seq]);
  const at = rows[0]?.at;
  return at === undefined ? null : formatDateTime(at);
}
