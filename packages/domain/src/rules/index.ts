import type { RecordData } from '../core/json.ts';
import type { RuleDefinition, RuleName } from '../core/rule.ts';
import type { FieldReference } from '../fields/field-kind-logic.ts';
import { alsoIn } from './also-in.ts';
import { aroundTimeslot } from './around-timeslot.ts';
import { atMostFor } from './at-most-for.ts';
import { contiguous } from './contiguous.ts';
import { emptyWhen } from './empty-when.ts';
import { exactlyOne } from './exactly-one.ts';
import { greaterOrEqual } from './greater-or-equal.ts';
import { greater } from './greater.ts';
import { matchesReference } from './matches-reference.ts';
import { mustInclude } from './must-include.ts';
import { noCycle } from './no-cycle.ts';
import { noMutual } from './no-mutual.ts';
import { notFalling } from './not-falling.ts';
import { onceUnless } from './once-unless.ts';
import { oneForEach } from './one-for-each.ts';
import { patternWhen } from './pattern-when.ts';
import { placeholdersMatchRows } from './placeholders-match-rows.ts';
import { recordExists } from './record-exists.ts';
import { referenceIs } from './reference-is.ts';
import { requiredBelow } from './required-below.ts';
import { requiredWhen } from './required-when.ts';
import { requiredWith } from './required-with.ts';
import { rowsAll } from './rows-all.ts';
import { rowsContiguous } from './rows-contiguous.ts';
import type { RuleLogic } from './rule-logic.ts';
import { sameExtension } from './same-extension.ts';
import { samePlaceholders } from './same-placeholders.ts';
import { stepsCover } from './steps-cover.ts';
import { uniqueEntries } from './unique-entries.ts';
import { unique } from './unique.ts';
import { weightAboveZero } from './weight-above-zero.ts';
import { withinLength } from './within-length.ts';
import { zeroOnlyLast } from './zero-only-last.ts';

/** What each named rule means. A new rule does not compile until it stands here. */
export const RULES: { readonly [N in RuleName]: RuleLogic<N> } = {
  greater,
  greater_or_equal: greaterOrEqual,
  required_when: requiredWhen,
  empty_when: emptyWhen,
  exactly_one: exactlyOne,
  must_include: mustInclude,
  rows_contiguous: rowsContiguous,
  weight_above_zero: weightAboveZero,
  rows_all: rowsAll,
  also_in: alsoIn,
  matches_reference: matchesReference,
  same_placeholders: samePlaceholders,
  placeholders_match_rows: placeholdersMatchRows,
  same_extension: sameExtension,
  unique,
  contiguous,
  not_falling: notFalling,
  zero_only_last: zeroOnlyLast,
  no_mutual: noMutual,
  no_cycle: noCycle,
  one_for_each: oneForEach,
  around_timeslot: aroundTimeslot,
  at_most_for: atMostFor,
  once_unless: onceUnless,
  pattern_when: patternWhen,
  record_exists: recordExists,
  reference_is: referenceIs,
  required_below: requiredBelow,
  required_with: requiredWith,
  steps_cover: stepsCover,
  unique_entries: uniqueEntries,
  within_length: withinLength,
};

/** The logic of a rule, for code that treats all rules alike. */
export function ruleLogic(name: RuleName): RuleLogic<RuleName> {
  return RULES[name];
}

/** References that a rule finds in a record, besides those of its fields. */
export function ruleReferences(rule: RuleDefinition, data: RecordData): readonly FieldReference[] {
  const logic = ruleLogic(rule.rule);
  return logic.level === 'reference' ? (logic.references?.(rule, data) ?? []) : [];
}
