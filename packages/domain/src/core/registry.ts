import {
  REVISIONS,
  type FamilyDefinition,
  type ModuleDefinition,
  type Registry,
  type ResolvedModule,
} from './module.ts';
import { findDefinitionProblems } from './definition-problems.ts';
import { resolveModule } from './resolve.ts';

/** `planned`: keys that definitions may refer to although no module has them yet. */
type RegistryOptions = { readonly planned?: readonly string[] };

/** The definitions contradict themselves or one another. The message names every place. */
export class RegistryError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The module definitions have ${problems.length} problem(s):\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
    this.name = 'RegistryError';
    this.problems = problems;
  }
}

/** Resolves every definition once, in menu order, and refuses definitions that do not fit together. */
export function createRegistry(
  families: readonly FamilyDefinition[],
  definitions: readonly ModuleDefinition[],
  options: RegistryOptions = {},
): Registry {
  const all = definitions.map(resolveModule);
  const modules = Object.freeze(all.filter(({ store }) => store === REVISIONS));
  const adapted = Object.freeze(all.filter(({ store }) => store !== REVISIONS));
  const byKey = new Map<string, ResolvedModule>(modules.map((module) => [module.key, module]));
  const problems = findDefinitionProblems(families, all, options.planned ?? []);
  if (problems.length > 0) throw new RegistryError(problems);
  return Object.freeze({
    modules,
    adapted,
    families: Object.freeze([...families]),
    get(key: string) {
      const module = byKey.get(key);
      if (module === undefined) throw new RangeError(`There is no module "${key}".`);
      return module;
    },
    find: (key: string) => byKey.get(key),
  });
}

/** The modules whose records a copy of a record of this one can bring along: its children first, then what else belongs to it. */
export function copiedWith(registry: Pick<Registry, 'modules'>, key: string): readonly ResolvedModule[] {
  return [
    ...childrenOf(registry, key),
    ...registry.modules.filter(({ belongsTo }) => belongsTo?.module === key),
  ];
}

const children = new WeakMap<Registry['modules'], ReadonlyMap<string | null, readonly ResolvedModule[]>>();
const NONE: readonly ResolvedModule[] = Object.freeze([]);

/**
 * The modules whose records belong to records of this one, in menu order. Every list asks it, and there are hundreds
 * of modules to look through, so they are grouped once.
 */
export function childrenOf({ modules }: Pick<Registry, 'modules'>, key: string): readonly ResolvedModule[] {
  const known = children.get(modules);
  const grouped = known ?? Map.groupBy(modules, ({ parent }) => parent?.module ?? null);
  if (known === undefined) children.set(modules, grouped);
  return grouped.get(key) ?? NONE;
}
