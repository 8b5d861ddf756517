import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import { godSetting } from '@quartermaster/domain/modules/gods/god-setting';
import { avgSetting } from '@quartermaster/domain/modules/lobby-story/avg-setting';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import { roleSetting } from '@quartermaster/domain/modules/roles/role-setting';
import { secretarySetting } from '@quartermaster/domain/modules/companions-palace/secretary-setting';
import { isFileParam, type KnownNames } from '@quartermaster/domain/story/check-script';
import type { Script } from '@quartermaster/domain/story/script';
import type { Queryable } from '../../db/database.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';

/** Whose names may stand in front of what is said. */
const CHARACTERS = [petSetting, godSetting, roleSetting, secretarySetting];

export type Places = { readonly registry: Registry; readonly branchOf: (module: ResolvedModule) => number };

/** As far as a script names them: characters of the game, speakers of stories, and files. */
export async function findKnownNames(db: Queryable, places: Places, { lines }: Script): Promise<KnownNames> {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker).filter((name) => name !== ''))];
  const paths = lines.filter(isFileParam).map(({ param }) => param);
  const characters = await Promise.all(CHARACTERS.map(({ key }) => findNamed(db, places, key, speakers)));
  const known = new Set([...characters.flat(), ...(await findSpeakers(db, places, speakers))]);
  const files = new Set(await findFiles(db, places, paths));
  return { hasSpeaker: (name) => known.has(name), hasFile: (path) => files.has(path) };
}

async function findNamed(
  db: Queryable,
  { registry, branchOf }: Places,
  key: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const module = registry.find(key);
  if (module === undefined) return [];
  const { rows } = await db.query<{ name: string }>(
    `select distinct text.value as name from ${partitionOf(module)} r
       cross join jsonb_each_text(case jsonb_typeof(data -> 'name') when 'object' then data -> 'name' else '{}' end) text
     where r.branch_id = $1 and r.${IS_HEAD} and text.value = any($2)`,
    [branchOf(module), names],
  );
  return rows.map(({ name }) => name);
}

async function findSpeakers(
  db: Queryable,
  { registry, branchOf }: Places,
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select distinct line ->> 'speaker' as name from ${partitionOf(avgSetting)} r
       cross join jsonb_array_elements(case jsonb_typeof(data -> 'lines') when 'array' then data -> 'lines' else '[]' end) line
     where r.branch_id = $1 and r.${IS_HEAD} and line ->> 'speaker' = any($2)`,
    [branchOf(registry.get(avgSetting.key)), names],
  );
  return rows.map(({ name }) => name);
}

async function findFiles(
  db: Queryable,
  { registry, branchOf }: Places,
  paths: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ path: string }>(
    `select qm_text(data, 'path') as path from ${partitionOf(fileSetting)} r
     where r.branch_id = $1 and qm_text(data, 'path') = any($2) and r.${IS_HEAD}`,
    [branchOf(registry.get(fileSetting.key)), paths],
  );
  return rows.map(({ path }) => path);
}
