import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  ItemSourcesAnswer,
  ItemSourcesQuery,
  UpdateItemSourcesAnswer,
} from '@quartermaster/contract/http/quick-helper';
import { fieldOfIssuePath } from '@quartermaster/domain/core/field-at-path';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { itemSetting } from '@quartermaster/domain/modules/items-economy/item-setting';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { findAcrossModules, titlesOf, withTitleTexts } from '../../engine/referenced-records.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { paginate } from '../../http/paginator.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../chosen-place/index.ts';
import {
  beginCount,
  findLinkPlaces,
  findRebuiltAt,
  finishCount,
  insertSources,
  listItems,
  listSources,
} from './item-sources.repo.ts';

type Deps = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  readonly registry: Registry;
  readonly clock: Clock;
};

const PATH = '/tools/item-sources';

/** Where players get each item from: every record of the version that gives one as a reward. */
export function createItemSourcesService(deps: Deps) {
  return {
    update: (place: Place, actor: Actor) => update(deps, place, actor),
    list: (place: Place, query: ItemSourcesQuery) => list(deps, place, query),
  };
}

export type ItemSourcesService = ReturnType<typeof createItemSourcesService>;

/** Items, and the two branches whose records together make up a version. */
async function findBranches({ database, branches, registry }: Deps, { env, version }: Place) {
  const items = registry.find(itemSetting.key);
  if (items === undefined) throw new AppError('module_not_found', { module: itemSetting.key });
  const { branchId } = await branches.resolve(database, env, version, 'versioned');
  const { branchId: sharedId } = await branches.resolve(database, env, version, 'environment');
  const branchOf = ({ scope }: ResolvedModule) => (scope === 'versioned' ? branchId : sharedId);
  return { items, branchId, both: [branchId, sharedId], branchOf };
}

/** Counts anew. The links that every save keeps say who names an item; the field's kind, whether it gives it. */
async function update(deps: Deps, place: Place, actor: Actor): Promise<UpdateItemSourcesAnswer> {
  const { items, branchId, both } = await findBranches(deps, place);
  const count = await deps.database.transaction(async (tx) => {
    await beginCount(tx, branchId, deps.clock.now());
    const places = await findLinkPlaces(tx, both, itemSetting.key);
    const giving = places.filter(({ module, path }) => isReward(deps.registry, module, path));
    await insertSources(tx, branchId, both, itemSetting.key, giving);
    const counted = await finishCount(tx, branchId, items);
    const { sources, itemsWithoutSource } = counted;
    const after = { sources, items_without_source: itemsWithoutSource };
    await writeAudit(tx, actor, { action: 'item_sources.update', branchId, after });
    return counted;
  });
  return {
    environment: place.env,
    version: place.version,
    items: count.items,
    sources: count.sources,
    items_without_source: count.itemsWithoutSource,
    rebuilt_at: count.rebuiltAt,
  };
}

function isReward(registry: Registry, module: string, path: string): boolean {
  const definition = registry.find(module);
  return definition !== undefined && fieldOfIssuePath(definition, path)?.kind === 'reward_list';
}

async function list(deps: Deps, place: Place, query: ItemSourcesQuery): Promise<ItemSourcesAnswer> {
  const { database, registry } = deps;
  const { items, branchId, branchOf } = await findBranches(deps, place);
  const { total, itemIds } = await listItems(database, items, branchId, query);
  const sources = await listSources(database, branchId, itemIds);
  const wanted = new Map<string, Set<string>>([[itemSetting.key, new Set(itemIds)]]);
  for (const { module, record_id: id } of sources)
    wanted.set(module, (wanted.get(module) ?? new Set<string>()).add(id));
  const found = await findAcrossModules(database, registry, wanted, branchOf);
  const titles = titlesOf(registry, await withTitleTexts(database, registry, found, branchId));
  const byItem = Map.groupBy(sources, (source) => source.item_id);
  const data = itemIds.map((id) => ({
    item_id: id,
    title: titles[itemSetting.key]?.[id]?.title ?? null,
    image: titles[itemSetting.key]?.[id]?.image ?? null,
    sources: (byItem.get(id) ?? []).map(({ module, record_id, path }) => ({
      module,
      record_id,
      // A record that was deleted since the count is known by its id alone.
      title: titles[module]?.[record_id]?.title ?? null,
      path,
      status: statusOf(found.get(module)?.get(record_id)),
    })),
  }));
  const { page, per_page: perPage, ...rest } = query;
  const paginator = paginate({
    data,
    total,
    page,
    perPage,
    path: PATH,
    query: { ...rest, per_page: perPage },
  });
  return { ...paginator, rebuilt_at: await findRebuiltAt(database, branchId) };
}

function statusOf(data: RecordData | undefined): string | null {
  const status = data?.['status'];
  return typeof status === 'string' ? status : null;
}
