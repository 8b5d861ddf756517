import type { FilterCondition, FilterEntry } from '@quartermaster/contract/http/list-filter';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { timeslotFields } from '@quartermaster/domain/core/timeslot-fields';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { isTimeslotOpen } from '@quartermaster/domain/simulation/is-timeslot-open';
import type { Queryable } from '../db/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { BranchDirectory } from './branch.ts';
import { resolveModulePlace, type ModuleAddress } from './module-place.ts';
import { IS_HEAD, literal, partitionOf } from './partition.ts';

type Dependencies = {
  readonly database: Queryable;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly clock: Clock;
};

/**
 * Puts the timeslots that are open now in the place of `@open`. Whether one is open is worked out by the
 * code that the game server runs, once for each different timeslot of the list, and not once more in SQL.
 */
export async function withOpenTimeslots(
  deps: Dependencies,
  address: ModuleAddress,
  filter: readonly FilterEntry[],
): Promise<readonly FilterEntry[]> {
  const asks = ({ field }: FilterCondition): boolean => field === '@open';
  if (!filter.some((entry) => ('any' in entry ? entry.any.flat().some(asks) : asks(entry)))) return filter;
  const slots = await readOpenTimeslots(deps, address, deps.clock.now());
  const answered = (condition: FilterCondition): FilterCondition => {
    if (!asks(condition) || condition.op !== 'eq') return condition;
    return { ...condition, op: condition.value === true ? 'in' : 'not', value: [...slots] };
  };
  return filter.map((entry) =>
    'any' in entry ? { any: entry.any.map((group) => group.map(answered)) } : answered(entry),
  );
}

async function readOpenTimeslots(
  deps: Dependencies,
  address: ModuleAddress,
  at: Date,
): Promise<readonly JsonValue[]> {
  const { module, branchId, environment } = await resolveModulePlace(deps.database, deps, address);
  const slots = await readTimeslots(deps.database, module, branchId);
  const events = await readEvents(deps, address, triggersOf(module, slots));
  const lookup = { timeZone: environment.gameTimeZone, eventTimeslot: (id: string) => events.get(id) };
  return slots.filter((slot) => isTimeslotOpen(slot, at, lookup));
}

async function readTimeslots(
  database: Queryable,
  module: ResolvedModule,
  branchId: number,
): Promise<readonly JsonValue[]> {
  const fields = timeslotFields(module);
  if (fields.length === 0) return [];
  const values = fields.map(({ key }) => `(data -> ${literal(key)})`).join(', ');
  const { rows } = await database.query<{ slot: JsonValue }>(
    `select distinct slot from ${partitionOf(module)}, lateral (values ${values}) as own (slot)
      where branch_id = $1 and ${IS_HEAD} and slot is not null`,
    [branchId],
  );
  return rows.map(({ slot }) => slot);
}

/** The timeslots of the events that timeslots open with, and of those that these open with. */
async function readEvents(
  deps: Dependencies,
  address: ModuleAddress,
  triggers: readonly Trigger[],
): Promise<ReadonlyMap<string, JsonValue>> {
  const known = new Map<string, JsonValue>();
  let wanted = triggers;
  while (wanted.length > 0) {
    const { module, found } = await readTriggers(deps, address, wanted);
    for (const { id, slot } of found) known.set(id, slot);
    const next = triggersOf(
      module,
      found.map(({ slot }) => slot),
    );
    wanted = next.filter(({ id }) => !known.has(id));
  }
  return known;
}

type Trigger = { readonly module: string; readonly id: string };

function triggersOf(module: ResolvedModule, slots: readonly JsonValue[]): readonly Trigger[] {
  const [field] = timeslotFields(module);
  if (field === undefined) return [];
  return slots.flatMap((slot) => fieldKindLogic('timeslot').references(field, slot, field.key));
}

type FoundTriggers = {
  readonly module: ResolvedModule;
  readonly found: readonly { readonly id: string; readonly slot: JsonValue }[];
};

/** Events are records of one module. */
async function readTriggers(
  deps: Dependencies,
  address: ModuleAddress,
  triggers: readonly Trigger[],
): Promise<FoundTriggers> {
  const key = triggers[0]?.module ?? '';
  const { module, branchId } = await resolveModulePlace(deps.database, deps, { ...address, module: key });
  const [field] = timeslotFields(module);
  if (field === undefined) return { module, found: [] };
  const { rows } = await deps.database.query<{ id: string; slot: JsonValue }>(
    `select record_id as id, data -> ${literal(field.key)} as slot from ${partitionOf(module)}
      where branch_id = $1 and record_id = any($2) and ${IS_HEAD}`,
    [branchId, triggers.map(({ id }) => id)],
  );
  return { module, found: rows };
}
