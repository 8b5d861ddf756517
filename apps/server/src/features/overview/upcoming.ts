import {
  MAX_UPCOMING,
  type UpcomingAnswer,
  type UpcomingMoment,
} from '@quartermaster/contract/http/overview';
import { changesSinceLive, type ChangeSinceLive } from '../../engine/change-since-live.ts';
import { findMoments, type RecordMoment } from '../../engine/upcoming-moments.ts';
import { formatDateTime, HOUR_MILLISECONDS } from '@quartermaster/domain/core/date-time';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { findVersionPlace, nameRecords, type VersionAddress } from '../records/index.ts';
import type { OverviewDependencies } from './overview-dependencies.ts';

/** What opens and closes in a version within the next hours. */
export async function readUpcoming(
  deps: OverviewDependencies,
  address: VersionAddress,
  hours: number,
): Promise<UpcomingAnswer> {
  const { database, registry, clock } = deps;
  const { versioned, shared } = await findVersionPlace(deps, address);
  const branchOf = ({ scope }: ResolvedModule): number =>
    (scope === 'versioned' ? versioned : shared).branchId;
  const timeZone = versioned.environment.gameTimeZone;
  const from = clock.now();
  const span = { from, to: new Date(from.getTime() + hours * HOUR_MILLISECONDS) };
  const moments = await findMoments(database, registry, { timeZone, branchOf }, span);
  return {
    from: formatDateTime(span.from),
    to: formatDateTime(span.to),
    game_time_zone: timeZone,
    total: moments.length,
    moments: await presentMoments(deps, branchOf, moments.slice(0, MAX_UPCOMING)),
  };
}

async function presentMoments(
  deps: OverviewDependencies,
  branchOf: (module: ResolvedModule) => number,
  moments: readonly RecordMoment[],
): Promise<UpcomingMoment[]> {
  const groups = [...Map.groupBy(moments, ({ module }) => module)];
  const facts = new Map(
    await Promise.all(
      groups.map(async ([key, group]) => [key, await factsOf(deps, key, branchOf, group)] as const),
    ),
  );
  return moments.map(({ at, kind, module, recordId, path }) => {
    const { title = null, image = null } = facts.get(module)?.titles?.[recordId] ?? {};
    const change = facts.get(module)?.changes.get(recordId) ?? null;
    return { at: formatDateTime(at), kind, module, record_id: recordId, title, image, path, change };
  });
}

/** What the records of one module are called, and which of them players know otherwise. */
async function factsOf(
  deps: OverviewDependencies,
  key: string,
  branchOf: (module: ResolvedModule) => number,
  moments: readonly RecordMoment[],
) {
  const titles = (await nameRecords(deps, moments, branchOf))[key];
  const module = deps.registry.get(key);
  const ids = [...new Set(moments.map(({ recordId }) => recordId))];
  const changes: ReadonlyMap<string, ChangeSinceLive> = await changesSinceLive(
    deps.database,
    module,
    branchOf(module),
    ids,
  );
  return { titles, changes };
}
