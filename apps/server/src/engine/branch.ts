import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ModuleScope } from '@quartermaster/domain/core/module';
import type { Database, Queryable } from '../db/database.ts';
import { inLane } from '../db/lanes.ts';

export type Environment = {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly isProtected: boolean;
  readonly color: string;
  readonly gameTimeZone: string;
  /** The branch of what the environment has once, whatever the version. */
  readonly branchId: number;
  /** Null before the first release. */
  readonly live: LivePoint | null;
};

/** The points of the log that the environment's live release is made of. */
type LivePoint = {
  readonly versionBranchId: number;
  readonly versionSeq: number;
  readonly environmentSeq: number;
  /** Whether some records are live at another revision than that of the point. */
  readonly hasHolds: boolean;
};

/** Where records are read and written: one line of the log per (environment, version) and per environment. */
export type Branch = {
  readonly branchId: number;
  readonly environment: Environment;
  readonly version: {
    readonly id: number;
    readonly name: string;
    /** The oldest client that it supports; '' or absent: not known. */
    readonly clientMinVersion?: string;
  };
};

/** Finds branches without asking the database each time. */
export type BranchDirectory = {
  /**
   * The branch that a module of this scope uses under an address.
   * @throws AppError `environment_not_found`, `version_not_found`
   */
  readonly resolve: (
    db: Queryable,
    environment: string,
    version: string,
    scope: ModuleScope,
  ) => Promise<Branch>;
  /** @throws AppError `environment_not_found` */
  readonly getEnvironment: (db: Queryable, environment: string) => Promise<Environment>;
  /** Called after environments or versions changed; other processes hear `environment_changed`. */
  readonly forget: () => void;
  readonly close: () => void;
};

/** Told on NOTIFY whenever environments, versions, live releases or environment-scope records change. */
export const ENVIRONMENT_CHANGED = 'environment_changed';

type VersionEntry = Branch['version'] & { readonly branchId: number };
type EnvironmentEntry = {
  readonly environment: Environment;
  readonly versions: ReadonlyMap<string, VersionEntry>;
};
type Entries = ReadonlyMap<string, EnvironmentEntry>;

/** Creates the directory of a process. Few environments and versions exist, so it holds all of them. */
export function createBranchDirectory(database: Database): BranchDirectory {
  let cached: Promise<Entries> | null = null;
  const forget = (): void => {
    cached = null;
  };
  const close = database.listen(ENVIRONMENT_CHANGED, forget, forget);

  function load(db: Queryable): Promise<Entries> {
    // What a transaction sees may never be committed.
    if (db !== database) return readEntries(db);
    // Shared by all callers meanwhile, so it must not queue behind heavy work.
    const loading = inLane('people', () => readEntries(database));
    cached = loading;
    loading.catch(() => {
      if (cached === loading) forget();
    });
    return loading;
  }

  async function find<T>(db: Queryable, pick: (entries: Entries) => T): Promise<T> {
    if (cached === null) return pick(await load(db));
    try {
      return pick(await cached);
    } catch {
      // Another process may have created it a moment ago.
      return pick(await load(db));
    }
  }

  return {
    resolve: (db, environment, version, scope) =>
      find(db, (entries) => pickBranch(pickEnvironment(entries, environment), version, scope)),
    getEnvironment: (db, environment) =>
      find(db, (entries) => pickEnvironment(entries, environment).environment),
    forget,
    close,
  };
}

function pickEnvironment(entries: Entries, key: string): EnvironmentEntry {
  const entry = entries.get(key);
  if (entry === undefined) throw new AppError('environment_not_found', { environment: key });
  return entry;
}

function pickBranch(entry: EnvironmentEntry, name: string, scope: ModuleScope): Branch {
  const found = entry.versions.get(name);
  if (found === undefined) {
    throw new AppError('version_not_found', { environment: entry.environment.key, version: name });
  }
  const branchId = scope === 'versioned' ? found.branchId : entry.environment.branchId;
  const { branchId: _branch, ...version } = found;
  return { branchId, environment: entry.environment, version };
}

type Row = {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly is_protected: boolean;
  readonly color: string;
  readonly game_time_zone: string;
  readonly live: LivePoint | null;
  readonly branch_id: number;
  readonly versions: readonly VersionEntry[];
};

async function readEntries(db: Queryable): Promise<Entries> {
  const { rows } = await db.query<Row>(
    `select e.id, e.key, e.name, e.is_protected, e.color, e.game_time_zone, b.id as branch_id,
            coalesce((
              select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'branchId', vb.id,
                'clientMinVersion', v.client_min_version))
              from version v join branch vb on vb.version_id = v.id
              where v.environment_id = e.id
            ), '[]') as versions,
            (
              select jsonb_build_object(
                'versionBranchId', rb.id, 'versionSeq', r.version_seq, 'environmentSeq', r.environment_seq,
                'hasHolds', exists (select from release_hold h where h.release_id = r.id))
              from release r join branch rb on rb.version_id = r.version_id
              where r.id = e.live_release_id
            ) as live
     from environment e
     join branch b on b.environment_id = e.id and b.version_id is null`,
  );
  return new Map(rows.map((row) => [row.key, entryOf(row)]));
}

function entryOf(row: Row): EnvironmentEntry {
  return {
    environment: {
      id: row.id,
      key: row.key,
      name: row.name,
      isProtected: row.is_protected,
      color: row.color,
      gameTimeZone: row.game_time_zone,
      branchId: row.branch_id,
      live: row.live,
    },
    versions: new Map(row.versions.map((version) => [version.name, version])),
  };
}
