import { issuesOfRecord, type Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { RuleDefinition } from '@quartermaster/domain/core/rule';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { checkRules } from '@quartermaster/domain/validation/check-groups';
import { findWithSameWords } from '../../engine/record-search.ts';
import { checkOwnGroups, findNamedBy } from './check-groups.ts';
import type { RecordPlace, RecordsDependencies } from './record-place.ts';

/** A few records are enough to tell that a name is taken. */
const MOST_COMPARED = 5;

/** What a release would say of a record beside others: of the same thing, or of the same name. */
export async function checkBesideOthers(
  deps: RecordsDependencies,
  place: RecordPlace,
  recordId: string,
  data: RecordData,
): Promise<readonly Issue[]> {
  const [together, taken] = await Promise.all([
    checkOwnGroups(deps, place, recordId, data),
    checkTaken(deps, place, recordId, data),
  ]);
  const isSaid = ({ path, code }: Issue) =>
    together.some((known) => known.path === path && known.code === code);
  return [...together, ...taken.filter((issue) => !isSaid(issue))];
}

/**
 * What a release would say of the names of a record that others have too. Only a few that have the same words
 * are compared: a form does not wait for all of a module.
 */
async function checkTaken(
  deps: RecordsDependencies,
  place: RecordPlace,
  recordId: string,
  data: RecordData,
): Promise<readonly Issue[]> {
  const { module, branch } = place;
  const rules = module.rules.filter((rule) => wordFields(module, rule).length > 0);
  const fields = rules.flatMap((rule) => wordFields(module, rule));
  const searched = { module, branchId: branch.branchId };
  const found = await findWithSameWords(deps.database, searched, fields, { recordId, data }, MOST_COMPARED);
  if (found.length === 0) return [];
  const others = found.map((other) => ({ ...other, data: readRecord(module, other.data) }));
  const records = [...others, { recordId, data }];
  const findRecord = await findNamedBy(deps, place, module, records);
  return issuesOfRecord(checkRules({ module, rules, records, findRecord }), recordId);
}

/** The words that a rule lets no two records of a module share. */
function wordFields({ fieldByKey }: ResolvedModule, rule: RuleDefinition): readonly ResolvedField[] {
  if (!('is' in rule) || rule.is !== 'unique' || rule.along !== undefined) return [];
  return rule.fields.flatMap((key) => {
    const field = fieldByKey.get(key);
    return field?.kind === 'localized_text' || field?.kind === 'text' ? [field] : [];
  });
}
