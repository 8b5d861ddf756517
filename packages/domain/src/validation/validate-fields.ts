import type { ResolvedField } from '../core/field.ts';
import { issue, type Issue } from '../core/issue.ts';
import { textOf, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { expressionOf } from '../core/text-form.ts';
import { fieldKindLogic } from '../fields/index.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { isAbsent } from '../fields/typed-object.ts';
import { validateObject } from '../fields/validate-object.ts';
import { isSameValue } from '../record/canonical.ts';
import { hasIdentity, identityFromRecordId, recordIdOf } from '../record/identity.ts';
import { fixedFieldProblems, NOTHING_FIXED, type FixedFields } from './fixed-fields.ts';
import { checkOpeningTime } from './over-opening-time.ts';
import { removedRows } from './removed-rows.ts';
import { checkStartedPeriods } from './started-periods.ts';

/**
 * `recordId`: of the stored record that is being replaced, which is `previous`. `byConsole`: the console itself writes.
 * `fixed`: what of it is held by now. `now`: the moment of an edit, which is refused
 * where the opening time is over, or where a period that runs and keeps its start would begin at another time.
 */
type ValidateFieldsOptions = {
  readonly recordId?: string | undefined;
  readonly previous?: RecordData;
  readonly byConsole?: boolean;
  readonly fixed?: FixedFields;
  readonly now?: Date;
};

/**
 * All problems that prevent saving: invalid values by kind, unknown keys, and fields that only the
 * console fills. Values that are already stored may stay.
 */
export function validateFields(
  module: ResolvedModule,
  data: RecordData,
  options: ValidateFieldsOptions = {},
): Issue[] {
  const issues: Issue[] = [];
  const add: AddIssue = (path, code, params, severity) =>
    void issues.push(issue(path, code, params, severity));
  checkFields(module, data, add);
  const { recordId, previous, now, fixed = NOTHING_FIXED } = options;
  checkIdentity(module, data, add);
  if (recordId !== undefined) checkSameIdentity(module, data, recordId, add);
  if (options.byConsole !== true) {
    checkInput(module, data, previous ?? {}, add);
    if (previous !== undefined && now !== undefined) {
      checkOpeningTime(module, data, previous, now, add);
      if (fixed.keepsStart) checkStartedPeriods(module, data, previous, now, add);
    }
  }
  if (previous !== undefined) issues.push(...removedRows(module, previous, data));
  issues.push(...fixedFieldProblems(module, fixed, previous, data));
  return issues;
}

/** Each field by its kind. What is not open yet may wait for its period: a duplicate starts like this. */
export function checkFields(module: ResolvedModule, data: RecordData, add: AddIssue): void {
  const isNotOpen = data['status'] === 'not_open';
  validateObject(fieldKindLogic, module.fields, data, '', (path, code, params, severity) => {
    if (code !== 'period_required' || !isNotOpen) add(path, code, params, severity);
  });
}

/** Identity values name the record: always there, and unable to be mistaken for two values. */
function checkIdentity(module: ResolvedModule, data: RecordData, add: AddIssue): void {
  for (const key of module.identity) {
    const value = data[key];
    if (isAbsent(value) && module.fieldByKey.get(key)?.required === false) add(key, 'required');
    else if (
      typeof value === 'string' &&
      key !== module.parent?.field &&
      !expressionOf('identity').test(value)
    )
      add(key, 'pattern', { form: 'identity' });
    else if (typeof value === 'number' && value < 0 && isUnbounded(module.fieldByKey.get(key)))
      add(key, 'not_negative');
  }
}

/** A record keeps the ID by which others name it. */
function checkSameIdentity(module: ResolvedModule, data: RecordData, recordId: string, add: AddIssue): void {
  if (!hasIdentity(module, data) || recordIdOf(module, data) === recordId) return;
  const own = identityFromRecordId(module, recordId);
  for (const key of module.identity)
    if (textOf(data[key]) !== textOf(own[key])) add(key, 'read_only', { field: key });
}

function isUnbounded(field: ResolvedField | undefined): boolean {
  return field?.kind === 'integer' && field.min === undefined;
}

function checkInput(module: ResolvedModule, data: RecordData, previous: RecordData, add: AddIssue): void {
  for (const key of Object.keys(data)) {
    const field = module.fieldByKey.get(key);
    if (field !== undefined && field.readOnly !== true) continue;
    const before = previous[key] ?? (field === undefined ? undefined : module.defaults[key]);
    if (!isSameValue(data[key], before))
      add(key, field === undefined ? 'unknown_field' : 'read_only', { field: key });
  }
}
