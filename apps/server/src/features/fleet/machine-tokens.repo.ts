import type { Queryable } from '../../db/database.ts';
import type { Machine } from '../../http/route.ts';

export type TokenRow = {
  readonly id: number;
  readonly name: string;
  readonly created_at: Date;
  readonly created_by: string | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
};

const TOKEN_COLUMNS = `t.id, t.name, t.created_at, a.display_name as created_by, t.last_used_at, t.revoked_at`;

export async function listTokens(db: Queryable, environmentId: number): Promise<readonly TokenRow[]> {
  const { rows } = await db.query<TokenRow>(
    `select ${TOKEN_COLUMNS} from machine_token t left join account a on a.id = t.created_by
     where t.environment_id = $1 order by t.revoked_at is not null, t.id desc`,
    [environmentId],
  );
  return rows;
}

export async function insertToken(
  db: Queryable,
  token: { environmentId: number; name: string; hash: Buffer; accountId: number | null },
): Promise<TokenRow> {
  const { rows } = await db.query<TokenRow>(
    `with t as (
       insert into machine_token (environment_id, name, token_hash, created_by) values ($1, $2, $3, $4) returning *
     )
     select ${TOKEN_COLUMNS} from t left join account a on a.id = t.created_by`,
    [token.environmentId, token.name, token.hash, token.accountId],
  );
  return rows[0] as TokenRow;
}

/** Null when there is no such token, or it was revoked before. */
export async function revokeToken(db: Queryable, environmentId: number, id: number): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    `update machine_token set revoked_at = now()
     where environment_id = $1 and id = $2 and revoked_at is null returning name`,
    [environmentId, id],
  );
  return rows[0]?.name ?? null;
}

export async function listRevokedTokens(db: Queryable): Promise<readonly number[]> {
  const { rows } = await db.query<{ id: number }>(
    'select id from machine_token where revoked_at is not null',
  );
  return rows.map(({ id }) => id);
}

/** Looks a token up and notes, at most once a minute, that it was used. */
export async function findMachine(db: Queryable, hash: Buffer): Promise<Machine | null> {
  const { rows } = await db.query<{ id: number; environment_id: number; key: string; is_stale: boolean }>(
    `select t.id, t.environment_id, e.key,
            coalesce(t.last_used_at < now() - interval '1 minute', true) as is_stale
     from machine_token t join environment e on e.id = t.environment_id
     where t.token_hash = $1 and t.revoked_at is null`,
    [hash],
  );
  const row = rows[0];
  if (row === undefined) return null;
  if (row.is_stale) await db.query('update machine_token set last_used_at = now() where id = $1', [row.id]);
  return { tokenId: row.id, environmentId: row.environment_id, environment: row.key };
}
