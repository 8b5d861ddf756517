import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../platform/sha256.ts';
import { LOCK, START } from './advisory-locks.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { PlainError } from '../platform/plain-error.ts';

type Migration = {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
};
type AppliedMigration = { readonly number: number; readonly name: string; readonly checksum: string };

type Options = { readonly folder?: string };

const FOLDER = join(import.meta.dirname, 'migrations');
const MIGRATION_TABLE = `create table if not exists schema_migration (
  number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`;

/**
 * Applies the numbered SQL files that this database has not seen, each in a transaction of its own.
 * Two processes that start at once take turns. Answers the names of what was applied.
 */
export async function migrate(database: Database, { folder = FOLDER }: Options = {}): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await database.query(MIGRATION_TABLE);
  const before = await readApplied(database);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (isApplied(migration, before.get(migration.number))) continue;
    const isNew = await database.transaction((tx) => applyOnce(tx, migration));
    if (isNew) applied.push(migration.name);
  }
  await refuseNewerDatabase(database, migrations);
  return applied;
}

/** Applies the first migrations inside a transaction of the caller's: a backup is read as it was written. */
export async function migrateWithin(tx: Transaction, until: number): Promise<void> {
  await tx.query(MIGRATION_TABLE);
  for (const migration of (await readMigrations(FOLDER)).slice(0, until)) await applyOnce(tx, migration);
}

/** The migrations of this release, in their order. */
export async function listMigrations(): Promise<Pick<Migration, 'name' | 'checksum'>[]> {
  return (await readMigrations(FOLDER)).map(({ name, checksum }) => ({ name, checksum }));
}

/** Whether every migration of this release is applied: part of being ready. */
export async function isMigrated(database: Queryable): Promise<boolean> {
  const files = await migrationFiles(FOLDER);
  const { rows } = await database.query<{ count: number }>('select count(*) from schema_migration');
  return rows[0]?.count === files.length;
}

const migrationFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

async function readMigrations(folder: string): Promise<Migration[]> {
  return Promise.all(
    (await migrationFiles(folder)).map(async (file, index) => {
      const sql = await readFile(join(folder, file), 'utf8');
      const number = Number(/^(\d{3})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);
      if (number !== index + 1)
        throw new Error(`${file}: migrations are named 001-name.sql and numbered without gaps`);
      return { number, name: file, sql, checksum: sha256(sql) };
    }),
  );
}

/** Migrations that the database has seen, by number. */
async function readApplied(database: Queryable): Promise<ReadonlyMap<number, AppliedMigration>> {
  const { rows } = await database.query<AppliedMigration>(
    'select number, name, checksum from schema_migration',
  );
  return new Map(rows.map((row) => [row.number, row]));
}

async function applyOnce(tx: Transaction, migration: Migration): Promise<boolean> {
  await tx.query('select pg_advisory_xact_lock($1, $2)', [LOCK.start, START.schema]);
  // Another process may have applied it while this one waited.
  if (isApplied(migration, (await readApplied(tx)).get(migration.number))) return false;
  await tx.query(migration.sql);
  await tx.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ]);
  return true;
}

function isApplied({ checksum }: Migration, before: AppliedMigration | undefined): boolean {
  if (before === undefined) return false;
  if (before.checksum === checksum) return true;
  throw new PlainError(
    `The database was prepared by another text of ${before.name}, so this release cannot use it: migrations are never edited after a release.`,
  );
}

async function refuseNewerDatabase(database: Queryable, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    'select name from schema_migration where number > $1 order by number',
    [migrations.length],
  );
  if (rows[0] === undefined) return;
  throw new PlainError(
    `The database was already used by a newer release (it has ${rows[0].name}): start that release instead.`,
  );
}
