import { labelOf } from '../enums/label-of.ts';
import type { Issue, Severity } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { PlayerFacts, PlayerQuestion } from '../core/player-facts.ts';
import type { RuleDefinition } from '../core/rule.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { noAnswerReason, oldestClient, playerQuestion } from '../enums/player-question.ts';
import { ruleLogic } from '../rules/index.ts';
import { isOff } from '../rules/is-off.ts';
import { noAnswer } from '../rules/player-answers.ts';
import type { AddRecordIssue, ModuleContext, ModuleRecord, RecordContext } from '../rules/rule-logic.ts';

/** Adds what one record breaks: its own rules, and those about records it names when they can be found. */
export function checkRecordRules(data: RecordData, add: AddIssue, context: RecordContext): void {
  const { module, findRecord } = context;
  for (const rule of module.rules) {
    const logic = ruleLogic(rule);
    if (logic.level === 'record') logic.check(rule, data, withSeverity(rule, add), context);
    else if (logic.level === 'reference' && findRecord !== undefined)
      logic.check(rule, data, withSeverity(rule, add), { module, findRecord });
  }
}

/** Collects a problem of a record of the module under check. */
type AddOfRecord = (
  recordId: string,
  path: string,
  code: Issue['code'],
  params: Issue['params'],
  severity: Severity,
) => void;

/**
 * Adds problems of the records of a module taken together. A rule that asks about players reports where it
 * could not run; without `players`, as after a save, it is not part of the check.
 */
export function checkModuleRules(
  records: readonly ModuleRecord[],
  add: AddOfRecord,
  context: ModuleContext,
): void {
  for (const rule of context.module.rules) {
    const logic = ruleLogic(rule);
    if (logic.level !== 'module') continue;
    const question = logic.asks?.(rule);
    if (question !== undefined && !isAnswered(question, records, add, context.players)) continue;
    const severity = rule.severity ?? 'error';
    const addIt: AddRecordIssue = (recordId, path, code, params = {}) =>
      add(recordId, path, code, params, severity);
    logic.check(rule, records, addIt, context);
  }
}

/**
 * Adds a warning where records name the client since which they are understood, but the oldest supported
 * client is unknown: a check that did not run is not a pass.
 */
export function addUnaskedClients(
  module: ResolvedModule,
  records: readonly ModuleRecord[],
  add: AddIssue,
): void {
  const isAsked = module.rules.some((rule) => 'is' in rule && rule.is === 'known_to_client');
  if (!isAsked || records.every(({ data }) => isOff(data))) return;
  add('', NOT_RUN, { check: oldestClient.check, reason: oldestClient.reason }, 'warning');
}

/** Whether a rule about players can run. Where it should and cannot, that is a warning of the module. */
function isAnswered(
  question: PlayerQuestion,
  records: readonly ModuleRecord[],
  add: AddOfRecord,
  players: PlayerFacts | undefined,
): boolean {
  if (players === undefined || records.every(({ data }) => isOff(data))) return false;
  const reason = noAnswer(players, question);
  if (reason === null) return true;
  const check = labelOf(playerQuestion, question) ?? question;
  const why = labelOf(noAnswerReason, reason) ?? reason;
  add('', '', NOT_RUN, { check, reason: why }, 'warning');
  return false;
}

/** The code of a check that could not run. */
export const NOT_RUN = 'check_not_run';

function withSeverity(rule: RuleDefinition, add: AddIssue): AddIssue {
  return (path, code, params) => add(path, code, params, rule.severity ?? 'error');
}
