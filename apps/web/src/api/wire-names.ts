import type { JsonValue } from '@quartermaster/domain/core/json';

/** How names of one body are spelled on the wire and in the page, where that is not the other's simple form. */
export type Shape =
  /** Nothing below is ours: record data, values that people typed. */
  | 'as-is'
  /** The name itself stays; below it everything is as usual. */
  | 'name'
  /** The shape below each name of the wire; `*`: of every other name, which are keys of a map, and stay. */
  | { readonly [name: string]: Shape };

/** What a call sends and gets, as far as not everything of it is converted. */
export type CallShapes = { readonly body?: Shape; readonly answer?: Shape };

/** Everything is converted. */
export const PLAIN: Shape = {};

/** Only before a letter is there another spelling: `reason_param_1` becomes `reasonParam_1`. */
type CamelKey<K> = K extends `${infer Head}_${infer Tail}`
  ? `${Head}${Tail extends `${number}` ? `_${Tail}` : Capitalize<CamelKey<Tail>>}`
  : K;

/** The type of a wire value as the page has it. Keys of a map stay, and so does everything in any JSON. */
export type Camelized<T> = unknown extends T
  ? T
  : [JsonValue] extends [T]
    ? T
    : T extends readonly (infer Item)[]
      ? Camelized<Item>[]
      : T extends object
        ? string extends keyof T
          ? { [K in keyof T]: Camelized<T[K]> }
          : { [K in keyof T as CamelKey<K>]: Camelized<T[K]> }
        : T;

/** `base_revision` → `baseRevision`. */
export const camelName = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `baseRevision` → `base_revision`. */
export const snakeName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const below = (shape: Shape, name: string): Shape | undefined =>
  typeof shape === 'object' && Object.hasOwn(shape, name) ? shape[name] : undefined;

type Spelling = {
  /** A name as the wire has it. */
  readonly wire: (name: string) => string;
  readonly rename: (name: string) => string;
};

function convert(value: unknown, shape: Shape, spelling: Spelling): unknown {
  if (shape === 'as-is' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => convert(item, shape, spelling));
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    if (below(shape, name) === 'name') return [name, convert(inner, PLAIN, spelling)];
    const own = below(shape, spelling.wire(name));
    const other = below(shape, '*');
    if (own === undefined && other !== undefined) return [name, convert(inner, other, spelling)];
    return [spelling.rename(name), convert(inner, own ?? PLAIN, spelling)];
  });
  return Object.fromEntries(entries);
}

/** An answer as the page reads it. */
export function toCamelCase<T>(value: T, shape: Shape): Camelized<T> {
  return convert(value, shape, { wire: (name) => name, rename: camelName }) as Camelized<T>;
}

/** A body as it goes over the wire. */
export function toSnakeCase(value: unknown, shape: Shape): unknown {
  return convert(value, shape, { wire: snakeName, rename: snakeName });
}
