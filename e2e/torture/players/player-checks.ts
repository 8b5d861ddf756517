import { setTimeout as sleep } from 'node:timers/promises';
import { joinRunningDatabase } from '../../../apps/server/src/db/open-database.ts';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { sealAuditEntries } from '../../../apps/server/src/jobs/seal-audit-entries.ts';
import { isIntact, verifyAuditChain } from '../../../apps/server/src/jobs/verify-audit-chain.ts';
import { readSettings } from '../../../apps/server/src/platform/settings.ts';
import { INVARIANTS } from './invariants.ts';
import type { PlayerModel } from './player-model.ts';
import type { Repeatable } from './repeatable.ts';

const LOOK_MILLISECONDS = 50;

/** Compares what happened to players with what those who did it were told, and the store with itself. */
export async function checkPlayers(dataDir: string, model: PlayerModel): Promise<string[]> {
  return withStore(dataDir, async (database) => {
    const problems = [
      ...compare('command', await readCommands(database), model.commands),
      ...compare('redemption', await readRedemptions(database), model.redemptions),
      ...(await checkEnded(database, model)),
      ...(await checkChain(database)),
    ];
    for (const [name, sql] of INVARIANTS) {
      const { rows } = await database.query(sql);
      if (rows.length > 0) problems.push(`not true: ${name}: ${JSON.stringify(rows.slice(0, 3))}`);
    }
    return problems;
  });
}

/** After the last round: deliveries that were interrupted come to their end by themselves. */
export async function waitForDeliveries(dataDir: string, patience: number): Promise<string[]> {
  return withStore(dataDir, async (database) => {
    const deadline = Date.now() + patience;
    for (;;) {
      const { rows } = await database.query(
        `select id, state, waiting from delivery where state = 'sending' or (state = 'draft' and frozen_at is null)
             or (state = 'recalled' and finished_at is null)`,
      );
      if (rows.length === 0) return [];
      if (Date.now() > deadline) return [`deliveries that never end: ${JSON.stringify(rows)}`];
      await sleep(LOOK_MILLISECONDS);
    }
  });
}

async function withStore(
  dataDir: string,
  work: (database: Database) => Promise<string[]>,
): Promise<string[]> {
  const opened = await joinRunningDatabase(readSettings({ DATA_DIR: dataDir }));
  if (opened === null) return ['the product does not run'];
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
}

type Found<T> = { readonly key: string; readonly answer: T };

async function readCommands(database: Database): Promise<readonly Found<string>[]> {
  const { rows } = await database.query<Found<string>>(
    'select idempotency_key as key, id as answer from player_command where idempotency_key is not null',
  );
  return rows;
}

async function readRedemptions(database: Database): Promise<readonly Found<number>[]> {
  const { rows } = await database.query<Found<number>>(
    'select request_id as key, mail_id as answer from redemption',
  );
  return rows;
}

/** What was answered is there, once and as it was answered; what is there was asked for. */
function compare<T extends string | number>(
  what: string,
  found: readonly Found<T>[],
  { answered, unanswered }: Repeatable<T>,
): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { key, answer } of found) {
    if (seen.has(key)) problems.push(`${what} ${key}: happened twice`);
    seen.add(key);
    if (!answered.has(key) && !unanswered.has(key))
      problems.push(`${what} ${key}: was refused, and happened all the same`);
    const earlier = answered.get(key);
    if (earlier !== undefined && earlier !== answer)
      problems.push(`${what} ${key}: was answered with ${earlier}, but is ${answer}`);
  }
  for (const key of answered.keys()) if (!seen.has(key)) problems.push(`${what} ${key}: is lost`);
  return problems;
}

async function checkEnded(database: Database, { ended }: PlayerModel): Promise<string[]> {
  const { rows } = await database.query<{ id: number; state: string }>('select id, state from delivery');
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return [...ended].flatMap(([id, state]) =>
    states.get(id) === state ? [] : [`delivery ${id}: was ${state}, now it is ${states.get(id) ?? 'gone'}`],
  );
}

/** Sealed as the job does it each minute: rounds are shorter than that. */
async function checkChain(database: Database): Promise<string[]> {
  await sealAuditEntries(database);
  const report = await verifyAuditChain(database);
  return isIntact(report) ? [] : [`the chain of the audit log is broken: ${JSON.stringify(report)}`];
}
