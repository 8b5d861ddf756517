import { setTimeout as wait } from 'node:timers/promises';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type { SettingsAcknowledgement } from '@quartermaster/contract/http/game';
import type { Language } from '@quartermaster/domain/core/language';
import type { Database, Queryable } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { Actor } from '../../platform/actor.ts';
import { runsTarget, type LiveTarget } from './delivery.ts';
import { listNodes, type NodeRow } from './game-nodes.repo.ts';

type Dependencies = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  /** What is live in an environment; null before the first publish. */
  readonly findTarget: (database: Database, environmentId: number) => Promise<LiveTarget | null>;
  readonly withinMs: number;
};

const LOOK_EVERY_MS = 100;
const NOTHING: SettingsAcknowledgement = { state: 'nothing', silent: [], message: null };

/**
 * Which game servers have the environment-wide settings that the caller has just saved. Waits until all
 * connected ones do, or for some seconds.
 */
export async function hearSettings(
  { database: db, branches, findTarget, withinMs }: Dependencies,
  env: string,
  { accountId }: Pick<Actor, 'accountId'>,
  language: Language,
): Promise<SettingsAcknowledgement> {
  const { id: environmentId } = await branches.getEnvironment(db, env);
  const seq = await findOwnChange(db, environmentId, accountId);
  if (seq === null || (await findTarget(db, environmentId)) === null) return NOTHING;
  const patience = performance.now() + withinMs;
  for (;;) {
    const nodes = await listNodes(db, environmentId);
    if (nodes.length === 0) return NOTHING;
    const target = (await isCompiled(db, environmentId, seq)) ? await findTarget(db, environmentId) : null;
    const silent = silentNodes(nodes, target);
    if (silent.length === 0) return { ...NOTHING, state: 'delivered' };
    if (performance.now() > patience)
      return { state: 'silent', silent, message: errorText('socket_unresponsive', {}, language) };
    await wait(LOOK_EVERY_MS);
  }
}

/** Connected game servers that run something else; where none is connected, all that should be. */
function silentNodes(nodes: readonly NodeRow[], target: LiveTarget | null): string[] {
  const connected = nodes.filter((node) => node.connected);
  const asked = connected.length === 0 ? nodes : connected;
  return asked
    .filter((node) => !node.connected || target === null || !runsTarget(node, target))
    .map(({ node }) => node);
}

/** The newest environment-wide change that this account made in the last half minute; null: none. */
async function findOwnChange(
  db: Queryable,
  environmentId: number,
  accountId: number | null,
): Promise<number | null> {
  const { rows } = await db.query<{ seq: number }>(
    `select newest.seq from (
       select seq, author_id, at from change_set
        where branch_id = (select id from branch where environment_id = $1 and version_id is null)
        order by seq desc limit 100) as newest
      where newest.author_id = $2 and newest.at > now() - interval '30 seconds'
      order by newest.seq desc limit 1`,
    [environmentId, accountId],
  );
  return rows[0]?.seq ?? null;
}

/** Whether what game servers are to run has the change already. */
async function isCompiled(db: Queryable, environmentId: number, seq: number): Promise<boolean> {
  const { rows } = await db.query(
    `select from environment e
       join release r on r.id = e.live_release_id
       left join environment_patch p on p.environment_id = e.id
      where e.id = $1 and greatest(r.environment_seq, p.environment_seq) >= $2`,
    [environmentId, seq],
  );
  return rows.length > 0;
}
