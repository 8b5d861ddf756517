import type { ResolvedModule } from './module.ts';
import { unknown } from './definition-words.ts';

/** Chains of periods are short: a lap of a boss, the boss of a round, the period of the round. */
const MOST_STEPS = 4;

/** Checks that the fields and the period of `fixed` exist. */
export function findFixedProblems(module: ResolvedModule, modules: readonly ResolvedModule[]): string[] {
  const { key, fixed, fieldByKey } = module;
  if (fixed === null) return [];
  const keys = [...fieldByKey.keys()];
  const named = unknown(`${key}: fixed.fields`, fixed.fields, keys);
  if ('since' in fixed) return [...named, ...unknown(`${key}: fixed.since`, [fixed.since], keys)];
  if (!('during' in fixed)) return named;
  const { during, until, days } = fixed;
  const by = typeof during === 'string' ? during : during.by;
  const missing = [
    ...unknown(`${key}: fixed.during`, [by], keys),
    ...unknown(`${key}: fixed.until`, [until], keys),
    ...unknown(`${key}: fixed.days`, [days], keys),
  ];
  return [...named, ...missing, ...(missing.length > 0 ? [] : findChainProblems(module, modules))];
}

/** Checks that each chain of periods ends at one, within the same scope. */
function findChainProblems(
  module: ResolvedModule,
  modules: readonly ResolvedModule[],
  at = module,
  steps = MOST_STEPS,
): string[] {
  const sources = periodModulesOf(at);
  if (sources.length > 0 && steps === 0) return [`${module.key}: fixed.during: leads in a circle`];
  return sources.flatMap((source) => {
    const next = modules.find(({ key }) => key === source);
    const isHeld = next?.fixed !== null && next?.fixed !== undefined && 'during' in next.fixed;
    if (next === undefined || !isHeld || next.scope !== module.scope)
      return [`${module.key}: fixed.during: ${source} has no period of its own in the same scope`];
    return findChainProblems(module, modules, next, steps - 1);
  });
}

/** The modules whose periods lock fields of this one; none: its own timeslot or instants do. */
export function periodModulesOf({
  fixed,
  fieldByKey,
}: Pick<ResolvedModule, 'fixed' | 'fieldByKey'>): readonly string[] {
  if (fixed === null || !('during' in fixed)) return [];
  const { during } = fixed;
  if (typeof during !== 'string') return during.modules;
  const field = fieldByKey.get(during);
  if (field?.kind === 'timeslot' || field?.kind === 'date_time') return [];
  return [field?.kind === 'reference' ? field.to : ''];
}
