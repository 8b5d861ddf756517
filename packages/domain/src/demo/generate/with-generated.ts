import type { ResolvedField } from '../../core/field.ts';
import type { RecordData } from '../../core/json.ts';
import type { Registry, ResolvedModule } from '../../core/module.ts';
import { targetsOf } from '../../core/targets-of.ts';
import { gameSoFar } from './game-so-far.ts';
import { generateRecords } from './generate-records.ts';

type Configuration = { readonly [moduleKey: string]: readonly RecordData[] };

/** A configuration with records for every module that has none yet, each after those it names. */
export function withGenerated(registry: Registry, written: Configuration): Configuration {
  const records = new Map(Object.entries(written));
  const game = gameSoFar(registry, (key) => records.get(key) ?? []);
  for (const module of inOrderOfNaming(registry.modules.filter(({ key }) => !records.has(key))))
    records.set(module.key, generateRecords(module, game));
  return Object.fromEntries(records);
}

/** Modules after those that they name; of a circle, in menu order. */
function inOrderOfNaming(modules: readonly ResolvedModule[]): readonly ResolvedModule[] {
  const byKey = new Map(modules.map((module) => [module.key, module]));
  const ordered = new Set<ResolvedModule>();
  const open = new Set<ResolvedModule>();
  const visit = (module: ResolvedModule): void => {
    if (ordered.has(module) || open.has(module)) return;
    open.add(module);
    for (const key of module.fields.flatMap(modulesNamedBy)) {
      const named = byKey.get(key);
      if (named !== undefined) visit(named);
    }
    ordered.add(module);
  };
  modules.forEach(visit);
  return [...ordered];
}

function modulesNamedBy(field: ResolvedField): readonly string[] {
  return [...targetsOf(field), ...field.rowFields.flatMap(modulesNamedBy)];
}
