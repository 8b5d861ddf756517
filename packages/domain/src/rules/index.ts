import type { DemandName } from '../core/demand-parameters.ts';
import type { RecordData } from '../core/json.ts';
import type { RuleDefinition, RuleName } from '../core/rule.ts';
import type { SequenceName } from '../core/sequence-parameters.ts';
import type { FieldReference } from '../fields/field-kind-logic.ts';
import { alsoIn } from './also-in.ts';
import { apartInTime } from './apart-in-time.ts';
import { atLeastOne } from './at-least-one.ts';
import { atMostWith } from './at-most-with.ts';
import { chainEnds } from './chain-ends.ts';
import { countsChildren } from './counts-children.ts';
import { coversAll } from './covers-all.ts';
import { dayInside } from './day-inside.ts';
import { demandRule } from './demands/demand-rule.ts';
import { entriesNotFalling } from './entries-not-falling.ts';
import { exactlyOne } from './exactly-one.ts';
import { insideTimeslot } from './inside-timeslot.ts';
import { limitedWhereProtected } from './limited-where-protected.ts';
import { matchesRowsOf } from './matches-rows-of.ts';
import { mustInclude } from './must-include.ts';
import { namesSibling } from './names-sibling.ts';
import { needsChild } from './needs-child.ts';
import { needsStepBefore } from './needs-step-before.ts';
import { noCycle } from './no-cycle.ts';
import { noMutual } from './no-mutual.ts';
import { onceUnless } from './once-unless.ts';
import { oneForEach } from './one-for-each.ts';
import { placeholdersMatchRows } from './placeholders-match-rows.ts';
import { pointsBack } from './points-back.ts';
import { reaches } from './reaches.ts';
import { recordExists } from './record-exists.ts';
import { rowsAlike } from './rows-alike.ts';
import { rowsFollowOn } from './rows-follow-on.ts';
import { rowsTree } from './rows-tree.ts';
import { rowsUnique } from './rows-unique.ts';
import type { RuleLogic } from './rule-logic.ts';
import { sameExtension } from './same-extension.ts';
import { samePlaceholders } from './same-placeholders.ts';
import { scriptFlow } from './script-flow.ts';
import { recordSequenceRule, rowSequenceRule } from './sequences/sequence-rules.ts';
import { spreadOver } from './spread-over.ts';
import { stepsCover } from './steps-cover.ts';
import { unique } from './unique.ts';
import { unitCostNotRising } from './unit-cost-not-rising.ts';
import { weightAboveZero } from './weight-above-zero.ts';
import { withinChildrenSum } from './within-children-sum.ts';

/** What each rule with a name of its own means. A new one does not compile until it stands here. */
export const RULES: { readonly [N in RuleName]: RuleLogic<N> } = {
  exactly_one: exactlyOne,
  must_include: mustInclude,
  weight_above_zero: weightAboveZero,
  also_in: alsoIn,
  same_placeholders: samePlaceholders,
  placeholders_match_rows: placeholdersMatchRows,
  same_extension: sameExtension,
  unique,
  no_mutual: noMutual,
  no_cycle: noCycle,
  one_for_each: oneForEach,
  once_unless: onceUnless,
  record_exists: recordExists,
  steps_cover: stepsCover,
  rows_follow_on: rowsFollowOn,
  rows_tree: rowsTree,
  script_flow: scriptFlow,
  day_inside: dayInside,
  inside_timeslot: insideTimeslot,
  names_sibling: namesSibling,
  within_children_sum: withinChildrenSum,
  counts_children: countsChildren,
  at_most_with: atMostWith,
  needs_step_before: needsStepBefore,
  unit_cost_not_rising: unitCostNotRising,
  covers_all: coversAll,
  limited_where_protected: limitedWhereProtected,
  entries_not_falling: entriesNotFalling,
  apart_in_time: apartInTime,
  at_least_one: atLeastOne,
  chain_ends: chainEnds,
  matches_rows_of: matchesRowsOf,
  reaches,
  rows_alike: rowsAlike,
  rows_unique: rowsUnique,
  spread_over: spreadOver,
  needs_child: needsChild,
  points_back: pointsBack,
};

/** The logic of a rule, for code that treats all rules alike. */
export function ruleLogic(rule: RuleDefinition): RuleLogic {
  if ('rule' in rule) return RULES[rule.rule];
  if (!('along' in rule)) return demandRule;
  return typeof rule.along === 'string' ? rowSequenceRule : recordSequenceRule;
}

/** What a rule is called. */
export function ruleName(rule: RuleDefinition): RuleName | DemandName | SequenceName {
  return 'is' in rule ? rule.is : rule.rule;
}

/** Whether a rule can find references in records at all. */
export function canRefer(rule: RuleDefinition): boolean {
  const logic = ruleLogic(rule);
  return logic.level === 'reference' && logic.references !== undefined;
}

/** References that a rule finds in a record, besides those of its fields. */
export function ruleReferences(rule: RuleDefinition, data: RecordData): readonly FieldReference[] {
  const logic = ruleLogic(rule);
  return logic.level === 'reference' ? (logic.references?.(rule, data) ?? []) : [];
}
