/** Names that the wire spells in its own way; they pass unchanged. */
const LITERAL_KEYS = new Set([
  'accessToken',
  'platformName',
  'php_v',
  'Target',
  'GodId',
  'offline_item_poolId',
]);

/**
 * Keys whose value belongs to the people who typed it (record data, JSON, tables keyed by record
 * ids): no conversion goes below them.
 */
export const OPAQUE_KEYS = [
  'data',
  'identity',
  'value',
  'before',
  'after',
  'params',
  'base',
  'references',
  'mapping',
  'cells',
  'filter',
  'raw',
  'current',
] as const;

type OpaqueKey = (typeof OPAQUE_KEYS)[number];

type CamelKey<K> = K extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : K;

/** The type of a wire object after `toCamelCase`. */
export type Camelized<T> = T extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : T extends object
    ? { [K in keyof T as CamelKey<K>]: K extends OpaqueKey ? CamelizedOpaque<K, T[K]> : Camelized<T[K]> }
    : T;

/** A page of a list also calls its rows `data`: rows are ours, a record's data is not. */
type CamelizedOpaque<K, T> = K extends 'data' ? (T extends readonly (infer Row)[] ? Camelized<Row>[] : T) : T;

const opaque: ReadonlySet<string> = new Set(OPAQUE_KEYS);

function isOpaque(key: string, value: unknown): boolean {
  return opaque.has(key) && !(key === 'data' && Array.isArray(value));
}

function convertKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      LITERAL_KEYS.has(key) ? key : rename(key),
      isOpaque(key, inner) ? inner : convertKeys(inner, rename),
    ]),
  );
}

export function toCamelCase<T>(value: T): Camelized<T> {
  const rename = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return convertKeys(value, rename) as Camelized<T>;
}

export function toSnakeCase(value: unknown): unknown {
  return convertKeys(value, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}
