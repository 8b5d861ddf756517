import { joinPath } from '../../core/issue.ts';
import type { ResolvedModule } from '../../core/module.ts';
import type { Demand } from '../../core/rule.ts';
import type { RecordRule } from '../rule-logic.ts';
import { homeOf, namesOf, pathsOf } from './demand-names.ts';
import { demandLogic } from './demand-table.ts';
import { fieldBeside, placesOf } from './field-places.ts';
import { matchOf, resultOf, valueOf, valuesIn, type Sight } from './subjects.ts';

/** Evaluates every demand: at each place of its field where its condition holds. */
export const demandRule: RecordRule<Demand> = {
  level: 'record',
  paths: pathsOf,
  names: namesOf,
  check(rule, data, add, module, { isProtected, findRecord }) {
    // What other records say waits until they can be found.
    if (findRecord === undefined && needsRecords(rule, module)) return;
    const field = homeOf(rule);
    const isPart = rule.of !== undefined && fieldBeside(module, field, rule.of)?.kind === 'timeslot';
    for (const place of placesOf(data, field)) {
      const sight: Sight = { module, field, place, findRecord };
      const match = matchOf(rule.when, sight);
      if (match === null) continue;
      const asked = {
        value: rule.of === undefined ? place.value : valueOf({ field: rule.field, of: rule.of }, sight),
        cause: match.cause,
        isProtected,
        resultOf: (expression: Parameters<typeof resultOf>[0]) => resultOf(expression, sight),
        valuesIn: (subject: Parameters<typeof valuesIn>[0]) => valuesIn(subject, sight),
      };
      const path = isPart ? joinPath(place.path, rule.field) : place.path;
      demandLogic(rule.is).check(rule, asked, (code, params) => add(path, code, params));
    }
  },
};

function needsRecords(rule: Demand, module: ResolvedModule): boolean {
  return (namesOf(rule).targets ?? []).some(
    ({ reference }) => fieldBeside(module, homeOf(rule), reference)?.kind === 'reference',
  );
}
