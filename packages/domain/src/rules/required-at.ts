import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { Demand, RuleDefinition } from '../core/rule.ts';
import { placeAt } from './demands/field-places.ts';
import { matchOf } from './demands/subjects.ts';

type RequiredRule = Demand<'required'>;

/** The rules that may ask for a value at a path of a record (`lines.3.text`). */
function rulesAt({ rules }: ResolvedModule, path: string): readonly RequiredRule[] {
  const field = path.replaceAll(/\.\d+/g, '');
  return rules.filter(
    (rule): rule is RequiredRule => isRequired(rule) && rule.field === field && rule.severity !== 'warning',
  );
}

const isRequired = (rule: RuleDefinition): rule is RequiredRule =>
  'is' in rule &&
  rule.is === 'required' &&
  'field' in rule &&
  rule.of === undefined &&
  rule.via === undefined;

/** Whether it depends on other values if a field has to be filled. */
export const mayBeRequired = (module: ResolvedModule, path: string): boolean =>
  rulesAt(module, path).length > 0;

/** Whether a rule asks for a value at a path, as the other values of the record are. `isProtected`: of its environment. */
export function isRequiredAt(
  module: ResolvedModule,
  data: RecordData,
  path: string,
  isProtected: boolean,
): boolean {
  return rulesAt(module, path).some(({ field, when }) => {
    const place = placeAt(module, data, field, path);
    const sight = place && { module, field, place, isProtected, findRecord: undefined };
    return sight !== undefined && matchOf(when, sight) !== null;
  });
}
