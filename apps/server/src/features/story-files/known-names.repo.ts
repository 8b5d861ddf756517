import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import { avgSetting } from '@quartermaster/domain/modules/lobby-story/avg-setting';
import { isFileParam, type KnownNames } from '@quartermaster/domain/story/check-script';
import type { Script } from '@quartermaster/domain/story/script';
import {
  CHARACTER_KINDS,
  CHARACTER_MODULES,
  type CharacterKind,
} from '@quartermaster/domain/enums/story-speaker';
import { characterOf } from '@quartermaster/domain/story/speakers';
import type { Queryable } from '../../db/database.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';

type Places = { readonly registry: Registry; readonly branchOf: (module: ResolvedModule) => number };

/** As far as a script names them: characters of the game, speakers of stories, and files. */
export async function findKnownNames(db: Queryable, places: Places, { lines }: Script): Promise<KnownNames> {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker).filter((name) => name !== ''))];
  const paths = lines.filter(isFileParam).map(({ param }) => param);
  const characters = await findCharacters(db, places, speakers);
  const known = new Set([
    ...characters.map(({ name }) => name),
    ...(await findSpeakers(db, places, speakers)),
  ]);
  const files = new Set(await findFiles(db, places, paths));
  return { hasSpeaker: (name) => known.has(name), hasFile: (path) => files.has(path) };
}

/** A name of a character in some language, and who it is. */
type NamedCharacter = { readonly name: string; readonly language: string; readonly speaker: string };

/** Who has one of the names, in any language. */
export async function findCharacters(
  db: Queryable,
  places: Places,
  names: readonly string[],
): Promise<readonly NamedCharacter[]> {
  const found = await Promise.all(
    CHARACTER_KINDS.map((kind) => findNamed(db, places, kind, { column: 'text.value', values: names })),
  );
  return found.flat();
}

/** What characters are called in each language. */
export async function findNamesOf(
  db: Queryable,
  places: Places,
  speakers: readonly string[],
): Promise<readonly NamedCharacter[]> {
  const characters = speakers.flatMap((speaker) => characterOf(speaker) ?? []);
  const found = await Promise.all(
    CHARACTER_KINDS.map((kind) => {
      const values = characters.filter((one) => one.kind === kind).map(({ id }) => String(id));
      return findNamed(db, places, kind, { column: 'r.record_id', values });
    }),
  );
  return found.flat();
}

type NameRow = { readonly id: string; readonly name: string; readonly language: string };

async function findNamed(
  db: Queryable,
  { registry, branchOf }: Places,
  kind: CharacterKind,
  { column, values }: { readonly column: 'text.value' | 'r.record_id'; readonly values: readonly string[] },
): Promise<readonly NamedCharacter[]> {
  const module = registry.find(CHARACTER_MODULES[kind]);
  if (module === undefined || values.length === 0) return [];
  const { rows } = await db.query<NameRow>(
    `select r.record_id as id, text.value as name, text.key as language from ${partitionOf(module)} r
       cross join jsonb_each_text(case jsonb_typeof(data -> 'name') when 'object' then data -> 'name' else '{}' end) text
     where r.branch_id = $1 and r.${IS_HEAD} and ${column} = any($2)`,
    [branchOf(module), values],
  );
  return rows.map(({ id, name, language }) => ({ name, language, speaker: `${kind}:${id}` }));
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
