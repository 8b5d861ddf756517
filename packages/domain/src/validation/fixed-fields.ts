import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import { canonicalJson } from '../record/canonical.ts';

/** Problems of fields that somebody relies on by now, and that would have another value than before. */
export function fixedFieldProblems(
  fixed: readonly string[],
  previous: RecordData | undefined,
  data: RecordData,
): Issue[] {
  return fixed
    .filter((key) => canonicalJson(data[key] ?? null) !== canonicalJson(previous?.[key] ?? null))
    .map((key) => issue(key, 'fixed', { field: key }));
}
