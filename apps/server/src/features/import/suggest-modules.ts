import type { ImportSuggestions } from '@quartermaster/contract/http/import-suggestions';
import { REVISIONS, type Registry, type ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { suggestMapping } from './column-mapping.ts';
import { importTargets } from './import-target.ts';

const MOST_RECENT = 5;

/** Which modules a file may be meant for, by how many of its columns they know, and where a person imported last. */
export async function suggestModules(
  db: Queryable,
  registry: Registry,
  accountId: number,
  columns: readonly string[],
): Promise<ImportSuggestions> {
  const names = [...new Set(columns)];
  const modules = registry.modules.map((module) => ({ module: module.key, ...likeness(module, names) }));
  const ranked = modules.toSorted((a, b) => b.matched - a.matched || b.share - a.share);
  return {
    modules: ranked.map(({ module, matched }) => ({ module, matched })),
    recent: (await findRecent(db, accountId)).filter((key) => registry.find(key) !== undefined),
  };
}

/** Fewer matching columns do not suggest a module: nearly every one has an ID. */
const FEWEST_KNOWN = 2;

/**
 * Suggests the module of a file or sheet, or null. A name that equals a module's key or title in any language
 * wins, as exports use it; Excel truncates sheet names.
 */
export function suggestModule(
  registry: Registry,
  name: string,
  columns: readonly string[],
): ResolvedModule | null {
  const names = [...new Set(columns)];
  const called = plainName(name.replace(/\.\w+$/, ''));
  const ranked = registry.modules
    .filter(({ store }) => store === REVISIONS)
    .map((module) => ({ module, ...likeness(module, names), isNamed: isNamed(module, called) }))
    .filter(({ matched, isNamed: named }) => matched >= (named ? 1 : FEWEST_KNOWN))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.matched - a.matched || b.share - a.share);
  return ranked[0]?.module ?? null;
}

const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const LONGEST_SHEET_NAME = 31;

function isNamed({ key, titles }: ResolvedModule, called: string): boolean {
  const names = [key, key.slice(0, LONGEST_SHEET_NAME), ...Object.values(titles.title)].map(plainName);
  return names.includes(called) || called.startsWith(plainName(key));
}

/** How well a module fits: of modules that know equally many columns, the one with fewer other columns fits better. */
function likeness(module: ResolvedModule, names: readonly string[]): { matched: number; share: number } {
  const targets = importTargets(module, 'csv');
  const mapping = suggestMapping(module, names, targets, {});
  const matched = names.length === 0 ? 0 : Object.values(mapping).filter((target) => target !== null).length;
  return { matched, share: matched / targets.length };
}

async function findRecent(db: Queryable, accountId: number): Promise<readonly string[]> {
  const { rows } = await db.query<{ module: string }>(
    `select module from import_job where account_id = $1 group by module order by max(created_at) desc limit $2`,
    [accountId, MOST_RECENT],
  );
  return rows.map(({ module }) => module);
}
