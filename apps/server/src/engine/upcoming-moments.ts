import { EVENT_MODULE } from '@quartermaster/domain/fields/timeslot-field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { REVISIONS, type Registry, type ResolvedModule } from '@quartermaster/domain/core/module';
import {
  timeslotMoments,
  type Span,
  type TimeslotMoment,
} from '@quartermaster/domain/simulation/timeslot-moments';
import type { Queryable } from '../db/database.ts';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { timeslotFields } from '@quartermaster/domain/core/timeslot-fields';
import { createParameters } from './parameters.ts';
import { IS_HEAD, literal, partitionOf } from './partition.ts';

/** An active record whose timeslot opens or closes. `path`: its field. */
export type RecordMoment = TimeslotMoment & {
  readonly module: string;
  readonly recordId: string;
  readonly path: string;
};

/** Whose records are meant, and whose clock. */
type TimeslotPlace = {
  readonly branchOf: (module: ResolvedModule) => number;
  readonly timeZone: string;
};

type TimeslotRow = {
  readonly module: string;
  readonly record_id: string;
  readonly path: string;
  readonly timeslot: JsonValue;
};

/** What opens and closes within a span, of whatever module has timeslots, in order of time. */
export async function findMoments(
  database: Queryable,
  registry: Registry,
  place: TimeslotPlace,
  span: Span,
): Promise<readonly RecordMoment[]> {
  const rows = await readTimeslots(database, registry.modules, place, span);
  const events = await readEvents(database, registry, place, rows);
  const lookup = { timeZone: place.timeZone, eventTimeslot: (id: string) => events.get(id) };
  const momentsOf = onceForEach((timeslot) => timeslotMoments(timeslot, span, lookup));
  return rows
    .flatMap(({ module, record_id: recordId, path, timeslot }) =>
      momentsOf(timeslot).map((moment) => ({ ...moment, module, recordId, path })),
    )
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Many records open at the same hours: each different timeslot is worked out once. */
function onceForEach<T>(work: (timeslot: JsonValue) => T): (timeslot: JsonValue) => T {
  const done = new Map<string, T>();
  return (timeslot) => {
    const key = JSON.stringify(timeslot);
    const result = done.get(key) ?? work(timeslot);
    done.set(key, result);
    return result;
  };
}

/** The timeslots of active records that may change within the span. */
async function readTimeslots(
  database: Queryable,
  modules: readonly ResolvedModule[],
  { branchOf }: TimeslotPlace,
  { from, to }: Span,
): Promise<readonly TimeslotRow[]> {
  const bounds = { from: formatDateTime(from), to: formatDateTime(to) };
  const parameters = createParameters([JSON.stringify(bounds)]);
  const parts = modules.flatMap((module) =>
    timeslotsOf(module).map(({ key }) => timeslotSql(module, key, parameters.add(branchOf(module)))),
  );
  if (parts.length === 0) return [];
  const { rows } = await database.query<TimeslotRow>(parts.join(' union all '), parameters.values);
  return rows;
}

/** Others keep theirs elsewhere. */
const timeslotsOf = (module: ResolvedModule) => (module.store === REVISIONS ? timeslotFields(module) : []);

/** Most records are always open or have periods long past: they are not worth reading. */
function timeslotSql(module: ResolvedModule, key: string, branch: string): string {
  const bound = (date: string) => `(@.${date} > $from && @.${date} <= $to)`;
  const inSpan = literal(`$.periods[*] ? (${bound('start_date')} || ${bound('end_date')})`);
  const slot = `data -> ${literal(key)}`;
  return `
    select ${literal(module.key)} as module, record_id, ${literal(key)} as path, ${slot} as timeslot
      from ${partitionOf(module)}
     where branch_id = ${branch} and ${IS_HEAD} and data ->> 'status' = 'active'
       and (${slot} ->> 'type' in ('open_every_day', 'specific_weekdays', 'event_trigger')
            or jsonb_path_exists(${slot}, ${inSpan}, $1::jsonb))`;
}

/** The timeslots of active events, where some of the rows open with one. */
async function readEvents(
  database: Queryable,
  registry: Registry,
  { branchOf }: TimeslotPlace,
  rows: readonly TimeslotRow[],
): Promise<ReadonlyMap<string, JsonValue>> {
  const module = registry.find(EVENT_MODULE);
  const key = module === undefined ? undefined : timeslotsOf(module)[0]?.key;
  const isNeeded = rows.some(({ timeslot }) => hasEvent(timeslot));
  if (module === undefined || key === undefined || !isNeeded) return new Map();
  const { rows: events } = await database.query<{ record_id: string; timeslot: JsonValue }>(
    `select record_id, data -> ${literal(key)} as timeslot from ${partitionOf(module)}
      where branch_id = $1 and ${IS_HEAD} and data ->> 'status' = 'active'`,
    [branchOf(module)],
  );
  return new Map(events.map(({ record_id: recordId, timeslot }) => [recordId, timeslot]));
}

const hasEvent = (timeslot: JsonValue): boolean =>
  typeof timeslot === 'object' && timeslot !== null && 'event_id' in timeslot;
