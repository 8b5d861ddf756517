import { MAX_HOME_DAYS, type EventHomeAnswer } from '@quartermaster/contract/http/event-home';
import { assetTotals, type AssetTotal } from '@quartermaster/domain/copies/asset-totals';
import { periodsOf } from '@quartermaster/domain/copies/moments';
import { openDays } from '@quartermaster/domain/copies/open-days';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { localizedTextsOf, missingLanguages } from '@quartermaster/domain/record/localized-texts';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { countChildrenByModule } from '../../engine/children.ts';
import type { ModuleAddress } from '../../engine/module-place.ts';
import {
  findAcrossModules,
  referencedBy,
  titlesOf,
  withTitleTexts,
  type FoundRecords,
} from '../../engine/referenced-records.ts';
import type { Clock } from '../../platform/clock.ts';
import { checkRecord } from './check-record.ts';
import { findLinkedRecords, type LinkedRecord } from './find-linked-records.ts';
import { getRecord } from './get-record.ts';
import { findPlace, findVersionPlace, type RecordPlace, type RecordsDependencies } from './record-place.ts';

type HomeDependencies = RecordsDependencies & { readonly clock: Clock };

/** A head with everything that belongs to it: when each is open, what is wrong, what all give and take. */
export async function readHome(
  deps: HomeDependencies,
  address: ModuleAddress,
  recordId: string,
): Promise<EventHomeAnswer> {
  const { database, registry, clock } = deps;
  const place = await findPlace(deps, address);
  const { module, branch } = place;
  const stored = await getRecord(deps, place, recordId);
  const source = { module, recordId, data: readRecord(module, stored.data) };
  const linked = await findLinkedRecords(deps, place, source, {});
  const own = linked.records.filter(({ isTicked }) => isTicked);
  const timeZone = branch.environment.gameTimeZone;
  const openings = own.map(({ module: of, data }, name) => ({ name, periods: periodsOf(of, data) }));
  const { gives, takes } = assetTotals(own);
  return {
    time_zone: timeZone,
    now: formatDateTime(clock.now()),
    records: await presentAll(deps, address, place, own),
    children: [...(await countChildrenByModule(database, registry, module, branch.branchId, recordId))],
    totals: { gives: gives.map(presentAsset), takes: takes.map(presentAsset) },
    days: openDays(openings, timeZone, MAX_HOME_DAYS).map(({ day, open, opens, closes }) => ({
      day,
      open: [...open],
      opens: [...opens],
      closes: [...closes],
    })),
    is_cut: linked.isCut,
  };
}

const presentAsset = ({ assetKind, targetId, amount }: AssetTotal) => ({
  asset_kind: assetKind,
  target_id: targetId,
  amount,
});

async function presentAll(
  deps: HomeDependencies,
  address: ModuleAddress,
  place: RecordPlace,
  records: readonly LinkedRecord[],
): Promise<EventHomeAnswer['records']> {
  const { versioned, shared } = await findVersionPlace(deps, address);
  const found = await findNamed(deps, place, records);
  const all: FoundRecords = new Map(
    [...Map.groupBy(records, ({ module }) => module.key)].map(([key, group]) => [
      key,
      new Map(group.map(({ recordId, data }) => [recordId, data])),
    ]),
  );
  const { branchId } = place.branch;
  const titles = titlesOf(deps.registry, await withTitleTexts(deps.database, deps.registry, all, branchId));
  return records.map(({ module, recordId, data, relation }) => {
    const branch = module.scope === 'versioned' ? versioned : shared;
    const issues = checkRecord(
      deps.registry,
      { module, branch, branchOf: () => branch.branchId },
      data,
      found,
    );
    const errors = issues.filter(({ severity }) => severity === 'error').length;
    return {
      module: module.key,
      record_id: recordId,
      title: titles[module.key]?.[recordId]?.title ?? null,
      relation,
      status: typeof data['status'] === 'string' ? data['status'] : null,
      periods: [...periodsOf(module, data)],
      errors,
      warnings: issues.length - errors,
      missing_texts: localizedTextsOf(module, data).flatMap(({ path, texts }) => {
        const languages = missingLanguages(texts);
        return languages.length === 0 ? [] : [{ path, languages: [...languages] }];
      }),
    };
  });
}

async function findNamed(
  { database, registry }: HomeDependencies,
  { branchOf }: RecordPlace,
  records: readonly LinkedRecord[],
): Promise<FoundRecords> {
  const wanted = new Map<string, Set<string>>();
  for (const { module, data } of records) {
    for (const [key, ids] of referencedBy(module, [data]))
      wanted.set(key, new Set([...(wanted.get(key) ?? []), ...ids]));
  }
  return findAcrossModules(database, registry, wanted, branchOf);
}
