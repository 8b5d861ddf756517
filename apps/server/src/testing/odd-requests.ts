import * as z from 'zod';
import { seededRandom } from '@quartermaster/domain/simulation/seeded-random';
import type { Route } from '../http/route.ts';

/** A request as somebody sends it who means no good, or whose program is broken. */
export type OddRequest = {
  readonly route: Route;
  readonly path: string;
  readonly body: string | undefined;
};

const DEEP = 20_000;

/** Values as JSON text: what no program of ours would send. */
const ODD_JSON: readonly string[] = [
  'null', 'true', '-1', '0', '1', '2147483648', '9007199254740993', '1e400', '-0.5', '""', '"x"', '[]', '{}', '[null]', '[[[]]]',
  '"a\\u0000b"', '"\\ud83c"', '"__proto__"', '"constructor"', `"'; drop table account; --"`, '"../../../etc/passwd"',
  '"\\u202e\\u200b"', '"%00%ff"', '"2026-13-45 25:61:61"', `"${'long '.repeat(5000)}"`,
  '{"__proto__": {"role": "admin"}}', '{"constructor": {"prototype": {"a": 1}}}', '{"toString": "x", "": "", "a.b": 1}',
  '{"a\\u0000": 1}', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  '[{"op": "update", "record_id": "1", "data": {}, "base_revision": 1}]', '[{"op": "delete", "record_id": "1"}]',
  '[{"module": "item-setting", "record_id": "1"}, {"module": "no-such", "record_id": "~~"}]',
]; // prettier-ignore

/** Parts of an address or of a query, not yet encoded. */
const ODD_TEXTS: readonly string[] = [
  '', '1', '0', '-1', '1.5', '1e9', '99999999999999999999', 'NaN', 'all', '~', '1~1', '..', '../..', '%', '%2e%2e', '\0', '\u202e',
  '龍', '🍵', '__proto__', 'constructor', 'toString', "' or 1=1 --", '$1', '\\', 'a'.repeat(300), 'a'.repeat(3000), '[]', '{}', '[{}]', 'record_id',
  '-item_id', '-__proto__', 'csv', 'json', '[{"field":"item_id","op":"eq","value":1}]', '[{"field":"name","op":"contains","value":"\\u0000"}]',
  '[{"field":"sort_order","op":"between","value":[1e400,null]}]', '[{"field":"constructor","op":"in","value":["x"]}]',
  '[{"field":"item_type","op":"in","value":[[1],{"a":2}]}]', '[{"field":"item_id","op":"gte","value":"9e999"}]',
  '00000000-0000-4000-8000-000000000000', 'dev', '1.0.0',
]; // prettier-ignore

const QUERY_NAMES = ['page', 'per_page', 'sort', 'q', 'filter', 'lang', 'ids', 'limit', 'base_revision', 'confirmation', 'hold', 'format', 'outcome', 'module', 'account']; // prettier-ignore

type Options = {
  readonly seed: number;
  /** Parts of addresses that lead somewhere, by the parameter's name. */
  readonly known: Readonly<Record<string, string>>;
  /** A body's values that are right, as JSON text, by their name. */
  readonly right: Readonly<Record<string, string>>;
  /** A record that is right: its fields, as JSON text. */
  readonly record: Readonly<Record<string, string>>;
};

/** Requests that are wrong in some of their parts and right in the others, the same for the same seed. */
export function createOddRequests({ seed, known, right, record }: Options): (route: Route) => OddRequest {
  const random = seededRandom(seed);
  const chance = (of: number): boolean => random() < of;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  const addressOf = (route: Route): string =>
    route.path
      .slice(1)
      .replaceAll(/:(\w+)/g, (_, name: string) =>
        known[name] !== undefined && chance(0.85) ? known[name] : encodeURIComponent(pick(ODD_TEXTS)),
      )
      .replace('*', () => encodeURIComponent(pick(ODD_TEXTS)));

  const queryOf = (): string =>
    QUERY_NAMES.filter(() => chance(0.15))
      .map((name) => `${name}${chance(0.05) ? '[]' : ''}=${encodeURIComponent(pick(ODD_TEXTS))}`)
      .join('&');

  const recordText = (): string => {
    const odd = pick(Object.keys(record));
    const fields = Object.entries(record).map(
      ([key, value]) => `"${key}": ${key === odd ? pick(ODD_JSON) : value}`,
    );
    return `{${fields.join(', ')}}`;
  };

  const rightValue = (name: string): string =>
    name === 'data' ? recordText() : (right[name] ?? pick(ODD_JSON));

  const bodyOf = (route: Route): string => {
    if (!(route.body instanceof z.ZodObject) || chance(0.15)) return pick(ODD_JSON);
    const parts = Object.keys(route.body.shape)
      .filter(() => chance(0.9))
      .map((name) => `"${name}": ${chance(0.75) ? rightValue(name) : pick(ODD_JSON)}`);
    return `{${parts.join(', ')}}`;
  };

  return (route) => {
    const query = queryOf();
    return {
      route,
      path: `${addressOf(route)}${query === '' ? '' : `?${query}`}`,
      body: route.method === 'GET' ? undefined : bodyOf(route),
    };
  };
}
