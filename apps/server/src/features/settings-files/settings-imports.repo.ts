import type { ErrorParams } from '@quartermaster/contract/errors/app-error';
import type { SettingsFileManifest } from '@quartermaster/contract/bundle/settings-file';
import type { ImportState } from '@quartermaster/contract/http/import';
import type {
  SettingsImportModule,
  SettingsImportOptions,
} from '@quartermaster/contract/http/settings-files';
import type { Queryable, Transaction } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';

export type StoredSettingsImport = {
  readonly id: string;
  readonly environmentId: number;
  readonly versionId: number;
  /** By name, so that a job finds its place as a call does. */
  readonly environment: string;
  readonly version: string;
  readonly accountId: number;
  readonly state: ImportState;
  readonly fileName: string;
  readonly manifest: SettingsFileManifest;
  readonly options: SettingsImportOptions | null;
  readonly modules: readonly SettingsImportModule[];
  readonly progress: number;
  readonly problem: { readonly code: string; readonly params: ErrorParams } | null;
  readonly changeSeqs: readonly number[];
  readonly createdAt: Date;
};

/** What an import wrote may be taken back in the list of changes too. */
const STATE = `case when i.state = 'done' and exists (
    select from jsonb_array_elements_text(i.change_seqs) as seq where undone_by(seq::bigint) is not null)
  then 'undone' else i.state end as state`;

export async function findSettingsImport(
  db: Queryable,
  id: string,
): Promise<StoredSettingsImport | undefined> {
  const { rows } = await db.query<StoredSettingsImport>(
    `select i.id, i.environment_id as "environmentId", i.version_id as "versionId", e.key as environment,
            v.name as version, i.account_id as "accountId", ${STATE}, i.file_name as "fileName", i.manifest,
            i.options, i.modules, i.progress, i.problem, i.change_seqs as "changeSeqs", i.created_at as "createdAt"
       from settings_import i join environment e on e.id = i.environment_id join version v on v.id = i.version_id
      where i.id = $1`,
    [id],
  );
  return rows[0];
}

type NewImport = Pick<
  StoredSettingsImport,
  'id' | 'environmentId' | 'versionId' | 'accountId' | 'fileName' | 'manifest'
>;

export async function insertSettingsImport(db: Queryable, job: NewImport): Promise<void> {
  await db.query(
    `insert into settings_import (id, environment_id, version_id, account_id, state, file_name, manifest)
     values ($1, $2, $3, $4, 'staged', $5, $6)`,
    [job.id, job.environmentId, job.versionId, job.accountId, job.fileName, JSON.stringify(job.manifest)],
  );
}

type Change = {
  readonly state?: ImportState;
  readonly options?: SettingsImportOptions;
  readonly modules?: readonly SettingsImportModule[];
  readonly progress?: number;
  readonly problem?: StoredSettingsImport['problem'];
  readonly changeSeqs?: readonly number[];
};

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** Updates the given columns only. */
export async function updateSettingsImport(db: Queryable, id: string, to: Change): Promise<void> {
  await db.query(
    `update settings_import set
       state = coalesce($2, state),
       options = coalesce($3, options),
       modules = coalesce($4, modules),
       progress = coalesce($5, progress),
       problem = coalesce($6, problem),
       change_seqs = coalesce($7, change_seqs),
       finished_at = case when $2 in ('done', 'failed') then now() else finished_at end
     where id = $1`,
    [
      id,
      to.state ?? null,
      json(to.options),
      json(to.modules),
      to.progress ?? null,
      json(to.problem),
      json(to.changeSeqs),
    ],
  );
}

/** Moves an import from one of `from` to `to`; of two people (or two clicks) only one does. */
export async function advanceSettingsImport(
  db: Queryable,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update settings_import set state = $3, progress = 0, problem = null where id = $1 and state = any($2)',
    [id, from, to],
  );
  return rowCount === 1;
}

/** Holds an import in this state until the transaction ends; false when it is in another one by now. */
export async function holdSettingsImport(tx: Transaction, id: string, state: ImportState): Promise<boolean> {
  const { rowCount } = await tx.query('select from settings_import where id = $1 and state = $2 for update', [
    id,
    state,
  ]);
  return rowCount === 1;
}

/** One piece of work per import waits in the queue. */
export const settingsImportJobKey = (id: string): string => `settings import ${id}`;

/** Ends imports that wait for a step that will not run any more; a step writes all of its records or none. */
export async function failLostSettingsImports(db: Queryable): Promise<void> {
  await db.query(
    `update settings_import set state = 'failed', problem = '{"code": "import_broken_off", "params": {}}', finished_at = now()
      where state in ('checking', 'writing')
        and not exists (
          select from graphile_worker.jobs as job
           where job.key = $1 || settings_import.id::text
             and (job.locked_at is not null or job.attempts < job.max_attempts))`,
    [settingsImportJobKey('')],
  );
}

/** Imports of earlier days, with manifests, which name the modules that plans are stored for. */
export async function takeOldSettingsImports(
  db: Queryable,
  before: Date,
): Promise<readonly Pick<StoredSettingsImport, 'id' | 'manifest'>[]> {
  const { rows } = await db.query<Pick<StoredSettingsImport, 'id' | 'manifest'>>(
    'select id, manifest from settings_import where created_at < $1',
    [before],
  );
  return rows;
}

export async function deleteSettingsImport(db: Queryable, id: string): Promise<void> {
  await db.query('delete from settings_import where id = $1', [id]);
}

const SOURCES = 'import_sources';

export async function readSetting<T>(db: Queryable): Promise<T | null> {
  const { rows } = await db.query<{ value: T }>('select value from setting where key = $1', [SOURCES]);
  return rows[0]?.value ?? null;
}

/** The value as it was, locked until the transaction ends. */
export async function lockSetting<T>(db: Queryable, first: T): Promise<T> {
  const result = await db.query<{ value: T }>(
    `insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = setting.value
     returning value`,
    [SOURCES, JSON.stringify(first)],
  );
  return onlyRow(result).value;
}

export async function saveSetting<T>(db: Queryable, value: T): Promise<void> {
  await db.query('update setting set value = $2 where key = $1', [SOURCES, JSON.stringify(value)]);
}
