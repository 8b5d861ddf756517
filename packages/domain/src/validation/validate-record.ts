import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { referencesOf } from '../record/references-of.ts';
import type { FindRecord } from '../rules/rule-logic.ts';
import { checkRecordRules } from './check-rules.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkKindsOfTargets } from './check-kinds-of-targets.ts';
import { kindsInWords } from './kinds-in-words.ts';
import { limitsInWords } from './limits-in-words.ts';
import { checkSelfReferences } from './check-self.ts';
import { reviewFields } from './review-fields.ts';

type Found = {
  readonly findModule: (moduleKey: string) => ResolvedModule | undefined;
  readonly findRecord: FindRecord | undefined;
};

/** Says what other records are, and which of them set a limit, in the words of their screens. */
export function inWords(
  module: ResolvedModule,
  data: RecordData,
  { findModule, findRecord }: Found,
  add: AddIssue,
): AddIssue {
  const limits = findRecord === undefined ? add : limitsInWords(findModule, findRecord, add);
  return kindsInWords(module, data, findModule, limits);
}

/** `findRecord`: finds the records that rules about references need; without it those rules wait. */
type ValidateRecordOptions = {
  readonly findRecord?: FindRecord;
  /** The definition of a module, where records are named by what they are. */
  readonly findModule?: (moduleKey: string) => ResolvedModule | undefined;
  readonly isProtected?: boolean;
  /** The oldest client that the version supports, where it is known. */
  readonly client?: string | undefined;
};

/**
 * The problems that a draft may carry and a release may not, as far as one record tells: missing
 * languages, the module's record rules. What forbids the write itself is `validateFields`.
 */
export function validateRecord(
  module: ResolvedModule,
  data: RecordData,
  options: ValidateRecordOptions = {},
): Issue[] {
  const issues: Issue[] = [];
  const push: AddIssue = (path, code, params, severity) =>
    void issues.push(issue(path, code, params, severity));
  const { isProtected = false, findModule, findRecord, client } = options;
  const add = findModule === undefined ? push : inWords(module, data, { findModule, findRecord }, push);
  reviewFields(module, data, { isProtected }, add);
  checkRecordRules(data, add, { module, isProtected, findRecord, client });
  const references = referencesOf(module, data);
  checkSelfReferences(module, data, references, add);
  if (findRecord !== undefined) {
    checkKindsOfTargets(references, findRecord, add);
    checkAmounts(data, references, findRecord, add);
  }
  return issues;
}
