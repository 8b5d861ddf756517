import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import fc from 'fast-check';
import * as z from 'zod';
import type { Route } from '../http/route.ts';
import { DEEP_JSON, ODD_JSON, ODD_TEXTS, QUERY_NAMES } from './odd-values.ts';
import { fieldsOf, mostly, valuesOf, type ValueOptions } from './schema-values.ts';

/** A request as an attacker or a broken program sends it. */
export type OddRequest = {
  readonly route: Route;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly body: string | Buffer | undefined;
};

export type OddOptions = {
  /** Parts of addresses that lead somewhere, by the parameter's name. */
  readonly known: Readonly<Record<string, string>>;
  /** A body's values that are right, as JSON text, by their name. */
  readonly right: Readonly<Record<string, string>>;
  /** A record that is right: its fields, as JSON text. */
  readonly record: Readonly<Record<string, string>>;
};

/** Mostly one of the values that broke something somewhere once, else whatever comes. */
const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

const oddJson = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...ODD_JSON) },
  { weight: 6, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(...DEEP_JSON) },
);

/** A header is right this many times for a few times that it is wrong. */
const MOSTLY_RIGHT = 30;

/** Requests for a route that are wrong in some of their parts and right in the others. */
export function oddRequests(route: Route, options: OddOptions): fc.Arbitrary<OddRequest> {
  return fc.record({
    route: fc.constant(route),
    path: addressOf(route, options),
    headers: headersOf(route, options),
    language: fc.constantFrom(...LANGUAGES),
    body: bodyOf(route, options),
  });
}

function addressOf({ path, query }: Route, { known }: OddOptions): fc.Arbitrary<string> {
  const parts = path
    .slice(1)
    .split('/')
    .map((part) => {
      if (part !== '*' && !part.startsWith(':')) return fc.constant(part);
      const right = known[part.slice(1)];
      const odd = oddText.map(encodePart);
      return right === undefined ? odd : mostly(85, fc.constant(right), odd);
    });
  return fc
    .tuple(fc.tuple(...parts), queryOf(query))
    .map(([address, text]) => `${address.join('/')}${text === '' ? '' : `?${text}`}`);
}

/** Names that the route knows with values it mostly allows, and some that others know. */
function queryOf(schema: Route['query']): fc.Arbitrary<string> {
  const own = Object.entries(schema === undefined ? {} : fieldsOf(schema, { right: {}, odd: oddJson })).map(
    ([name, value]) => fc.tuple(fc.constant(name), mostly(60, value.map(textOfJson), oddText)),
  );
  const pair = fc.oneof(...own, fc.tuple(fc.constantFrom(...QUERY_NAMES), oddText));
  const list = mostly(95, fc.constant(''), fc.constant('[]'));
  return fc
    .array(fc.tuple(pair, list), { maxLength: 4 })
    .map((all) => all.map(([[name, value], mark]) => `${name}${mark}=${encodePart(value)}`).join('&'));
}

/** A text without its quotation marks. */
const textOfJson = (json: string): string => json.replaceAll(/^"|"$/g, '');

/** Half a character cannot be sent in an address at all. */
const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed());

function headersOf({ upload }: Route, { known }: OddOptions): fc.Arbitrary<Record<string, string>> {
  const header = (name: string, right: string, ...odd: readonly string[]) =>
    fc.constantFrom<Record<string, string>[]>(
      ...Array.from({ length: MOSTLY_RIGHT }, () => ({ [name]: right })),
      {},
      ...odd.map((value) => ({ [name]: value })),
    );
  const type = upload === null ? 'application/json' : 'multipart/form-data; boundary=b';
  return fc
    .tuple(
      header(
        'content-type',
        type,
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        '\u00ff',
      ),
      header('x-environment', known['env'] ?? '', 'no-such', '__proto__', "'"),
      header('x-version', known['version'] ?? '', '9.9.9', 'constructor'),
      header('idempotency-key', '', 'again', 'with space'),
      header('clienttime', '', '0', 'noon'),
    )
    .map((all) => Object.fromEntries(all.flatMap(Object.entries).filter(([, value]) => value !== '')));
}

function bodyOf(route: Route, options: OddOptions): fc.Arbitrary<OddRequest['body']> {
  if (route.method === 'GET') return fc.constant(undefined);
  if (route.upload !== null) return oddForm;
  const broken = fc.tuple(oddJson, fc.nat(30)).map(([json, cut]) => json.slice(0, -1 - cut));
  const foreign = fc.constantFrom('{"name": "\xff"}', '{"data": {"name": {"en": "\xc3\xc4"}}}').map(inLatin1);
  const whole = route.body instanceof z.ZodRecord ? recordText(options) : likelyBody(route.body, options);
  return mostly(85, whole, mostly(70, oddJson, fc.oneof(broken, foreign)));
}

const inLatin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

function likelyBody(schema: Route['body'], options: OddOptions): fc.Arbitrary<string> {
  if (schema === undefined) return oddJson;
  const right = Object.entries(options.right).map(([name, json]) => [name, fc.constant(json)] as const);
  const values: ValueOptions = {
    right: { ...Object.fromEntries(right), data: recordText(options) },
    odd: oddJson,
  };
  return valuesOf(schema, values);
}

const objectText = (entries: readonly (readonly [string, string | null])[]): string =>
  `{${entries.flatMap(([name, value]) => (value === null ? [] : [`"${name}": ${value}`])).join(', ')}}`;

/** A valid record with, as a rule, one invalid field. */
function recordText({ record }: OddOptions): fc.Arbitrary<string> {
  const keys = Object.keys(record);
  const whole = fc.constant(objectText(Object.entries(record)));
  const wrong = fc
    .tuple(fc.constantFrom(...keys, 'unknown'), oddJson)
    .map(([odd, value]) =>
      objectText([
        ...keys.filter((key) => key !== odd).map((key) => [key, record[key] ?? null] as const),
        [odd, value],
      ]),
    );
  return mostly(70, wrong, whole);
}

/** A form with a file, as far as it goes. */
const oddForm = fc
  .tuple(fc.constantFrom('file', 'kind', 'path', ''), oddText, oddJson, fc.nat(60))
  .map(([name, fileName, content, cut]) => {
    const head = `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${encodePart(fileName)}"\r\n\r\n`;
    return `${head}${content}\r\n--b--\r\n`.slice(0, cut < 20 ? -cut - 1 : undefined);
  });
