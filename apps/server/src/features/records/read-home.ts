import { MAX_HOME_DAYS, type EventHomeAnswer } from '@quartermaster/contract/http/event-home';
import { assetTotals, type AssetTotal } from '@quartermaster/domain/copies/asset-totals';
import { recordPeriods, standingOpening } from '@quartermaster/domain/copies/moments';
import { openDays } from '@quartermaster/domain/copies/open-days';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { localizedTextsOf, missingLanguages, textsIn } from '@quartermaster/domain/record/localized-texts';
import { referencesOf } from '@quartermaster/domain/record/references-of';
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
import type { LinkedRecord } from './find-linked-records.ts';
import { findOwnRecords } from './find-own-records.ts';
import { findVersionPlace, type RecordPlace, type RecordsDependencies } from './record-place.ts';

type HomeDependencies = RecordsDependencies & { readonly clock: Clock };

/** A head with everything that belongs to it: when each is open, what is wrong, what all give and take. */
export async function readHome(
  deps: HomeDependencies,
  address: ModuleAddress,
  recordId: string,
): Promise<EventHomeAnswer> {
  const { database, registry, clock } = deps;
  const { place, records: own, isCut } = await findOwnRecords(deps, address, recordId);
  const { module, branch } = place;
  const timeZone = branch.environment.gameTimeZone;
  const openings = own.map(({ module: of, data }, name) => ({ name, periods: recordPeriods(of, data) }));
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
    is_cut: isCut,
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
  const named = await withTitleTexts(deps.database, deps.registry, all, place.branchOf);
  const titles = titlesOf(deps.registry, named);
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
      standing: standingOpening(module, data),
      periods: [...recordPeriods(module, data)],
      errors,
      warnings: issues.length - errors,
      missing_texts: missingTexts(module, data, found),
    };
  });
}

/** The texts of a record that lack a language: its own, and those of the localization module that it names by key. */
function missingTexts(
  module: ResolvedModule,
  data: RecordData,
  found: FoundRecords,
): EventHomeAnswer['records'][number]['missing_texts'] {
  const keyed = referencesOf(module, data)
    .filter(({ module: named }) => named === TEXT_MODULE.key)
    .map(({ path, id }) => ({ path, texts: textsIn(found.get(TEXT_MODULE.key)?.get(id)) }));
  return [...localizedTextsOf(module, data), ...keyed].flatMap(({ path, texts }) => {
    const languages = missingLanguages(texts);
    return languages.length === 0 ? [] : [{ path, languages: [...languages] }];
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
