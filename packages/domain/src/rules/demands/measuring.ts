import type {
  Children,
  Count,
  Extreme,
  FieldCondition,
  Numbered,
  Peers,
  Sum,
} from '../../core/demand-parameters.ts';
import { plainText, type JsonObject, type JsonValue } from '../../core/json.ts';
import { canonicalJson } from '../../record/canonical.ts';
import { childRecordId, recordIdOf } from '../../record/identity.ts';
import { valueAt } from '../../record/path-value.ts';
import { rowsAt } from '../row-paths.ts';
import { holdsIn } from './conditions.ts';
import { valueBeside } from './field-places.ts';
import type { Sight } from './sight.ts';

/** How many rows, children or records a place sees; undefined where they cannot be looked up. */
export function countIn({ countOf, where, times = 1 }: Count, sight: Sight): number | undefined {
  if (typeof countOf === 'object' && 'numbered' in countOf && sight.findRecord === undefined)
    return undefined;
  return times * measured({ what: 'count', list: countOf, where }, sight, (values) => values.length);
}

/** The sum of a number over rows, children or records, as seen from a place. */
export function sumIn({ sumOf, in: list, where }: Sum, sight: Sight): number {
  return measured({ what: sumOf, list, where }, sight, (values) => sumOver(values, sumOf));
}

/** The largest or smallest number that a place sees; undefined where none is there or can be looked up. */
export function extremeIn(extreme: Extreme, sight: Sight): number | undefined {
  const { in: list, where } = extreme;
  const isLargest = 'largestOf' in extreme;
  const what = isLargest ? extreme.largestOf : extreme.smallestOf;
  const number = measured(
    { what: `${isLargest ? 'largest' : 'smallest'} ${what}`, list, where },
    sight,
    (all) => {
      const numbers = all.map((values) => valueAt(values, what)).filter((value) => typeof value === 'number');
      return isLargest ? Math.max(...numbers) : Math.min(...numbers);
    },
  );
  return Number.isFinite(number) ? number : undefined;
}

/** The sum of a field; what is no number counts as nothing. */
export function sumOver(rows: readonly JsonObject[], field: string): number {
  return rows.reduce((sum, row) => {
    const value = valueAt(row, field);
    return sum + (typeof value === 'number' ? value : 0);
  }, 0);
}

type Asked = {
  readonly what: string;
  readonly list: string | Children | Numbered | Peers;
  readonly where: FieldCondition | undefined;
};

function measured(
  { what, list, where }: Asked,
  sight: Sight,
  measure: (values: readonly JsonObject[]) => number,
): number {
  const kept = (all: readonly JsonObject[]): number =>
    measure(all.filter((values) => holdsIn(where, values)));
  if (typeof list === 'string') return kept(rowsBeside(list, sight));
  const owner = ownerOf(list, sight);
  const name = canonicalJson([what, list, where ?? null, owner ?? null]);
  const number = sight.known?.get(name) ?? kept(recordsOf(list, owner, sight));
  sight.known?.set(name, number);
  return number;
}

/** The rows of a list around a place, or of a list inside one. A number of the same name is no list. */
function rowsBeside(path: string, { place }: Sight): readonly JsonObject[] {
  const [first = ''] = path.split('.');
  const around = place.around.map(({ values }) => values[first]);
  const list = around.find((value) => typeof value === 'object' && value !== null);
  return rowsAt({ [first]: list ?? valueBeside(place, first) ?? null }, path).map(({ values }) => values);
}

/** What records are counted by: their parent, or the value that they share. */
function ownerOf(list: Children | Numbered | Peers, sight: Sight): JsonValue | undefined {
  if ('numbered' in list) return undefined;
  return 'children' in list ? parentOf(list, sight) : valueBeside(sight.place, list.groupBy ?? '');
}

function parentOf({ of }: Children, { module, place }: Sight): string {
  if (of !== undefined) return plainText(valueBeside(place, of));
  return recordIdOf(module, place.around.at(-1)?.values ?? {});
}

function recordsOf(
  list: Children | Numbered | Peers,
  owner: JsonValue | undefined,
  sight: Sight,
): readonly JsonObject[] {
  if ('numbered' in list) return countedFrom(list.numbered, list.under ?? null, sight);
  if ('children' in list) return countedFrom(list.children, plainText(owner), sight);
  const { groupBy } = list;
  const peers = (sight.peers ?? []).map(({ data }) => data);
  return groupBy === undefined
    ? peers
    : peers.filter((data) => plainText(valueAt(data, groupBy)) === plainText(owner));
}

/** They are numbered from 1 without a gap. */
function countedFrom(module: string, parentId: string | null, { findRecord }: Sight): readonly JsonObject[] {
  const found: JsonObject[] = [];
  for (let no = 1; ; no += 1) {
    const id = parentId === null ? String(no) : childRecordId(parentId, String(no));
    const child = findRecord?.(module, id);
    if (child === undefined) return found;
    found.push(child);
  }
}
