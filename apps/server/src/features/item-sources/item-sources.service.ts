import { AppError } from '@quartermaster/contract/errors/app-error';
import { flagText } from '@quartermaster/contract/http/flag-text';
import {
  MAX_USES,
  SHOWN_USES,
  type ItemSourcesAnswer,
  type ItemSourcesQuery,
  type UpdateItemSourcesAnswer,
} from '@quartermaster/contract/http/item-sources';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { itemSetting } from '@quartermaster/domain/modules/items-economy/item-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { titlesOf, withTitleTexts } from '../../engine/referenced-records.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { paginate } from '../../http/paginator.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../chosen-place/index.ts';
import { assetPlacesOf, type AssetPlace } from './asset-places.ts';
import { countSources, findRebuiltAt, listItems, listUses, type ItemSearch } from './item-sources.repo.ts';
import { findUsers, shownUses, type UseContext } from './shown-uses.ts';

type Dependencies = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  readonly registry: Registry;
  readonly clock: Clock;
};

type Context = Dependencies & { readonly places: readonly AssetPlace[] };

/** In a list of items, so many uses of each are read to find open ones among them. */
const READ_USES = 40;

/** Where players get each item from and what it is spent on: the records that give it, and those that take it. */
export function createItemSourcesService(deps: Dependencies) {
  const context = { ...deps, places: assetPlacesOf(deps.registry) };
  return {
    update: (place: Place, actor: Actor) => update(context, place, actor),
    /** When they were counted last; null: never. */
    rebuiltAt: async (place: Place) =>
      findRebuiltAt(context.database, (await findPlace(context, place)).search.branchId),
    list: (place: Place, query: ItemSourcesQuery, path: string) => list(context, place, query, path),
  };
}

export type ItemSourcesService = ReturnType<typeof createItemSourcesService>;

/** Items, and the two branches whose records together make up a version. */
async function findPlace({ database, branches, registry, places }: Context, { env, version }: Place) {
  const items = registry.find(itemSetting.key);
  if (items === undefined) throw new AppError('module_not_found', { module: itemSetting.key });
  const own = await branches.resolve(database, env, version, 'versioned');
  const shared = await branches.resolve(database, env, version, 'environment');
  const search: ItemSearch = {
    items,
    places,
    branchId: own.branchId,
    both: [own.branchId, shared.branchId],
  };
  const branchOf = ({ scope }: ResolvedModule) => (scope === 'versioned' ? own.branchId : shared.branchId);
  return { search, branchOf };
}

/** Counts again. What is listed needs no count: the links that every save keeps say who names an item. */
async function update(context: Context, place: Place, actor: Actor): Promise<UpdateItemSourcesAnswer> {
  const { search } = await findPlace(context, place);
  const count = await context.database.transaction(async (tx) => {
    const counted = await countSources(tx, search, context.clock.now());
    const { sources, itemsWithoutSource } = counted;
    const after = { sources, items_without_source: itemsWithoutSource };
    await writeAudit(tx, actor, { action: 'item_sources.update', branchId: search.branchId, after });
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

async function list(
  context: Context,
  place: Place,
  query: ItemSourcesQuery,
  path: string,
): Promise<ItemSourcesAnswer> {
  const { database, registry, branches, clock } = context;
  const { search, branchOf } = await findPlace(context, place);
  const { gameTimeZone: timeZone } = await branches.getEnvironment(database, place.env);
  const { total, itemIds } = await listItems(database, search, query);
  const isOne = query.item_id !== undefined;
  const uses = await listUses(database, search, itemIds, isOne ? MAX_USES : READ_USES);
  const found = await findUsers(database, registry, { items: search.items, itemIds, uses, branchOf });
  const titles = titlesOf(registry, await withTitleTexts(database, registry, found, branchOf));
  const shown: UseContext = { registry, found, titles, now: clock.now(), timeZone };
  const limit = isOne ? MAX_USES : SHOWN_USES;
  const byItem = Map.groupBy(uses, (use) => use.item_id);
  const data = itemIds.map((id) => {
    const own = byItem.get(id) ?? [];
    const item = found.get(search.items.key)?.get(id);
    return {
      item_id: id,
      title: titles[search.items.key]?.[id]?.title ?? null,
      image: titles[search.items.key]?.[id]?.image ?? null,
      item_type: item === undefined ? null : recordOf(itemSetting, item).item_type,
      sources: shownUses(
        shown,
        own.filter(({ use }) => use === 'source'),
        limit,
      ),
      sinks: shownUses(
        shown,
        own.filter(({ use }) => use === 'sink'),
        limit,
      ),
    };
  });
  const { page, per_page: perPage, without_source: source, without_sink: sink, ...rest } = query;
  const flags = { without_source: flagText(source), without_sink: flagText(sink) };
  const asked = { ...rest, ...flags, per_page: perPage };
  const pages = paginate({ data, total, page, perPage, path, query: asked });
  return { ...pages, rebuilt_at: await findRebuiltAt(database, search.branchId) };
}
