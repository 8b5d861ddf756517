import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import type { Queryable } from '../db/database.ts';
import type { NewLink } from './change-set.ts';

/** The references of a record as rows of `record_link`. */
export function linksOf(
  module: ResolvedModule,
  recordId: string,
  data: RecordData | null,
): readonly NewLink[] {
  if (data === null) return [];
  return referencesOf(module, data).map((reference) => ({
    module: module.key,
    record_id: recordId,
    path: reference.path,
    to_module: reference.module,
    to_field: reference.by ?? '',
    to_record_id: reference.id,
  }));
}

/** A record as others may name it: by its identity, or by the value of a field. */
export type LinkTarget = { readonly module: string; readonly recordId: string; readonly data: RecordData };

/**
 * SQL: the branches whose records may refer to those of branch $1. Versioned records are named in their own
 * branch and in the environment's; environment-wide ones in every branch of the environment.
 */
export const REFERRING_BRANCHES = `
  select b.id from branch as b join branch as own on own.id = $1 and b.environment_id = own.environment_id
   where own.version_id is null or b.version_id is null or b.version_id = own.version_id`;

/** SQL: the links `l` to the targets `t`. */
const LINKS_TO = `
  join record_link as l on l.to_module = t.module and l.to_record_id = t.id and l.to_field = t.field
 where l.branch_id in (${REFERRING_BRANCHES})`;

/** SQL: the same, but for those of some fields (a parameter of `LinkField`s). */
const linksBut = (except: string): string => `${LINKS_TO}
   and (l.module, l.path) not in (
     select f.module, f.path from jsonb_to_recordset(${except}::jsonb) as f (module text, path text))`;

/** A record that another record names in its field `path`. */
export type LinkRow = {
  readonly branchId: number;
  readonly module: string;
  readonly recordId: string;
  readonly path: string;
  readonly toModule: string;
  readonly toRecordId: string;
};

/** A field whose links do not count, such as a child's link to its parent, which is reported separately. */
export type LinkField = { readonly module: string; readonly path: string };

/** The records that refer to these: one place of each. */
export async function findLinksTo(
  database: Queryable,
  branchId: number,
  targets: readonly LinkTarget[],
  limit: number,
): Promise<readonly LinkRow[]> {
  const { rows } = await database.query<LinkRow>(
    {
      name: 'links-to',
      text: `
        select distinct on (l.module, l.record_id, l.branch_id)
               l.branch_id as "branchId", l.module, l.record_id as "recordId", l.path,
               l.to_module as "toModule", l.to_record_id as "toRecordId"
          from jsonb_to_recordset($2::jsonb) as t (module text, field text, id text)
          ${LINKS_TO}
         order by l.module, l.record_id, l.branch_id, l.path
         limit $3`,
    },
    [branchId, JSON.stringify(targets.flatMap(namesOf)), limit],
  );
  return rows;
}

/** Every place that names a record, module by module. */
export async function listLinksTo(
  database: Queryable,
  branchId: number,
  target: LinkTarget,
  limit: number,
  except: readonly LinkField[],
): Promise<readonly LinkRow[]> {
  const { rows } = await database.query<LinkRow>(
    {
      name: 'list-links-to',
      text: `
        select distinct l.branch_id as "branchId", l.module, l.record_id as "recordId", l.path,
               l.to_module as "toModule", l.to_record_id as "toRecordId"
          from jsonb_to_recordset($2::jsonb) as t (module text, field text, id text)
          ${linksBut('$4')}
         order by l.module, l.record_id, l.path
         limit $3`,
    },
    [branchId, JSON.stringify(namesOf(target)), limit, JSON.stringify(except)],
  );
  return rows;
}

/** How many records refer to each target, by module, in the order of the modules' keys. */
export type LinkCounts = ReadonlyMap<string, readonly { readonly module: string; readonly total: number }[]>;

/** How many records refer to each of these records of one module. */
export async function countLinksTo(
  database: Queryable,
  branchId: number,
  targets: readonly LinkTarget[],
  except: readonly LinkField[],
): Promise<LinkCounts> {
  if (targets.length === 0) return new Map();
  const names = targets.flatMap((target) =>
    namesOf(target).map((name) => ({ ...name, target: target.recordId })),
  );
  const { rows } = await database.query<{ target: string; module: string; total: number }>(
    {
      name: 'count-links-to',
      text: `
        select t.target, l.module, count(distinct (l.branch_id, l.record_id))::int as total
          from jsonb_to_recordset($2::jsonb) as t (target text, module text, field text, id text)
          ${linksBut('$3')}
         group by t.target, l.module
         order by t.target, l.module`,
    },
    [branchId, JSON.stringify(names), JSON.stringify(except)],
  );
  return Map.groupBy(rows, ({ target }) => target);
}

/** The values by which others may refer to a record: besides the id, only plain texts. */
export function namesIn(module: ResolvedModule, data: RecordData): RecordData {
  const texts = module.fields.filter(({ kind }) => kind === 'text').map(({ key }) => key);
  return Object.fromEntries(texts.map((key) => [key, data[key] ?? null]));
}

/** Every name under which a record can be referred to. */
function namesOf({
  module,
  recordId,
  data,
}: LinkTarget): readonly { module: string; field: string; id: string }[] {
  const values = Object.entries(data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return [{ module, field: '', id: recordId }, ...values.map(([field, id]) => ({ module, field, id }))];
}

/** The links that name one of the targets. */
export function linksAmong(
  branchId: number,
  links: readonly NewLink[],
  targets: readonly LinkTarget[],
): readonly LinkRow[] {
  const names = new Set(
    targets.flatMap(namesOf).map(({ module, field, id }) => JSON.stringify([module, field, id])),
  );
  return links
    .filter((link) => names.has(JSON.stringify([link.to_module, link.to_field, link.to_record_id])))
    .map((link) => ({
      branchId,
      module: link.module,
      recordId: link.record_id,
      path: link.path,
      toModule: link.to_module,
      toRecordId: link.to_record_id,
    }));
}
