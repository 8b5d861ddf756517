import { createHmac } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { LivenessSession } from '../db/liveness-session.ts';
import { sha256 } from '../platform/sha256.ts';

/** A JSON answer as it was, or is to be, sent. */
export type StoredAnswer = { readonly status: number; readonly body: unknown };

/**
 * A request whose process died leaves its key free at once. Where a whole machine vanished, the database
 * may take the process for alive: then the key is free after so long, which no request takes that still runs.
 */
const ABANDONED_AFTER = '15 minutes';
const RUNS = 'exists (select from pg_stat_activity where pid = k.runner and backend_start <= k.created_at)';

/** The store of answers, and the session that shows that this process still works on one. */
type Dependencies = { readonly database: Database; readonly livenessSession: LivenessSession };

/** The key of a write that may be sent twice, or null. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET') return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new AppError('bad_request');
  return key;
}

type Asked = {
  readonly accountId: number;
  readonly key: string;
  readonly request: FastifyRequest;
  /** The digest of an uploaded form, which reads what is left of it; null where the body was parsed. */
  readonly uploaded: (() => Promise<Buffer>) | null;
  /** An answer that holds a secret is sent once and never stored. */
  readonly isSecret: boolean;
};

/** Writes that run once per key. */
export type Once = {
  /**
   * Runs a write, or gives a repetition the first answer. A refused write leaves no trace, so it may be tried
   * again under the same key. Neither keys nor requests are kept, only their hashes: a body may hold a password.
   * @throws AppError `key_reused`, `request_running`, `answer_not_kept`
   */
  run(asked: Asked, write: () => Promise<StoredAnswer>): Promise<StoredAnswer>;
  /** Resolves when every answer that was given is kept. */
  allKept(): Promise<void>;
};

/**
 * A response is sent while it is stored for repetitions. A crash before it is stored lets a repetition run again,
 * whether it was sent or not.
 */
export function createOnce({ database, livenessSession }: Dependencies): Once {
  /** Answers that are about to be kept, by person and key. */
  const keeping = new Map<string, Promise<void>>();

  async function keep(claim: Claim, answer: StoredAnswer, { request, isSecret }: Asked): Promise<void> {
    // It is done: a failure now would make the caller ask for it once more.
    await keepAnswer(database, claim, isSecret ? { ...answer, body: undefined } : answer).catch(
      (problem: unknown) =>
        request.log.warn(
          { err: problem, requestId: request.id },
          'could not keep the response for its Idempotency-Key',
        ),
    );
    keeping.delete(placeOf(claim));
  }

  return {
    async run(asked, write) {
      const { accountId, uploaded } = asked;
      const key = keptKey(asked.key);
      await keeping.get(placeOf({ accountId, key }));
      // While it runs, an upload is known by everything but its bytes, which have not come yet.
      const head = hashOf(asked, null);
      const whole = async (): Promise<Buffer> => (uploaded === null ? head : hashOf(asked, await uploaded()));
      const claim = { accountId, key, head, whole, runner: await livenessSession.number() };
      const earlier = await claimKey(database, claim);
      if (earlier !== null) return earlier;
      const answer = await write().catch(async (problem: unknown) => {
        await freeKey(database, accountId, key).catch(() => undefined);
        throw problem;
      });
      const kept = keep(claim, answer, asked);
      keeping.set(placeOf(claim), kept);
      // Nothing is sent before all of an upload was read.
      if (uploaded !== null) await kept;
      return answer;
    },
    async allKept() {
      await Promise.all(keeping.values());
    },
  };
}

const placeOf = ({ accountId, key }: Pick<Claim, 'accountId' | 'key'>): string => `${accountId} ${key}`;

/** What a key is stored as. */
export const keptKey = (key: string): string => sha256(key);

const KEEP_ANSWER = {
  name: 'keep-answer',
  text: 'update idempotency_key set status = $3, body = $4, request_hash = $5 where account_id = $1 and key = $2',
};

async function keepAnswer(
  db: Database,
  { accountId, key, whole }: Claim,
  { status, body }: StoredAnswer,
): Promise<void> {
  await db.query(KEEP_ANSWER, [accountId, key, status, JSON.stringify(body), await whole()]);
}

async function freeKey(db: Database, accountId: number, key: string): Promise<void> {
  await db.query('delete from idempotency_key where account_id = $1 and key = $2 and status is null', [
    accountId,
    key,
  ]);
}

/** What was asked for: by which method, where, in which environment and version, with what. */
function hashOf({ key, request }: Asked, uploaded: Buffer | null): Buffer {
  const { method, url, headers, body } = request;
  const what = JSON.stringify([method, url, headers['x-environment'], headers['x-version'], body]);
  // Without the key, a stored hash does not allow passwords in the body to be guessed.
  return createHmac('sha256', key)
    .update(what)
    .update(uploaded ?? '')
    .digest();
}

type KeyRow = {
  readonly request_hash: Buffer;
  readonly status: number | null;
  readonly body: unknown;
  readonly is_kept: boolean;
};

type Claim = {
  readonly accountId: number;
  readonly key: string;
  readonly head: Buffer;
  readonly whole: () => Promise<Buffer>;
  readonly runner: number;
};

/**
 * A claim does not wait for the disk. It is flushed with whatever its request commits, for that comes after it in
 * the log; a claim that is lost in a crash of the database is one whose process has lost its session too, so
 * that its key would have been free again.
 */
const CLAIM_KEY = {
  name: 'claim-key',
  text: `
    with asynchronous_commit as materialized (select set_config('synchronous_commit', 'off', true) as setting)
    insert into idempotency_key as k (account_id, key, request_hash, runner)
    select $1, $2, $3, $4 from asynchronous_commit where setting is not null
    on conflict (account_id, key) do update set created_at = now(), runner = $4
     where k.status is null and k.request_hash = $3 and (k.created_at < now() - $5::interval or not ${RUNS})`,
};

async function claimKey(
  db: Database,
  { accountId, key, head, whole, runner }: Claim,
): Promise<StoredAnswer | null> {
  const { rowCount } = await db.query(CLAIM_KEY, [accountId, key, head, runner, ABANDONED_AFTER]);
  if (rowCount === 1) return null;
  const { rows } = await db.query<KeyRow>(
    `select request_hash, status, body, body is not null as is_kept from idempotency_key
     where account_id = $1 and key = $2`,
    [accountId, key],
  );
  const row = rows[0];
  if (row === undefined) throw new AppError('request_running');
  if (!row.request_hash.equals(row.status === null ? head : await whole())) throw new AppError('key_reused');
  if (row.status === null) throw new AppError('request_running');
  if (!row.is_kept) throw new AppError('answer_not_kept');
  return { status: row.status, body: row.body };
}

/** Forgets keys that no client will repeat any more. */
export async function forgetOldKeys(database: Database): Promise<void> {
  await database.query(`delete from idempotency_key where created_at < now() - interval '1 day'`);
}
