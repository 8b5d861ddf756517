import type { ResolvedField } from '../core/field.ts';
import type { ResolvedModule } from '../core/module.ts';

/** Kinds of fields by path; a field of a row is under `rewards.amount`. */
type FieldKinds = ReadonlyMap<string, string>;

/** A field that stored records may still have, and what it is today; `now` is null where it is gone. */
export type UndeclaredChange = {
  readonly path: string;
  readonly before: string;
  readonly now: string | null;
};

/** Every field of a module with its kind. */
export const fieldKindsOf = ({ fields }: Pick<ResolvedModule, 'fields'>): FieldKinds =>
  new Map(kindsBelow(fields, ''));

function kindsBelow(fields: readonly ResolvedField[], base: string): [string, string][] {
  return fields.flatMap((field) => [
    [`${base}${field.key}`, field.kind] as [string, string],
    ...kindsBelow(field.rowFields, `${base}${field.key}.`),
  ]);
}

/**
 * Fields that a definition had and no longer has, or has with another kind, without a word in its
 * `evolution`: what is stored in them would lose its meaning unseen. The fields of the
 * rows of a field that is gone are not reported again.
 */
export function findUndeclaredChanges(module: ResolvedModule, before: FieldKinds): UndeclaredChange[] {
  const today = fieldKindsOf(module);
  const changes = [...before]
    .map(([path, kind]) => ({ path, before: kind, now: today.get(path) ?? null }))
    .filter(({ path, before: kind, now }) => now !== kind && !isDeclared(module, path));
  const gone = new Set(changes.filter(({ now }) => now === null).map(({ path }) => path));
  return changes.filter(({ path }) => !parentsOf(path).some((parent) => gone.has(parent)));
}

function isDeclared({ evolution, fieldByKey }: ResolvedModule, path: string): boolean {
  const { renamed, moved, removed, converted } = evolution;
  const [key = ''] = path.split('.');
  if (!fieldByKey.has(key) && [...Object.keys(renamed), ...Object.keys(moved), ...removed].includes(key))
    return true;
  return [path, ...parentsOf(path)].some((place) => converted.includes(place));
}

const parentsOf = (path: string): string[] =>
  path
    .split('.')
    .slice(0, -1)
    .map((_, index, keys) => keys.slice(0, index + 1).join('.'));
