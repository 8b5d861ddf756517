import { setTimeout as wait } from 'node:timers/promises';
import {
  createDrawCounter,
  NO_COUNTS,
  type DrawCounter,
  type DrawCounts,
} from '@quartermaster/domain/draw-audit/count-draws';
import { compareDraws } from '@quartermaster/domain/draw-audit/compare-draws';
import { ALARM_CHANCE, alarmAmong, checkDraws } from '@quartermaster/domain/draw-audit/check-draws';
import { NO_STEPS } from '@quartermaster/domain/simulation/draw-steps';
import type { GachaponConfig } from '@quartermaster/domain/simulation/gachapon-config';
import type { Database, Queryable } from '../../db/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import {
  areEarlierEnded,
  insertRun,
  lockCountedTo,
  readCeiling,
  readCounts,
  readDraws,
  saveCountedTo,
  saveCounts,
  type AuditedDraw,
  type CountedGachapon,
  type Finding,
} from './draw-audit.repo.ts';
import { createReleasedGachapons, type ReleasedGachapons } from './released-gachapons.ts';

type Dependencies = { readonly database: Database; readonly files: FileStore };

/** `environments`: how many share the false alarms that are allowed. `accountId` null: the nightly run. */
type AuditRun = {
  readonly environmentId: number;
  readonly accountId: number | null;
  readonly environments: number;
};

/** Numbers of draws that are read at once. */
const AT_ONCE = 20_000;
const WAIT_MILLISECONDS = 200;
const WAIT_TIMES = 50;

/** Counts the draws that came since the last run, then compares everything counted. */
export async function runDrawAudit(deps: Dependencies, run: AuditRun): Promise<void> {
  const gachapons = createReleasedGachapons(deps, run.environmentId);
  await countNewDraws(deps.database, run.environmentId, gachapons);
  const counted = await readCounts(deps.database, run.environmentId);
  const findings = await compareAll(
    deps.database,
    counted,
    gachapons,
    ALARM_CHANCE / Math.max(1, run.environments),
  );
  await deps.database.transaction((tx) => insertRun(tx, run, findings));
}

async function countNewDraws(
  database: Database,
  environmentId: number,
  gachapons: ReleasedGachapons,
): Promise<void> {
  const ceiling = await findCeiling(database);
  if (ceiling === null) return;
  let isDone = false;
  while (!isDone) {
    // A part and how far it reaches are written together: after a crash nothing is counted twice.
    isDone = await database.transaction(async (tx) => {
      const after = await lockCountedTo(tx, environmentId);
      const to = Math.min(ceiling, after + AT_ONCE);
      if (to <= after) return true;
      const draws = await readDraws(tx, environmentId, after, to);
      const earlier = draws.length === 0 ? [] : await readCounts(tx, environmentId);
      for (const counted of await countPart(tx, draws, earlier, gachapons))
        await saveCounts(tx, environmentId, counted);
      await saveCountedTo(tx, environmentId, to);
      return to === ceiling;
    });
  }
}

/** Numbers are assigned before rows become visible: a transaction that may still write a lower one has to end first. */
async function findCeiling(database: Database): Promise<number | null> {
  const { ceiling, transaction } = await readCeiling(database);
  for (let time = 0; time < WAIT_TIMES; time += 1) {
    if (await areEarlierEnded(database, transaction)) return ceiling;
    await wait(WAIT_MILLISECONDS);
  }
  // Those draws are counted by the next run.
  return null;
}

const keyOf = ({ releaseHash, gachaponId }: Pick<AuditedDraw, 'releaseHash' | 'gachaponId'>): string =>
  `${releaseHash} ${gachaponId}`;

async function countPart(
  db: Queryable,
  draws: readonly AuditedDraw[],
  earlier: readonly CountedGachapon[],
  gachapons: ReleasedGachapons,
): Promise<readonly CountedGachapon[]> {
  const before = new Map(earlier.map((each) => [keyOf(each), each.counts]));
  const counted: CountedGachapon[] = [];
  for (const [key, own] of Map.groupBy(draws, keyOf)) {
    const [first] = own;
    if (first === undefined) continue;
    const { releaseHash, gachaponId } = first;
    const config = (await gachapons.release(db, releaseHash))?.find(gachaponId) ?? null;
    const times = own.map(({ at }) => at.getTime());
    counted.push({
      releaseHash,
      gachaponId,
      counts: countOwn(own, config, before.get(key) ?? NO_COUNTS),
      firstAt: new Date(Math.min(...times)),
      lastAt: new Date(Math.max(...times)),
    });
  }
  return counted;
}

/** Without the release the odds are unknown. */
function countOwn(
  draws: readonly AuditedDraw[],
  config: GachaponConfig | null,
  earlier: DrawCounts,
): DrawCounts {
  if (config === null) {
    const drawn = draws.reduce((sum, { results }) => sum + results.length, 0);
    return { ...earlier, unknown: earlier.unknown + drawn };
  }
  const counter: DrawCounter = createDrawCounter(config, earlier);
  for (const { state, results } of draws)
    counter.add({
      state,
      prizes: results.map((prize) => ({
        groupNo: prize.group_no,
        target: `${prize.asset_kind === 'pet' ? 'pet' : 'god'}:${prize.target_id}`,
        isGuaranteed: prize.guaranteed,
      })),
    });
  return counter.counts();
}

const NO_CONFIG: GachaponConfig = {
  gachaponId: 0,
  multiCount: 1,
  drawLimit: null,
  groups: [],
  guarantees: [],
  steps: NO_STEPS,
};

async function compareAll(
  db: Queryable,
  counted: readonly CountedGachapon[],
  gachapons: ReleasedGachapons,
  alarm: number,
): Promise<readonly Finding[]> {
  const compared = [];
  for (const { counts, ...each } of counted) {
    const release = await gachapons.release(db, each.releaseHash);
    const config = release?.find(each.gachaponId) ?? NO_CONFIG;
    const comparison = compareDraws(config, counts, alarmAmong(counted.length, alarm));
    compared.push({ ...each, releaseNumber: release?.number ?? null, comparison });
  }
  const checks = checkDraws(
    compared.map(({ comparison }) => comparison),
    alarm,
  );
  return compared.flatMap((each, index) => {
    const check = checks[index];
    return check === undefined ? [] : [{ ...each, check }];
  });
}
