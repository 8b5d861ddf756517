import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../db/database.ts';
import { hashPassword } from '../auth/index.ts';

/** The people who made the demo game: names for its history. They cannot sign in. */
const DESIGNERS = [
  { username: 'demo.mei', displayName: 'Mei Lin' },
  { username: 'demo.kenji', displayName: 'Kenji Mori' },
  { username: 'demo.noor', displayName: 'Noor Haddad' },
] as const;

export async function insertDesigners(database: Database): Promise<void> {
  const passwordHash = await hashPassword(randomUUID());
  await database.query(
    `insert into account (username, display_name, role, password_hash, is_active)
     select username, display_name, 'admin', $3, false from unnest($1::text[], $2::text[]) as d (username, display_name)
     on conflict (username) do nothing`,
    [
      DESIGNERS.map(({ username }) => username),
      DESIGNERS.map(({ displayName }) => displayName),
      passwordHash,
    ],
  );
}

/** Their account ids, in order. */
export async function findDesigners(db: Queryable): Promise<readonly number[]> {
  const { rows } = await db.query<{ id: number }>(
    'select a.id from unnest($1::text[]) with ordinality as d (username, place) join account a using (username) order by d.place',
    [DESIGNERS.map(({ username }) => username)],
  );
  return rows.map(({ id }) => id);
}
