import type { JsonValue } from './json.ts';

/**
 * What can be wrong with a value, a record or a configuration. The text is made last, in the
 * reader's language (`texts/issues.ts`).
 */
export const ISSUE_CODES = [
  'required',
  'not_zero',
  'integer',
  'not_negative',
  'numeric',
  'valid',
  'greater',
  'greater_or_equal',
  'less',
  'less_or_equal',
  'image_required',
  'digits_only',
  'digits_or_decimals',
  'id_max_9_digits',
  'date_format',
  'time_format',
  'duplicate',
  'taken',
  'password_wrong',
  'password_differs',
  'password_guessable',
  'password_same',
  'too_long',
  'too_short',
  'too_few',
  'too_many',
  'pattern',
  'one_line',
  'harmful_character',
  'hidden_character',
  'markup',
  'asset_text',
  'name_of_none',
  'name_of_several',
  'unknown_option',
  'unknown_field',
  'wrong_type',
  'characters',
  'too_deep',
  'json',
  'read_only',
  'fixed',
  'fixed_record',
  'even',
  'decimals',
  'color_format',
  'end_before_start',
  'period_empty',
  'period_overlap',
  'range_overlap',
  'area_overlap',
  'weekday_required',
  'period_required',
  'event_required',
  'target_required',
  'target_not_allowed',
  'kind_not_allowed',
  'reference_missing',
  'still_referenced',
  'parent_missing',
  'reference_self',
  'reference_deprecated',
  'reference_off',
  'named_before_release',
  'client_too_old',
  'without_source',
  'text_missing',
  'variant_missing',
  'file_of_language',
  'text_and_key',
  'placeholders_differ',
  'extensions_differ',
  'weights_zero',
  'weights_zero_at',
  'exactly_one',
  'at_least_one',
  'not_contiguous',
  'not_rising',
  'falling',
  'required_when',
  'must_be_empty',
  'must_be_empty_here',
  'must_include',
  'must_keep',
  'must_be_in',
  'not_inside',
  'must_cover',
  'allowed_when',
  'needs_record',
  'given_by_two_boards',
  'closed_while_shown',
  'opens_after_unlock',
  'better_for_less',
  'over_cap_together',
  'too_many_records',
  'in_too_many_records',
  'step_too_large',
  'only_on_last',
  'only_on_first',
  'off_where_protected',
  'period_too_long',
  'too_many_days_after',
  'end_unreachable',
  'opening_time_over',
  'period_started',
  'period_locked',
  'period_keeps_record',
  'carried_over',
  'must_lead_to_start',
  'cycle',
  'mutual',
  'chain_too_long',
  'no_way_from_start',
  'no_way_to_end',
  'no_node_there',
  'pieces_do_not_fit',
  'sells_for_more',
  'paid_with_itself',
  'dearer_in_bulk',
  'gains_in_circle',
  'paid_otherwise',
  'asserted_rate',
  'asserted_share',
  'asserted_cost',
  'asserted_never',
  'check_not_run',
  'below_players',
  'players_missing',
  'over_stack',
  'over_limit_each',
  'over_limit_all',
  'belongs_to_other',
  'same_as',
  'record_exists',
  'record_missing',
  'row_repeated',
  'too_many_cells',
  'cell_fault',
  'cell_not_calculated',
  'script_no_column',
  'script_no_speaker',
  'script_no_file',
  'script_never_reached',
  'script_dead_end',
  'script_leads_nowhere',
  'script_no_line',
  'script_no_choices',
  'script_lines_differ',
  'script_choices_differ',
  'script_differs',
] as const;

/** What can be wrong, by name. */
export type IssueCode = (typeof ISSUE_CODES)[number];

/** An error blocks a release; a warning needs a tick. */
export type Severity = 'error' | 'warning';

/** One problem. `path` is dotted, list rows by index: `levels.0.effects.1.value`; '' is the record. */
export type Issue = {
  readonly path: string;
  readonly code: IssueCode;
  readonly params: Readonly<Record<string, JsonValue>>;
  readonly severity: Severity;
};

/** One problem; an error unless said otherwise. */
export function issue(
  path: string,
  code: IssueCode,
  params: Issue['params'] = {},
  severity: Severity = 'error',
): Issue {
  return { path, code, params, severity };
}

/** What tells a problem of a record from its others: one place may break one rule in two ways. */
export function issueKey({ path, code, params }: Pick<Issue, 'path' | 'code' | 'params'>): string {
  return `${path} ${code} ${JSON.stringify(params)}`;
}

/** A problem of one record inside a whole configuration. */
export type RecordIssue = Issue & { readonly module: string; readonly recordId: string };

/** The problems of one record among those of several. */
export const issuesOfRecord = (found: readonly RecordIssue[], recordId: string): readonly Issue[] =>
  found
    .filter((problem) => problem.recordId === recordId)
    .map(({ path, code, params, severity }) => ({ path, code, params, severity }));

/** The path of a part of what `base` leads to. */
export function joinPath(base: string, part: string | number): string {
  return base === '' ? String(part) : `${base}.${part}`;
}
