import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';

type Selection = {
  /** Keys of modules; null: every module. */
  readonly modules: readonly string[] | null;
  readonly children: boolean;
  readonly localization: boolean;
};

/**
 * The modules that leave in a file, in menu order. State of the running game never does.
 * @throws AppError `module_not_found`
 */
export function selectModules(registry: Registry, selection: Selection): readonly ResolvedModule[] {
  const settings = registry.modules.filter(({ scope }) => scope !== 'live');
  const { modules, children, localization } = selection;
  if (modules === null)
    return settings.filter(
      ({ key, parent }) => (children || parent === null) && (localization || key !== TEXT_MODULE.key),
    );
  const chosen = new Set(modules);
  for (const key of chosen)
    if (!settings.some((module) => module.key === key))
      throw new AppError('module_not_found', { module: key });
  if (localization && settings.some(({ key }) => key === TEXT_MODULE.key)) chosen.add(TEXT_MODULE.key);
  if (children) addChildren(settings, chosen);
  return settings.filter(({ key }) => chosen.has(key));
}

/** A child may have children of its own, so it goes round until no module is added. */
function addChildren(settings: readonly ResolvedModule[], chosen: Set<string>): void {
  for (let before = -1; before < chosen.size;) {
    before = chosen.size;
    for (const { key, parent } of settings) if (parent !== null && chosen.has(parent.module)) chosen.add(key);
  }
}

/** Whether a module is known here and its records are settings. */
export function isSetting(registry: Registry, key: string): boolean {
  const module = registry.find(key);
  return module !== undefined && module.scope !== 'live';
}
