import { AppError } from '@quartermaster/contract/errors/app-error';
import { parsePoint, type Point } from '@quartermaster/contract/http/point';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { Content } from './content.ts';
import { pinDraft } from './live-release.ts';
import { getPlace, type Place } from './place.ts';
import { contentOf, findRelease } from './releases.repo.ts';

/** A state of settings that an address names, and where it belongs. */
export type FoundPoint = {
  readonly point: Point;
  readonly place: Place;
  /** It no longer changes: a draft is read as of now. */
  readonly content: Content;
};

/**
 * Finds what the address of a point names.
 * @throws AppError `bad_request`, `environment_not_found`, `version_not_found`, `release_not_found`
 */
export async function findPoint(
  { database, branches }: { readonly database: Database; readonly branches: BranchDirectory },
  text: string,
): Promise<FoundPoint> {
  const point = parsePoint(text);
  if (point === null) throw new AppError('bad_request');
  if (point.kind === 'release') {
    const { id } = await branches.getEnvironment(database, point.environment);
    const release = await findRelease(database, id, point.release);
    if (release === null) throw new AppError('release_not_found', { number: point.release });
    const place = await getPlace(database, branches, point.environment, release.version);
    return { point, place, content: await contentOf(database, release) };
  }
  const place = await getPlace(database, branches, point.environment, point.version);
  const { content } = await pinDraft(database, place);
  return point.kind === 'draft'
    ? { point, place, content }
    : { point, place, content: await atMoment(database, content, point.at) };
}

/** Ignores later writes: the point of a draft is final, so earlier points are too. */
async function atMoment(database: Database, content: Content, at: string): Promise<Content> {
  const { rows } = await database.query<{ branch_id: number; seq: number }>(
    `select branch_id, max(seq) as seq from change_set
      where branch_id = any($1) and at <= $2::timestamp at time zone 'UTC' group by branch_id`,
    [[content.versionBranchId, content.environmentBranchId], at],
  );
  const seqs = new Map(rows.map((row) => [row.branch_id, row.seq]));
  return {
    ...content,
    versionSeq: Math.min(content.versionSeq, seqs.get(content.versionBranchId) ?? 0),
    environmentSeq: Math.min(content.environmentSeq, seqs.get(content.environmentBranchId) ?? 0),
  };
}
