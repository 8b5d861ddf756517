import type {
  AuditFinding,
  DrawAlarmsAnswer,
  DrawAuditAnswer,
  DrawAuditQuery,
} from '@quartermaster/contract/http/draw-audit';
import type { Registry } from '@quartermaster/domain/core/module';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { godSetting } from '@quartermaster/domain/modules/gods/god-setting';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Actor } from '../../platform/actor.ts';
import { findLiveTitles } from '../releases/index.ts';
import {
  AUDIT_JOB,
  findLastRun,
  isQueued,
  listAlarms,
  listFindings,
  type FindingRow,
} from './draw-audit.repo.ts';

type Dependencies = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  readonly registry: Registry;
};

export type DrawAuditService = ReturnType<typeof createDrawAuditService>;

const jobKey = (environmentId: number): string => `${AUDIT_JOB}-${environmentId}`;

/** What players drew against the odds in force when they drew. */
export function createDrawAuditService(deps: Dependencies) {
  return {
    read: (env: string, query: DrawAuditQuery) => read(deps, env, query),
    start: (env: string, actor: Actor) => start(deps, env, actor),
    alarms: async (): Promise<DrawAlarmsAnswer> => ({ alarms: [...(await listAlarms(deps.database))] }),
  };
}

async function start(
  { database, branches }: Dependencies,
  env: string,
  actor: Actor,
): Promise<{ is_running: true }> {
  const { id } = await branches.getEnvironment(database, env);
  await database.transaction(async (tx) => {
    await enqueue(tx, AUDIT_JOB, { environment_id: id, account_id: actor.accountId }, jobKey(id));
    await writeAudit(tx, actor, { action: 'draw_audit.run', after: { environment: env } });
  });
  return { is_running: true };
}

async function read(deps: Dependencies, env: string, query: DrawAuditQuery): Promise<DrawAuditAnswer> {
  const { database, branches } = deps;
  const { id } = await branches.getEnvironment(database, env);
  // First: a run that ends in between is then in the answer, and otherwise asked for again.
  const isRunning = await isQueued(database, jobKey(id));
  const run = await findLastRun(database, id);
  const narrowed = { release: query.release ?? null, gachaponId: query.gachapon_id ?? null };
  const rows = run === null ? [] : await listFindings(database, run.id, narrowed);
  const findings = rows.map(present);
  return {
    run,
    is_running: isRunning,
    findings,
    references: await findLiveTitles(database, deps.registry, id, namedBy(findings)),
  };
}

/** The gachapons and prizes of findings, by module. */
function namedBy(findings: readonly AuditFinding[]): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = findings.flatMap((finding) => finding.entries);
  const idsOf = (kind: string) =>
    new Set(entries.filter((entry) => entry.asset_kind === kind).map((entry) => String(entry.target_id)));
  return new Map([
    [gachaponSetting.key, new Set(findings.map(({ gachapon_id: id }) => String(id)))],
    [petSetting.key, idsOf('pet')],
    [godSetting.key, idsOf('pet_god')],
  ]);
}

function present({ comparison, ...row }: FindingRow): AuditFinding {
  const { draws, unknown, impossible, chiSquare, featured, entries } = comparison;
  return {
    ...row,
    draws,
    unknown,
    impossible,
    chi_square: chiSquare,
    featured,
    entries: entries.map((entry) => {
      const { groupNo, target, isFeatured, ...deviation } = entry;
      const [kind, id] = target.split(':');
      return {
        group_no: groupNo,
        asset_kind: kind === 'pet' ? 'pet' : 'pet_god',
        target_id: Number(id),
        is_featured: isFeatured,
        ...deviation,
      };
    }),
  };
}
