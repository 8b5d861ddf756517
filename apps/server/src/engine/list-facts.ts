import type { FilterCondition } from '@quartermaster/contract/http/list-filter';
import { LIST_FACTS, type ListFact } from '@quartermaster/contract/http/list-limits';
import { plainText, type JsonValue } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { timeslotFields } from '@quartermaster/domain/core/timeslot-fields';
import { isDateTime } from '@quartermaster/domain/fields/date-format';
import type { Parameters } from './parameters.ts';
import { literal } from './partition.ts';
import { REFERRING_BRANCHES, type LinkField } from './record-links.ts';

/** The list that a fact narrows. `uncounted`: references that do not make a record a referenced one. */
export type FactContext = {
  readonly module: ResolvedModule;
  readonly uncounted: readonly LinkField[];
  readonly parameters: Parameters;
};

type FactSql = (condition: FilterCondition, list: FactContext) => string | null;

const FACT_SQL: Readonly<Record<ListFact, FactSql>> = {
  '@open': openSql,
  '@updated': updatedSql,
  '@referenced': ({ op, value }, list) =>
    op === 'eq' && typeof value === 'boolean' ? `${value ? '' : 'not '}${isReferencedSql(list)}` : null,
};

/** What a list can be narrowed by that no field of a record holds; null: there is no such fact. */
export function factSql(condition: FilterCondition, list: FactContext): string | null {
  const fact = LIST_FACTS.find((each) => each === condition.field);
  return fact === undefined ? null : FACT_SQL[fact](condition, list);
}

/** By now the condition names the timeslots that are open: see `withOpenTimeslots`. */
function openSql({ op, value }: FilterCondition, { module, parameters }: FactContext) {
  const keys = timeslotFields(module).map(({ key }) => key);
  if (keys.length === 0 || !Array.isArray(value) || (op !== 'in' && op !== 'not')) return null;
  const slots = `${parameters.add(value.map((slot: JsonValue) => JSON.stringify(slot)))}::jsonb[]`;
  const isOpen = keys.map((key) => `coalesce(r.data -> ${literal(key)} = any(${slots}), false)`).join(' or ');
  return op === 'in' ? `(${isOpen})` : `not (${isOpen})`;
}

/** Instants of the log nearly rise with its numbers: no later number is as far back as that. */
const SLACK = "interval '1 hour'";

function updatedSql({ op, value }: FilterCondition, { parameters }: FactContext) {
  const [from, to] =
    op === 'between' && Array.isArray(value) ? value : op === 'gte' ? [value] : [null, value];
  if (!['gte', 'lte', 'between'].includes(op) || ![from, to].every(isInstantOrAbsent)) return null;
  const instant = (at: JsonValue) => `${parameters.add(`${plainText(at)}Z`)}::timestamptz`;
  const since = isGiven(from) ? instant(from) : null;
  const until = isGiven(to) ? instant(to) : null;
  const bounds = [...(since ? [` and c.at >= ${since}`] : []), ...(until ? [` and c.at <= ${until}`] : [])];
  const written = `exists (select from change_set as c where c.seq = r.from_seq${bounds.join('')})`;
  if (since === null) return written;
  const first = `(select coalesce(max(c.seq), 0) from change_set as c where c.branch_id = $1 and c.at < ${since} - ${SLACK})`;
  return `r.from_seq > ${first} and ${written}`;
}

export const isGiven = (value: JsonValue | undefined): value is JsonValue =>
  value !== undefined && value !== null;

const isInstantOrAbsent = (value: JsonValue | undefined): boolean =>
  !isGiven(value) || (typeof value === 'string' && isDateTime(value));

/** A record can be referred to by its identity, or by the value of one of its texts. */
function isReferencedSql({ module, uncounted, parameters }: FactContext): string {
  const to = parameters.add(module.key);
  const counted = uncounted
    .map(({ module: from, path }) => ` and (l.module, l.path) <> (${literal(from)}, ${literal(path)})`)
    .join('');
  const names = [
    ['', 'r.record_id'],
    ...module.fields
      .filter(({ kind }) => kind === 'text')
      .map(({ key }) => [key, `r.data ->> ${literal(key)}`]),
  ];
  const links = names.map(
    ([field = '', name]) => `exists (
      select from record_link as l
       where l.branch_id in (${REFERRING_BRANCHES}) and l.to_module = ${to} and l.to_field = ${literal(field)} and l.to_record_id = ${name}${counted})`,
  );
  return `(${links.join(' or ')})`;
}
