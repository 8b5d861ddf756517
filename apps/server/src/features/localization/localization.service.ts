import type {
  ChecksBody,
  ProgressAnswer,
  TextsAnswer,
  TextsFilter,
  TextsQuery,
} from '@quartermaster/contract/http/localization';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { missingLanguages } from '@quartermaster/domain/record/localized-texts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { dropChecks, saveChecks, type TextCheck } from './checks.repo.ts';
import type { VersionAddress } from '../records/index.ts';
import { createTextOpener, type OpenTexts, type TextDependencies } from './open-texts.ts';
import { presentTexts } from './present-texts.ts';
import type { TextEntry } from './text-entries.ts';
import { findTexts, hashOfSource, isInArea, stateFilter } from './text-states.ts';

export type LocalizationService = ReturnType<typeof createLocalizationService>;

type Dependencies = TextDependencies & { readonly open: ReturnType<typeof createTextOpener> };

/** The texts of every module's records as translators work on them. Saving is that of any record. */
export function createLocalizationService(foundation: TextDependencies) {
  const deps = { ...foundation, open: createTextOpener(foundation) };
  return {
    texts: (address: VersionAddress, query: TextsQuery) => texts(deps, address, query),
    progress: (address: VersionAddress, filter: TextsFilter) => progress(deps, address, filter),
    check: (address: VersionAddress, body: ChecksBody, actor: Actor) => check(deps, address, body, actor),
  };
}

async function texts(
  { open, database }: Dependencies,
  address: VersionAddress,
  query: TextsQuery,
): Promise<TextsAnswer> {
  const world = await open(address, query.source, query.state === 'changed');
  const inArea = (await search(world, query)).filter(isInArea(query));
  const found = inArea.filter(stateFilter(world, query));
  const start = (query.page - 1) * query.per_page;
  const page = found.slice(start, start + query.per_page);
  const rows = await presentTexts(database, world.branchOf, page, world.staleOf);
  return { total: found.length, rows: [...rows] };
}

async function search(world: OpenTexts, filter: TextsFilter): Promise<readonly TextEntry[]> {
  const { event } = filter;
  return findTexts(world, filter, event === undefined ? null : await world.recordsOfEvent(event));
}

async function progress(
  { open }: Dependencies,
  address: VersionAddress,
  filter: TextsFilter,
): Promise<ProgressAnswer> {
  const world = await open(address, filter.source, true);
  const found = await search(world, filter);
  const checked = found.filter(isInArea(filter)).map((entry) => ({
    entry,
    missing: missingLanguages(entry.texts),
    stale: world.staleOf(entry),
  }));
  const count = (isOne: (each: (typeof checked)[number]) => boolean): number => checked.filter(isOne).length;
  const languages = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        missing: count(({ missing }) => missing.includes(language)),
        stale: count(({ stale }) => language in stale),
      },
    ]),
  ) as ProgressAnswer['languages'];
  return {
    total: checked.length,
    languages,
    states: {
      all: checked.length,
      missing: count(({ missing }) => missing.length > 0),
      stale: count(({ stale }) => Object.keys(stale).length > 0),
      changed: count(({ entry }) => world.changed.has(entry.id)),
      problems: count(({ entry }) => entry.hasProblem),
      files: count(({ entry }) => entry.hasFile),
    },
    modules: [...Map.groupBy(found, ({ module }) => module.key)].map(([module, ofModule]) => ({
      module,
      total: ofModule.length,
      incomplete: ofModule.filter(({ texts: own }) => missingLanguages(own).length > 0).length,
    })),
  };
}

async function check(
  { open, database, registry }: Dependencies,
  address: VersionAddress,
  body: ChecksBody,
  actor: Actor,
): Promise<{ readonly changed: number }> {
  const world = await open(address, body.source, false);
  const { kept, dropped } = sortChecks(world, body);
  const branchIdOf = (key: string) => {
    const module = registry.find(key);
    return module === undefined ? undefined : world.branchOf(module).branchId;
  };
  return database.transaction(async (tx) => {
    const saved = await saveChecks(tx, kept, actor.accountId);
    const changed = saved + (await dropChecks(tx, body.source, dropped));
    const ofModules = Map.groupBy(body.checks, ({ module }) => module);
    for (const [module, checks] of changed > 0 ? ofModules : [])
      await writeAudit(tx, actor, {
        action: 'translation.check',
        module,
        branchId: branchIdOf(module),
        after: { source: body.source, checks: auditable(checks) },
      });
    return { changed };
  });
}

/** What to remember and what to forget; what is said about a text that is gone is neither. */
function sortChecks({ entries, branchOf }: OpenTexts, { source, checks }: ChecksBody) {
  const byAddress = new Map(
    entries.map((entry) => [addressOf(entry.module.key, entry.recordId, entry.path), entry]),
  );
  const found = checks.flatMap((given) => {
    const entry = byAddress.get(addressOf(given.module, given.record_id, given.path));
    return entry === undefined ? [] : [{ given, entry, branchId: branchOf(entry.module).branchId }];
  });
  const kept = found.flatMap(({ given, entry, branchId }): TextCheck[] => {
    if (!given.is_current) return [];
    const { language } = given;
    const { recordId, path, texts: own, module } = entry;
    const sourceHash = hashOfSource(own[source] ?? '');
    return [{ branchId, module: module.key, recordId, path, language, source, sourceHash }];
  });
  const dropped = found.flatMap(({ given: { is_current: isCurrent, ...rest }, branchId }) =>
    isCurrent ? [] : [{ ...rest, branch_id: branchId }],
  );
  return { kept, dropped };
}

const addressOf = (module: string, recordId: string, path: string): string =>
  JSON.stringify([module, recordId, path]);

const auditable = (checks: ChecksBody['checks']): readonly string[] =>
  checks.map(
    ({ record_id: recordId, path, language, is_current: isCurrent }) =>
      `${isCurrent ? '' : '-'}${language}:${path === '' ? recordId : `${recordId}/${path}`}`,
  );
