import type { RecordData } from '../core/json.ts';
import type { RuleDefinition, RuleName } from '../core/rule.ts';
import type { FieldReference } from '../fields/field-kind-logic.ts';
import { allowedWhen } from './allowed-when.ts';
import { alsoIn } from './also-in.ts';
import { apartInTime } from './apart-in-time.ts';
import { aroundTimeslot } from './around-timeslot.ts';
import { atLeastAmount } from './at-least-amount.ts';
import { atLeastOne } from './at-least-one.ts';
import { atMostFor } from './at-most-for.ts';
import { atMostRows } from './at-most-rows.ts';
import { atMostWith } from './at-most-with.ts';
import { betweenWhen } from './between-when.ts';
import { chainEnds } from './chain-ends.ts';
import { contiguous } from './contiguous.ts';
import { costsNotFalling } from './costs-not-falling.ts';
import { countsChildren } from './counts-children.ts';
import { coversAll } from './covers-all.ts';
import { dayInside } from './day-inside.ts';
import { emptyWhen } from './empty-when.ts';
import { entriesNotFalling } from './entries-not-falling.ts';
import { everyNth } from './every-nth.ts';
import { exactlyOne } from './exactly-one.ts';
import { flagInLastRow } from './flag-in-last-row.ts';
import { formWhen } from './form-when.ts';
import { greaterOrEqual } from './greater-or-equal.ts';
import { greater } from './greater.ts';
import { inRowsOf } from './in-rows-of.ts';
import { insideTimeslot } from './inside-timeslot.ts';
import { lastRowIs } from './last-row-is.ts';
import { lessOrEqual } from './less-or-equal.ts';
import { limitedWhereProtected } from './limited-where-protected.ts';
import { matchesReference } from './matches-reference.ts';
import { matchesRowsOf } from './matches-rows-of.ts';
import { mustInclude } from './must-include.ts';
import { namesSibling } from './names-sibling.ts';
import { needsChild } from './needs-child.ts';
import { needsStepBefore } from './needs-step-before.ts';
import { noCycle } from './no-cycle.ts';
import { noMutual } from './no-mutual.ts';
import { notFalling } from './not-falling.ts';
import { offWhereProtected } from './off-where-protected.ts';
import { onceUnless } from './once-unless.ts';
import { oneForEach } from './one-for-each.ts';
import { onlyOnLast } from './only-on-last.ts';
import { placeholdersMatchRows } from './placeholders-match-rows.ts';
import { pointsBack } from './points-back.ts';
import { reaches } from './reaches.ts';
import { recordExists } from './record-exists.ts';
import { referenceIs } from './reference-is.ts';
import { requiredBelow } from './required-below.ts';
import { requiredWhen } from './required-when.ts';
import { requiredWith } from './required-with.ts';
import { rowsAlike } from './rows-alike.ts';
import { rowsAll } from './rows-all.ts';
import { rowsContiguous } from './rows-contiguous.ts';
import { rowsFollowOn } from './rows-follow-on.ts';
import { rowsRising } from './rows-rising.ts';
import { rowsTree } from './rows-tree.ts';
import { rowsUnique } from './rows-unique.ts';
import type { RuleLogic } from './rule-logic.ts';
import { sameExtension } from './same-extension.ts';
import { samePlaceholders } from './same-placeholders.ts';
import { scriptFlow } from './script-flow.ts';
import { spreadOver } from './spread-over.ts';
import { stepsAtMost } from './steps-at-most.ts';
import { stepsCover } from './steps-cover.ts';
import { timeslotWhen } from './timeslot-when.ts';
import { uniqueEntries } from './unique-entries.ts';
import { uniqueOverRows } from './unique-over-rows.ts';
import { unique } from './unique.ts';
import { unitCostNotRising } from './unit-cost-not-rising.ts';
import { weightAboveZero } from './weight-above-zero.ts';
import { wholeWhen } from './whole-when.ts';
import { withinChildrenSum } from './within-children-sum.ts';
import { withinLength } from './within-length.ts';
import { withinReference } from './within-reference.ts';
import { zeroOnlyFirst } from './zero-only-first.ts';
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
  form_when: formWhen,
  record_exists: recordExists,
  reference_is: referenceIs,
  required_below: requiredBelow,
  required_with: requiredWith,
  steps_cover: stepsCover,
  unique_entries: uniqueEntries,
  allowed_when: allowedWhen,
  timeslot_when: timeslotWhen,
  whole_when: wholeWhen,
  every_nth: everyNth,
  rows_follow_on: rowsFollowOn,
  rows_tree: rowsTree,
  last_row_is: lastRowIs,
  flag_in_last_row: flagInLastRow,
  script_flow: scriptFlow,
  in_rows_of: inRowsOf,
  day_inside: dayInside,
  inside_timeslot: insideTimeslot,
  names_sibling: namesSibling,
  within_children_sum: withinChildrenSum,
  counts_children: countsChildren,
  at_most_with: atMostWith,
  needs_step_before: needsStepBefore,
  steps_at_most: stepsAtMost,
  unit_cost_not_rising: unitCostNotRising,
  only_on_last: onlyOnLast,
  covers_all: coversAll,
  off_where_protected: offWhereProtected,
  limited_where_protected: limitedWhereProtected,
  entries_not_falling: entriesNotFalling,
  apart_in_time: apartInTime,
  unique_over_rows: uniqueOverRows,
  within_length: withinLength,
  at_least_amount: atLeastAmount,
  at_least_one: atLeastOne,
  at_most_rows: atMostRows,
  between_when: betweenWhen,
  chain_ends: chainEnds,
  costs_not_falling: costsNotFalling,
  less_or_equal: lessOrEqual,
  matches_rows_of: matchesRowsOf,
  reaches,
  rows_alike: rowsAlike,
  rows_rising: rowsRising,
  rows_unique: rowsUnique,
  spread_over: spreadOver,
  within_reference: withinReference,
  needs_child: needsChild,
  points_back: pointsBack,
  zero_only_first: zeroOnlyFirst,
};

/** The logic of a rule, for code that treats all rules alike. */
export function ruleLogic(name: RuleName): RuleLogic<RuleName> {
  return RULES[name];
}

/** Whether a rule can find references in records at all. */
export function canRefer({ rule }: RuleDefinition): boolean {
  const logic = ruleLogic(rule);
  return logic.level === 'reference' && logic.references !== undefined;
}

/** References that a rule finds in a record, besides those of its fields. */
export function ruleReferences(rule: RuleDefinition, data: RecordData): readonly FieldReference[] {
  const logic = ruleLogic(rule.rule);
  return logic.level === 'reference' ? (logic.references?.(rule, data) ?? []) : [];
}
