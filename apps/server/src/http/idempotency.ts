import { createHash } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { LifeSign } from '../db/life-sign.ts';

/** A JSON answer as it was, or is to be, sent. */
export type StoredAnswer = { readonly status: number; readonly body: unknown };

/**
 * A request whose process died leaves its key free at once. Where a whole machine vanished, the database
 * may take the process for alive: then the key is free after so long, which no request takes that still runs.
 */
const ABANDONED_AFTER = '15 minutes';
const RUNS = 'exists (select from pg_stat_activity where pid = k.runner and backend_start <= k.created_at)';

/** Where answers are kept, and who says that this process is at work on one. */
type Needs = { readonly database: Database; readonly lifeSign: LifeSign };

/** The key of a write that may be sent twice, or null. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET') return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new AppError('bad_request');
  return key;
}

/**
 * Runs a write once per key: a repetition gets the first answer. A refused write leaves no trace,
 * so it may be tried again under the same key.
 * @throws AppError `key_reused`, `request_running`
 */
export async function runOnce(
  { database, lifeSign }: Needs,
  {
    accountId,
    key,
    request,
  }: { readonly accountId: number; readonly key: string; readonly request: FastifyRequest },
  run: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const hash = hashOf(request);
  const earlier = await claimKey(database, { accountId, key, hash, runner: await lifeSign.number() });
  if (earlier !== null) return earlier;
  const answer = await run().catch(async (problem: unknown) => {
    await freeKey(database, accountId, key).catch(() => undefined);
    throw problem;
  });
  // It is done: a failure now would make the caller ask for it once more.
  await keepAnswer(database, accountId, key, answer).catch(() => undefined);
  return answer;
}

async function keepAnswer(
  db: Database,
  accountId: number,
  key: string,
  { status, body }: StoredAnswer,
): Promise<void> {
  await db.query('update idempotency_key set status = $3, body = $4 where account_id = $1 and key = $2', [
    accountId,
    key,
    status,
    JSON.stringify(body),
  ]);
}

async function freeKey(db: Database, accountId: number, key: string): Promise<void> {
  await db.query('delete from idempotency_key where account_id = $1 and key = $2 and status is null', [
    accountId,
    key,
  ]);
}

function hashOf(request: FastifyRequest): Buffer {
  const what = JSON.stringify([
    request.method,
    request.url,
    request.body ?? request.headers['content-length'],
  ]);
  return createHash('sha256').update(what).digest();
}

type KeyRow = { readonly request_hash: Buffer; readonly status: number | null; readonly body: unknown };

type Claim = {
  readonly accountId: number;
  readonly key: string;
  readonly hash: Buffer;
  readonly runner: number;
};

async function claimKey(db: Database, { accountId, key, hash, runner }: Claim): Promise<StoredAnswer | null> {
  const { rowCount } = await db.query(
    `insert into idempotency_key as k (account_id, key, request_hash, runner) values ($1, $2, $3, $4)
     on conflict (account_id, key) do update set created_at = now(), runner = $4
     where k.status is null and k.request_hash = $3 and (k.created_at < now() - $5::interval or not ${RUNS})`,
    [accountId, key, hash, runner, ABANDONED_AFTER],
  );
  if (rowCount === 1) return null;
  const { rows } = await db.query<KeyRow>(
    'select request_hash, status, body from idempotency_key where account_id = $1 and key = $2',
    [accountId, key],
  );
  const row = rows[0];
  if (row !== undefined && !row.request_hash.equals(hash)) throw new AppError('key_reused');
  if (row === undefined || row.status === null) throw new AppError('request_running');
  return { status: row.status, body: row.body };
}

/** Forgets keys that no client will repeat any more. */
export async function forgetOldKeys(database: Database): Promise<void> {
  await database.query(`delete from idempotency_key where created_at < now() - interval '1 day'`);
}
