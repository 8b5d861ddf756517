import { fieldAtPath } from '../core/field-at-path.ts';
import { plainText, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { Demand, RuleDefinition } from '../core/rule.ts';
import { placeAt } from './demands/field-places.ts';
import type { Sight } from './demands/sight.ts';
import { matchOf, resultOf } from './demands/subjects.ts';

/** A field that the record of a reference has to have one of these values in, each as a text. */
export type Admitted = { readonly field: string; readonly values: readonly string[] };

/**
 * What the rules of a module admit in a reference at a path of a record (`choices.0.next_id`), as far as the values
 * of the record say so. A record that keeps all of it may be chosen there; what a rule compares with other records,
 * or only warns of, is left to the check.
 */
export function admittedTargets(module: ResolvedModule, data: RecordData, path: string): readonly Admitted[] {
  return module.rules.flatMap((rule) => (isOfTarget(rule) ? admittedBy(rule, module, data, path) : []));
}

type TargetRule = Demand<'one_of' | 'same'> & { readonly of: string };

/** Rules that say which value a field of the named record has. */
function isOfTarget(rule: RuleDefinition): rule is TargetRule {
  if (!('is' in rule) || (rule.is !== 'one_of' && rule.is !== 'same')) return false;
  return 'of' in rule && rule.of !== undefined && rule.via === undefined && rule.severity !== 'warning';
}

function admittedBy(
  rule: TargetRule,
  module: ResolvedModule,
  data: RecordData,
  path: string,
): readonly Admitted[] {
  const kind = fieldAtPath(module, rule.of)?.kind;
  const place = placeAt(module, data, rule.of, path);
  if (place === undefined || (kind !== 'reference' && kind !== 'reference_by')) return [];
  const sight: Sight = { module, field: rule.of, place, isProtected: false, findRecord: undefined };
  if (matchOf(rule.when, sight) === null) return [];
  const wanted = rule.is === 'one_of' ? rule.values : [resultOf(rule.as, sight).value ?? null];
  const values = wanted.map(plainText);
  return values.includes('') ? [] : [{ field: rule.field, values }];
}
