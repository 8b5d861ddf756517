import type { ModuleDefinition, ResolvedModule } from '@quartermaster/domain/core/module';
import { resolveModule } from '@quartermaster/domain/core/resolve';

/**
 * One small script per definition, fetched when its screen is opened: the console starts equally
 * fast with 13 modules and with 335. A definition's file is named after its key, so no list of
 * modules has to be kept here.
 */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../../../packages/domain/src/modules/*/*.ts',
  '!../../../../packages/domain/src/modules/*/index.ts',
  '!../../../../packages/domain/src/modules/*/*.test.ts',
]);

const LOADERS: ReadonlyMap<string, () => Promise<Readonly<Record<string, unknown>>>> = new Map(
  Object.entries(FILES).map(([path, file]) => [path.slice(path.lastIndexOf('/') + 1, -'.ts'.length), file]),
);

const resolved = new Map<string, Promise<ResolvedModule>>();

function isDefinition(value: unknown, key: string): value is ModuleDefinition {
  return (
    typeof value === 'object' && value !== null && 'key' in value && value.key === key && 'fields' in value
  );
}

async function load(
  key: string,
  file: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<ResolvedModule> {
  const definition = Object.values(await file()).find((value) => isDefinition(value, key));
  if (!definition) throw new Error(`The file ${key}.ts does not define a module of that key`);
  return resolveModule(definition);
}

export function hasModule(key: string): boolean {
  return LOADERS.has(key);
}

/** The resolved definition of a module; rejects for a key that no module has. */
export function loadModule(key: string): Promise<ResolvedModule> {
  const known = resolved.get(key);
  if (known) return known;
  const file = LOADERS.get(key);
  if (!file) return Promise.reject(new Error(`Unknown module ${key}`));
  const loading = load(key, file);
  resolved.set(key, loading);
  // A lost connection must not stick: the next opening tries again.
  loading.catch(() => resolved.delete(key));
  return loading;
}
